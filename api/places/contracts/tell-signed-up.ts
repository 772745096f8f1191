import { eq, sql } from 'drizzle-orm';
import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Message, queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import { type Reach, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { QuestEvent } from '#api/messages/calendar/quest-calendar.ts';
import { EVENT_COLUMNS, eventOf, isEntryOf } from '#api/messages/calendar/quest-event.ts';
import { calendarPart } from '#api/messages/calendar/spot-entries.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { LEADER_COLUMNS, leaderNameIn } from '#api/rows/leader-columns.ts';
import { translatedExtras, translatedTitles } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import type { AnswerLinks } from '#domain/messages/reminders/reminder-mail.ts';
import { locationInShort, locationInWords } from '#domain/quests/location-in-words.ts';
import { isRemote } from '#domain/quests/quest-status.ts';
import { extrasIn, titleIn } from '#domain/quests/quest-translation.ts';
import { signUpMail, signUpShort } from '#domain/sign-up/sign-up-mail.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Words that confirm a spot: as a sign-up, or as taken over from another person. */
export type Confirmation = { kind: MailKind; mail: typeof signUpMail; short: typeof signUpShort };
const SIGNED_UP: Confirmation = { kind: 'signed-up', mail: signUpMail, short: signUpShort };

type SignedUp = Pick<
  ContractRow,
  'id' | 'questId' | 'chariteerId' | 'claimedAt' | 'expectedArrivalAt' | 'expectedDepartureAt'
> & { others?: number };

/**
 * Confirms a place to whoever got it, in the transaction that gave it: when and where, what to bring, how it begins,
 * and the date for their calendar. The number of statements is the same for everyone; nothing for what is over.
 */
export async function tellSignedUp(tx: Db, context: MailContext, signedUp: SignedUp): Promise<void> {
  await tellWithFacts(tx, context, signedUp, await readTellingFacts(tx, context, signedUp));
}

/** What has to be known to confirm a place; all of it is asked at once. */
export async function readTellingFacts(
  tx: Db,
  { config, now }: MailContext,
  { questId, chariteerId }: Pick<SignedUp, 'questId' | 'chariteerId'>,
): Promise<TellingFacts> {
  const [facts, reaches] = await Promise.all([
    factsOf(tx).get({ questId, chariteerId }),
    readReaches(tx, [chariteerId], offeredChannels(config), now),
  ]);
  return { facts: facts ?? null, reaches };
}

/** Sends the messages of `tellSignedUp` with facts already loaded. */
export async function tellWithFacts(
  tx: Db,
  context: MailContext,
  signedUp: SignedUp,
  { facts, reaches }: TellingFacts,
  as: Confirmation = SIGNED_UP,
): Promise<void> {
  const { questId } = signedUp;
  if (!facts || isBehind(facts, context.now)) return;
  await queueTo(tx, context, messageOf(context, signedUp, { ...facts, questId }, as), reaches);
}

export type TellingFacts = { facts: Facts | null; reaches: Reach[] };
type Facts = NonNullable<Awaited<ReturnType<ReturnType<typeof factsOf>['get']>>>;

function isBehind({ startedAt, endedAt }: Facts, now: number): boolean {
  const end = endedAt ?? startedAt;
  return end !== null && end <= now;
}

function messageOf(context: MailContext, signedUp: SignedUp, facts: Facts, as: Confirmation): Message {
  const { questId, startedAt, written, translated } = facts;
  const { expectedArrivalAt, expectedDepartureAt } = signedUp;
  const shared = eventOf(facts);
  const titleFor = (locale: Locale) => titleIn(locale, { written: written.eventTitle, translated });
  return {
    kind: as.kind,
    questId,
    startsAt: startedAt,
    ...lettersOf(context, signedUp, facts, as),
    mail: (reach) => {
      const childName = childNameFor(reach, facts);
      const own = { ...entryFacts(signedUp, facts), expectedArrivalAt, expectedDepartureAt, childName };
      const title = titleFor(reach.locale);
      const event = shared && { ...shared, ...own, title };
      return { threadId: questId, ...(event && calendarPart(context, reach, 'REQUEST', event)) };
    },
  };
}

/**
 * The same letter for the inbox, by email and as the guardian's copy: only the links differ that act for one person. By
 * push and text it is when and where.
 */
function lettersOf(
  { now, config }: MailContext,
  signedUp: SignedUp,
  facts: Facts,
  { mail, short }: Confirmation,
): Pick<Message, 'write' | 'writeMail' | 'writeCopy' | 'short'> {
  const { questId, providerId, startedAt, endedAt, written, translated, extras, ...row } = facts;
  const { id: contractId, expectedArrivalAt, expectedDepartureAt, others = 0 } = signedUp;
  const { placeName: name } = row;
  const location =
    name === null ? null : { name, address: row.placeAddress ?? '', detail: row.placeDetail ?? '' };
  const page = `/questList/${providerId}/quest/${questId}`;
  const giverName = leaderNameIn(facts, now);
  const factsFor = (locale: Locale, reach: Reach) => ({
    ...row,
    ...extrasIn(locale, row, extras[locale]),
    giverName,
    others,
    isRemote: isRemote(facts),
    title: titleIn(locale, { written: written.eventTitle, translated }),
    startedAt: expectedArrivalAt ?? startedAt,
    endedAt: expectedDepartureAt ?? endedAt,
    childName: childNameFor(reach, facts),
    link: linkIn(locale, config, page),
  });
  const letterTo = (locale: Locale, reach: Reach, answers: AnswerLinks | null) => {
    const about = { ...factsFor(locale, reach), now, answers, place: locationInWords(location) };
    return mail(locale, config, about, reach.firstName);
  };
  /** “I can’t make it”, said by whoever holds the link. */
  const answersFor = (locale: Locale, purpose: 'attend' | 'cannot', of: string | null): AnswerLinks => {
    return { yes: null, no: answerLink(locale, config, { purpose, id: contractId, says: 'no' }), of };
  };
  return {
    write: (locale, reach) => letterTo(locale, reach, null),
    writeMail: (locale, reach) =>
      letterTo(locale, reach, answersFor(locale, 'attend', childNameFor(reach, facts))),
    writeCopy: (locale, reach) => letterTo(locale, reach, answersFor(locale, 'cannot', reach.firstName)),
    short: (locale, reach) => short(locale, { ...factsFor(locale, reach), place: locationInShort(location) }),
  };
}

function childNameFor({ personId, accountId }: Reach, { personName }: Facts): string | null {
  return personId === accountId ? null : personName;
}

/** The entry in the calendar as the spot makes it, also where its facts were read before the spot was written. */
function entryFacts(
  { id, questId, claimedAt }: SignedUp,
  { entry, isHeld, createdAt, updatedAt }: Facts,
): Pick<QuestEvent, 'uid' | 'sequence' | 'changedAt'> {
  if (entry && isHeld) return entry;
  const seconds = Math.trunc((Math.max(claimedAt, updatedAt) - createdAt) / 1000);
  return {
    uid: entry?.uid ?? `${questId}-${id}`,
    sequence: Math.max(0, seconds, entry ? entry.sequence + 1 : 0),
    changedAt: Math.max(claimedAt, entry?.changedAt ?? 0),
  };
}

const factsOf = prepareOnce((db: Db) =>
  db
    .select({
      ...EVENT_COLUMNS,
      entry: {
        uid: calendarEntry.uid,
        sequence: calendarEntry.sequence,
        changedAt: calendarEntry.changedAt,
      },
      isHeld: sql<number>`EXISTS (SELECT 1 FROM ${contract} WHERE ${contract.questId} = ${quest.id}
        AND ${contract.chariteerId} = ${chariteer.id} AND ${isActiveSignUp()})`.as('isHeld'),
      createdAt: quest.createdAt,
      updatedAt: quest.updatedAt,
      translated: translatedTitles(quest.id),
      extras: translatedExtras(quest.id),
      equipment: quest.equipment,
      ...LEADER_COLUMNS,
      firstMinutes: quest.firstMinutes,
      eventType: quest.eventType,
      personName: chariteer.nameFirst,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, sql.placeholder('chariteerId')))
    .leftJoin(calendarEntry, isEntryOf(sql.placeholder('chariteerId')))
    .leftJoin(location, isPlaceOfQuest)
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
