import { inArray, sql } from 'drizzle-orm';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import { readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import type { Db } from '#db/store.ts';
import { friendCameMail, friendCameShort } from '#domain/friends/friend-mail.ts';
import { type MarkedPlace, readUnthanked } from './friend-queries.ts';

/**
 * Thanks whoever invited people who were marked present, in the transaction of the mark: once for each of the two, also
 * where the mark is taken back and set again. The number of statements does not grow with the people.
 */
export async function thankInviters(
  tx: Db,
  context: MailContext,
  present: readonly MarkedPlace[],
): Promise<void> {
  if (present.length === 0) return;
  const due = await readUnthanked(tx, present, context.now);
  if (due.length === 0) return;
  const { invitedId, questId } = friendInvitation;
  const keys = due.map((one) => sql`(${one.invitedId}, ${one.questId})`);
  await tx
    .update(friendInvitation)
    .set({ thankedAt: context.now })
    .where(inArray(sql`(${invitedId}, ${questId})`, [sql`VALUES ${sql.join(keys, sql`, `)}`]));
  const counts = new Map(
    [...Map.groupBy(due, ({ inviterId }) => inviterId)].map(([id, own]) => [id, own.length]),
  );
  const reaches = await readReaches(tx, [...counts.keys()], offeredChannels(context.config), context.now);
  const { config } = context;
  await queueTo(
    tx,
    context,
    {
      kind: 'friend-came',
      write: (locale, { accountId, firstName }) =>
        friendCameMail(locale, config, { count: counts.get(accountId) ?? 1, firstName }),
      short: (locale, { accountId }) => friendCameShort(locale, config, counts.get(accountId) ?? 1),
    },
    reaches,
  );
}
