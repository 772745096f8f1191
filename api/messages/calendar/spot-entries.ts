import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { isActive, isActiveSignUp, isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { mailSender } from '#domain/messages/mail-headers.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import { calendarOf, type QuestEvent } from './quest-calendar.ts';
import { ENTRY_COLUMNS, isEntryOf, type OwnFacts, readQuestEvent, type SharedEvent } from './quest-event.ts';

/** REQUEST puts an entry into a calendar or changes it there, CANCEL takes it out. */
export type EntryMethod = 'REQUEST' | 'CANCEL';
type Reader = Pick<Reach, 'personId' | 'accountId' | 'firstName' | 'locale' | 'recipients'>;

/** What emails about a quest carry for the calendars of whoever reads them. */
export type SpotEntries = {
  event: SharedEvent;
  titles: QuestTitle;
  entryFor: (reader: Reader, method: EntryMethod) => Pick<MailContent, 'calendar'>;
};

/**
 * Reads the calendar entries of people's spots on a quest, once a change is written: of those who hold one, or with
 * `ended` of those who held one. Null for a quest without a date. Two statements however many people.
 */
export async function readSpotEntries(
  db: Db,
  context: Pick<MailContext, 'config'>,
  { questId, ended = null }: { questId: string; ended?: readonly string[] | null },
): Promise<SpotEntries | null> {
  const found = await readQuestEvent(db, questId);
  if (!found) return null;
  const { event, titles } = found;
  const owners = await (ended === null ? readHeld(db, questId) : readEnded(db, questId, ended));
  const byPerson = new Map(owners.map((owner) => [owner.personId, owner]));
  const entryFor = (reader: Reader, method: EntryMethod) => {
    const owner = byPerson.get(reader.personId);
    if (owner === undefined) return {};
    const title = titleIn(reader.locale, titles);
    return calendarPart(context, reader, method, { ...event, title, ...ownFacts(owner, reader) });
  };
  return { event, titles, entryFor };
}

/** Returns the calendar part of an email to one person; none without an address. */
export function calendarPart(
  { config }: Pick<MailContext, 'config'>,
  { locale, firstName, recipients: { email } }: Reader,
  method: EntryMethod,
  event: QuestEvent,
): Pick<MailContent, 'calendar'> {
  if (email === null) return {};
  const attendee = { name: firstName ?? email, address: email };
  const parties = { organizer: mailSender(config.mailFrom), attendee };
  return { calendar: calendarOf(locale, event, method, { ...config, ...parties }) };
}

type Owner = Omit<OwnFacts, 'childName'> & { personId: string; nameFirst: string | null };

/** A child is named to its guardian alone, who reads in its place. */
function ownFacts({ nameFirst, personId, ...facts }: Owner, { accountId }: Reader): OwnFacts {
  return { ...facts, childName: personId === accountId ? null : nameFirst };
}

const OWNER_COLUMNS = {
  ...ENTRY_COLUMNS,
  nameFirst: chariteer.nameFirst,
  expectedArrivalAt: contract.expectedArrivalAt,
  expectedDepartureAt: contract.expectedDepartureAt,
};

async function readHeld(db: Db, questId: string): Promise<Owner[]> {
  return db
    .select({ personId: contract.chariteerId, ...OWNER_COLUMNS })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .leftJoin(calendarEntry, isEntryOf(contract.chariteerId))
    .where(and(eq(contract.questId, questId), isActiveSignUp()));
}

/** The last spot of each; a merge deletes one, and its entry is all that is left. */
async function readEnded(db: Db, questId: string, personIds: readonly string[]): Promise<Owner[]> {
  const isTheirs = and(
    eq(contract.questId, calendarEntry.questId),
    eq(contract.chariteerId, calendarEntry.personId),
    isSignUp(),
  );
  return db
    .select({ personId: calendarEntry.personId, ...OWNER_COLUMNS })
    .from(calendarEntry)
    .innerJoin(quest, eq(quest.id, calendarEntry.questId))
    .leftJoin(chariteer, eq(chariteer.id, calendarEntry.personId))
    .leftJoin(contract, isTheirs)
    .where(and(eq(calendarEntry.questId, questId), isInList(calendarEntry.personId, personIds)))
    .orderBy(asc(sql`${isActive()}`), asc(contract.claimedAt), asc(contract.id));
}
