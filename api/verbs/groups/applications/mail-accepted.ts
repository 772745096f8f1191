import { and, eq, gte } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Group } from '#api/reads/groups/group-facts.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { acceptanceMail } from '#domain/groups/group-application.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';

type Accepted = { memberId: string; decidedAt: number };

/**
 * Tells somebody, once, that their application was accepted, if their address is confirmed. False when it is not.
 * `decidedAt` in epoch ms.
 */
export async function mailAccepted(
  tx: Db,
  context: MailContext,
  group: Group,
  { memberId, decidedAt }: Accepted,
): Promise<boolean> {
  const person = await readConfirmedAddress(tx, memberId);
  if (!person) return false;
  const path = group.groupType === 'guild' ? `/guilds/${group.groupId}` : '/groups';
  const { firstName, address: recipient } = person;
  const { config } = context;
  const mail = mailIn(person.locale, (locale) => {
    const address = linkIn(locale, config, path);
    return acceptanceMail(locale, config, { groupName: group.groupName, firstName, address });
  });
  const [told] = await tx
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.ownerId, memberId),
        eq(outboxMessage.kind, 'application-accepted'),
        eq(outboxMessage.aboutId, group.groupId),
        gte(outboxMessage.createdAt, decidedAt),
      ),
    );
  const about = { recipient, ownerId: memberId, aboutId: group.groupId };
  if (!told) await queueMail(tx, context, { kind: 'application-accepted', ...mail, ...about });
  return true;
}
