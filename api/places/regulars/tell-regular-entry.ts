import { eq } from 'drizzle-orm';
import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { timesInWords } from '#domain/books/recurrence-in-words.ts';
import type { EntryTimes } from '#domain/books/schedule-entry.ts';
import type { MailText, Sender } from '#domain/messages/letter.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { type NamedEntry, regularAskedMail, regularEndedMail } from '#domain/regulars/regular-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { REGULARS_PATH, readChildNames } from './tell-regular-dates.ts';

type Concerned = { entry: EntryTimes; chariteerIds: readonly string[] };

/** Asks regulars whether the new time or place of their entry suits them. */
export async function tellRegularAsked(
  tx: Db,
  context: MailContext,
  { until, ...concerned }: Concerned & { until: number },
): Promise<void> {
  await tell(tx, context, concerned, 'regular-asked', (locale, sender, named, reader, link) =>
    regularAskedMail(locale, sender, { ...named, until }, reader, link),
  );
}

/** Tells regulars that it is over: by the charity's hand, or since the schedule has their entry no more. */
export async function tellRegularEnded(
  tx: Db,
  context: MailContext,
  { isByCharity, ...concerned }: Concerned & { isByCharity: boolean },
): Promise<void> {
  await tell(tx, context, concerned, 'regular-ended', (locale, sender, named, reader, link) =>
    regularEndedMail(locale, sender, { ...named, isByCharity }, reader, link),
  );
}

type Reader = { firstName: string | null; childName: string | null };
type Letter = (locale: Locale, sender: Sender, named: NamedEntry, reader: Reader, link: string) => MailText;

async function tell(
  tx: Db,
  context: MailContext,
  { entry, chariteerIds }: Concerned,
  kind: MailKind,
  letter: Letter,
): Promise<void> {
  const { config } = context;
  const [stamp] = await tx
    .select({ title: QUEST_TITLE, charity: provider.name })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, entry.quest_id));
  if (!stamp) return;
  const childNameOf = await readChildNames(tx, chariteerIds);
  const named: NamedEntry = { ...stamp, when: (locale) => timesInWords(locale, entry) };
  const message: Omit<Message, 'short'> = {
    kind,
    write: (locale, reach) => {
      const reader = { firstName: reach.firstName, childName: childNameOf(reach) };
      return letter(locale, config, named, reader, linkIn(locale, config, REGULARS_PATH));
    },
  };
  const short = withSubjectInShort(message, (locale) => ({
    ...{ from: stamp.charity, title: stamp.title.written, link: linkIn(locale, config, REGULARS_PATH) },
  }));
  await queueMessages(tx, context, short, chariteerIds);
}
