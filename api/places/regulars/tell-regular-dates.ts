import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { spanInWords } from '#domain/messages/named-quest.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';
import { regularDatesMail } from '#domain/regulars/regular-mails.ts';
import type { RegularOutcome } from '#domain/regulars/regular-turns.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Path of the page where people keep what they come to every time. */
export const REGULARS_PATH = '/regulars';

/** What became of a date of someone. */
export type DateOfRegular = {
  chariteerId: string;
  outcome: RegularOutcome;
  quest: { title: QuestTitle; startedAt: number | null; endedAt: number | null };
};

/** Tells each regular of a charity once of all dates that were just decided; a constant number of statements. */
export async function tellRegularDates(
  tx: Db,
  context: MailContext,
  providerId: string,
  decided: readonly DateOfRegular[],
): Promise<void> {
  if (decided.length === 0) return;
  const { config } = context;
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const byPerson = Map.groupBy(decided, ({ chariteerId }) => chariteerId);
  const childNameOf = await readChildNames(tx, [...byPerson.keys()]);
  const whenOf = saidOnceEach();
  const datesOf = ({ personId }: Reach) =>
    (byPerson.get(personId) ?? []).map(({ outcome, quest }) => ({
      title: quest.title,
      when: (locale: Locale) => whenOf(locale, quest),
      outcome,
    }));
  const name = charity?.name ?? '';
  const message = withSubjectInShort(
    {
      kind: 'regular-dates',
      write: (locale, reach) =>
        regularDatesMail(
          locale,
          config,
          { charity: name, dates: datesOf(reach) },
          { firstName: reach.firstName, childName: childNameOf(reach) },
          linkIn(locale, config, REGULARS_PATH),
        ),
    },
    (locale) => ({ from: name, title: name, link: linkIn(locale, config, REGULARS_PATH) }),
  );
  await queueMessages(tx, context, message, [...byPerson.keys()]);
}

/** When quests are, in words, which are the same for all who read them in a language. */
function saidOnceEach(): (locale: Locale, times: DateOfRegular['quest']) => string {
  const said = new Map<string, string>();
  return (locale, { startedAt, endedAt }) => {
    const key = `${locale} ${startedAt} ${endedAt}`;
    const words = said.get(key) ?? (startedAt === null ? '' : spanInWords(locale, { startedAt, endedAt }));
    said.set(key, words);
    return words;
  };
}

/** Reads first names; the answer is that of the child whose guardian reads, else null. */
export async function readChildNames(
  tx: Db,
  ids: readonly string[],
): Promise<(reach: Reach) => string | null> {
  const people = await tx
    .select({ id: chariteer.id, name: chariteer.nameFirst })
    .from(chariteer)
    .where(isInList(chariteer.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return ({ personId, accountId }) => (personId === accountId ? null : (names.get(personId) ?? null));
}
