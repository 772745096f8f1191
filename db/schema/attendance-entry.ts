import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONTRACT_STATUSES } from '#domain/attendance/attendance.ts';
import { ENTRY_WAYS, MARKER_ROLES } from '#domain/attendance/attendance-entry.ts';
import { contract } from './contract.ts';
import { isOneOf, rule } from './rules.ts';

/**
 * History of a contract's attendance: each change with what was recorded before and after it. Append only: triggers
 * refuse UPDATE, and DELETE while the contract is there; only the reason goes with the person. No foreign key of the
 * actor, an entry outlives them.
 */
export const attendanceEntry = sqliteTable(
  'attendance_entry',
  {
    id: text().primaryKey(),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    /** 1 for the first entry of the contract. */
    number: integer().notNull(),
    /** Timestamp of the server. */
    at: integer().notNull(),
    /** Timestamp of the device. */
    markedAt: integer(),
    actorId: text(),
    role: text({ enum: MARKER_ROLES }).notNull(),
    way: text({ enum: ENTRY_WAYS }).notNull(),
    reason: text(),
    statusBefore: text({ enum: CONTRACT_STATUSES }),
    statusAfter: text({ enum: CONTRACT_STATUSES }),
    arrivalBefore: integer(),
    arrivalAfter: integer(),
    departureBefore: integer(),
    departureAfter: integer(),
    minutesBefore: integer().notNull(),
    minutesAfter: integer().notNull(),
  },
  (t) => [
    uniqueIndex('attendance_entry_number').on(t.contractId, t.number),
    rule('attendance_entry_number_from_1', `"number" > 0`),
    rule('attendance_entry_role', isOneOf('role', MARKER_ROLES)),
    rule('attendance_entry_way', isOneOf('way', ENTRY_WAYS)),
    rule('attendance_entry_reason', `length("reason") <= 150`),
    rule('attendance_entry_status_before', isOneOf('statusBefore', CONTRACT_STATUSES)),
    rule('attendance_entry_status_after', isOneOf('statusAfter', CONTRACT_STATUSES)),
    rule('attendance_entry_minutes', `"minutesBefore" >= 0 AND "minutesAfter" >= 0`),
  ],
);
