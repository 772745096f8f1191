import { and, eq, gte, ne } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { acceptanceMail } from '#domain/groups/group-application.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Group } from './group-facts.ts';

type Accepted = {
  memberId: string;
  decidedAt: number;
  /** Upcoming quests no longer reserved for a guild that had been without members. */
  letGoCount?: number;
};

/**
 * Tells someone, once, that their application was accepted. False when nothing reaches them but their inbox.
 * `decidedAt` in epoch ms.
 */
export async function mailAccepted(
  tx: Db,
  context: MailContext,
  group: Group,
  { memberId, decidedAt, letGoCount = 0 }: Accepted,
): Promise<boolean> {
  const isCharity = group.providerId !== null;
  const path = isCharity ? `/questList/${group.providerId}` : `/guilds/${group.groupId}`;
  const { config } = context;
  const [told] = await tx
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.ownerId, memberId),
        eq(outboxMessage.kind, 'application-accepted'),
        eq(outboxMessage.aboutId, group.groupId),
        gte(outboxMessage.createdAt, decidedAt),
        ne(outboxMessage.status, 'unreachable'),
      ),
    );
  if (told) return true;
  const { groupId: aboutId, groupName } = group;
  const accepted = withSubjectInShort(
    {
      ...{ kind: 'application-accepted', aboutId },
      write: (locale, { firstName }) => {
        const address = linkIn(locale, config, path);
        return acceptanceMail(locale, config, { groupName, firstName, address, letGoCount, isCharity });
      },
    },
    (locale) => ({ from: config.siteName, title: groupName, link: linkIn(locale, config, path) }),
  );
  const [sent] = await queueMessages(tx, context, accepted, [memberId]);
  return sent !== undefined && sent.state !== 'unreachable';
}
