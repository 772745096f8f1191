import { inArray, type SQL } from 'drizzle-orm';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';

/** Whether an email goes to one of these addresses, which the database knows by their hashes. */
export function isMailTo({ cells }: Db, addresses: readonly string[]): SQL {
  const keys = addresses.map(uniqueKey);
  return inArray(
    outboxMessage.recipientKey,
    keys.flatMap((key) => cells.hashes('outbox_message.recipientKey', key)),
  );
}
