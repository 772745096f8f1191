import { sql } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { deviceMark } from '#db/schema/device-mark.ts';
import type { Work } from './row-makers.ts';

type Entry = typeof attendanceEntry.$inferInsert;

/** An entry in the history of a contract. */
export const entry =
  (values: Partial<Entry>): Work =>
  async (tx) => {
    const { id: contractId } = await insertContract(tx);
    const row = { id: 'e1', contractId, number: 1, at: 1, role: 'manager', way: 'sheet' } as const;
    await tx.insert(attendanceEntry).values({ ...row, minutesBefore: 0, minutesAfter: 60, ...values });
  };

const deviceMarkOf =
  (values: Partial<typeof deviceMark.$inferInsert>): Work =>
  async (tx) => {
    const { id: contractId } = await insertContract(tx);
    await tx.insert(deviceMark).values({ key: 'k1', contractId, markedAt: 1, receivedAt: 1, ...values });
  };

/** Rows of the history of attendance, and of marks of devices, that break each of their rules. */
export const BAD_ENTRY_ROWS: Readonly<Record<string, readonly Work[]>> = {
  attendance_entry_minutes: [entry({ minutesBefore: -1 }), entry({ minutesAfter: -1 })],
  attendance_entry_number_from_1: [entry({ number: 0 })],
  attendance_entry_reason: [entry({ reason: 'x'.repeat(151) })],
  attendance_entry_role: [entry({ role: 'friend' as 'staff' })],
  attendance_entry_status_after: [entry({ statusAfter: 'Sick' as 'Present' })],
  attendance_entry_status_before: [entry({ statusBefore: 'Sick' as 'Present' })],
  attendance_entry_way: [entry({ way: 'letter' as 'paper' })],
  device_mark_device: [deviceMarkOf({ device: '' }), deviceMarkOf({ device: 'x'.repeat(65) })],
  device_mark_differs: [deviceMarkOf({ differs: sql`2` as unknown as boolean })],
  device_mark_key: [deviceMarkOf({ key: '' }), deviceMarkOf({ key: 'x'.repeat(65) })],
  device_mark_status: [deviceMarkOf({ status: 'Sick' as 'Present' })],
};
