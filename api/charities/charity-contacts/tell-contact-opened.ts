import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { contactOpenedMail } from '#domain/guardians/emergency-contact-notice.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

export type OpenedContact = {
  chariteerId: string;
  questId: string;
  providerId: string;
  charity: string;
  title: QuestTitle;
  startedAt: number | null;
};

/** Tells a person that someone at a charity has opened their emergency contact; who it was stays with the audit log. */
export async function tellContactOpened(tx: Db, context: MailContext, opened: OpenedContact): Promise<void> {
  const { config } = context;
  const { chariteerId, questId, providerId, charity, title, startedAt } = opened;
  const page = `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(questId)}`;
  const link = (locale: Locale) => linkIn(locale, config, page);
  const told = withSubjectInShort(
    {
      ...{ kind: 'emergency-contact-opened', questId, startsAt: startedAt },
      write: (locale, { firstName }) =>
        contactOpenedMail(locale, config, {
          firstName,
          charity,
          quest: { title, startedAt },
          link: link(locale),
        }),
    },
    (locale) => ({ from: charity, title: titleIn(locale, title), link: link(locale) }),
  );
  await queueMessages(tx, context, told, [chariteerId]);
}
