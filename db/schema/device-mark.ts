import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTRACT_STATUSES } from '#domain/attendance/attendance.ts';
import { MARK_KEY_MAX } from '#domain/attendance/device-mark.ts';
import { contract } from './contract.ts';
import { hasLength, isFlag, isOneOf, rule } from './rules.ts';

/** Attendance as a device sent it, so that sending it twice does nothing and two devices that disagree are seen. */
export const deviceMark = sqliteTable(
  'device_mark',
  {
    /** Made by the device. */
    key: text().primaryKey(),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    /** Random name of the browser; null: marked without one. */
    device: text(),
    actorId: text(),
    status: text({ enum: CONTRACT_STATUSES }),
    /** Timestamp of the mark by the server's clock. */
    markedAt: integer().notNull(),
    /** Device's time, epoch ms. */
    deviceAt: integer(),
    receivedAt: integer().notNull(),
    /** It says otherwise than the mark that holds, and no one has said which is right. */
    differs: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    index('device_mark_contract').on(t.contractId),
    index('device_mark_age').on(t.receivedAt),
    rule('device_mark_key', hasLength('key', 1, MARK_KEY_MAX)),
    rule('device_mark_device', hasLength('device', 1, MARK_KEY_MAX)),
    rule('device_mark_status', isOneOf('status', CONTRACT_STATUSES)),
    rule('device_mark_differs', isFlag('differs')),
  ],
);
