import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { declinedMail } from '#domain/groups/group-application.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Group } from './group-facts.ts';

/** Tells someone that their application was declined, with a way to other quests. */
export async function mailDeclined(
  tx: Db,
  context: MailContext,
  { groupId: aboutId, groupName }: Group,
  memberId: string,
): Promise<void> {
  const { config } = context;
  const declined = withSubjectInShort(
    {
      ...{ kind: 'application-declined', aboutId },
      write: (locale, { firstName }) =>
        declinedMail(locale, config, { groupName, firstName, address: linkIn(locale, config, '/find') }),
    },
    (locale) => ({ from: config.siteName, title: groupName, link: linkIn(locale, config, '/find') }),
  );
  await queueMessages(tx, context, declined, [memberId]);
}
