import { notInArray, sql } from 'drizzle-orm';
import { openContent } from '#api/access/outbox/seals/seal-mail.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { World } from './world.ts';

/**
 * What waits in the outbox or was sent, in the order of queueing, opened; what is gone has no subject and no text. Not
 * what no one gets.
 */
export async function readMails({ store, config }: Pick<World, 'store' | 'config'>) {
  // What no one was told is no mail.
  const isMail = notInArray(outboxMessage.status, ['unreachable', 'held']);
  const rows = await store.read.select().from(outboxMessage).where(isMail).orderBy(sql`rowid`);
  return rows.map((row) => ({
    ...row,
    recipient: store.read.cells.open('outbox_message.recipient', row.id, row.recipient) ?? '',
    ...((row.sealed === null ? null : openContent(config.dataKey, row.sealed)) ?? {
      locale: FIRST_LOCALE,
      subject: '',
      body: '',
    }),
  }));
}
