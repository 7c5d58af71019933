#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

void owe(Book& b, Debt debt);
/// The debt that an action meets; null, with a fault, when there is none. `place` or `event` of -1: any.
Debt* owed(Book& b, TaskKind kind, int seat, int place = -1, int event = -1);
/// Something has to be done that can be done.
bool is_anything_due(const Book& b);
bool is_owed(const Book& b, TaskKind kind, int seat = -1);
/// A part of it is done; it is gone with the last one.
void meet(Book& b, Debt* debt);
void forgive(Book& b, Debt* debt);
/// Something can be done about it now.
bool can_be_met(const Book& b, const Debt& debt);
/// Marks what cannot be met: it may be dropped.
void let_lapse(Book& b);
/// Somebody goes on with a turn: nothing may be owed any more.
void settle_debts(Book& b);

}  // namespace hexwright::referee
