import { type SQL, sql } from 'drizzle-orm';
import { type OUTBOX_STATUSES, outboxMessage } from '#db/schema/outbox-message.ts';

export type DeliveryStatus = (typeof OUTBOX_STATUSES)[number];

/** The columns of a delivery that comes into a state: the state, and when, behind what it was before. Epoch ms. */
export function changedTo<Status extends DeliveryStatus>(
  status: Status,
  now: number,
): { status: Status; changes: SQL } {
  return {
    status,
    changes: sql`json_insert(${outboxMessage.changes}, '$[#]', json_array(${status}, ${now}))`,
  };
}

/** What `changes` holds of a delivery that begins in a state. */
export function firstChange(status: DeliveryStatus, now: number): string {
  return JSON.stringify([[status, now]]);
}
