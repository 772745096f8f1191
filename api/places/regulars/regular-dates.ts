import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { regularSkip } from '#db/schema/regular.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { daysOfEntry, type EntryTimes, entryOfKey, givesSlot } from '#domain/books/schedule-entry.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import type { RegularDateRow } from './regular-row.ts';

/** How many of a regular's dates are shown, and at least how many of those after the last posted one. */
const MOST_DATES = 6;
const LEAST_AHEAD = 3;
const AHEAD_DAYS = 124;
const BACK_DAYS = 190;

/** `startsAt`: when its quest starts, or would, in epoch ms. */
type FoundDate = RegularDateRow & { startsAt: number };

type Someone = { id: string; chariteerId: string; stampId: string; entry: string };

/** The coming dates of regulars, by their ids; four statements however many there are. */
export async function readComingDates(
  db: Db,
  now: number,
  regulars: readonly Someone[],
): Promise<Map<string, RegularDateRow[]>> {
  const today = newYorkDay(now);
  const span = { from: today, until: addDays(today, AHEAD_DAYS) };
  const datesOf = await readDates(db, regulars, span);
  const ahead = (one: Someone) => datesOf(one).filter(({ startsAt }) => startsAt > now);
  return new Map(regulars.map((one) => [one.id, nextOf(ahead(one))]));
}

function nextOf(dates: readonly FoundDate[]): RegularDateRow[] {
  const ahead = dates.slice(dates.findLastIndex(({ questId }) => questId !== null) + 1);
  const last = ahead.filter(({ isSkipped }) => !isSkipped).at(LEAST_AHEAD - 1);
  const shown = new Set([...dates.slice(0, MOST_DATES), ...ahead.slice(0, last && ahead.indexOf(last) + 1)]);
  return dates.filter((date) => shown.has(date));
}

/** The last dates that were posted since each became a regular, the newest first. */
export async function readLastDates(
  db: Db,
  now: number,
  regulars: readonly (Someone & { since: number })[],
): Promise<Map<string, RegularDateRow[]>> {
  const today = newYorkDay(now);
  const datesOf = await readDates(db, regulars, {
    from: addDays(today, -BACK_DAYS),
    until: addDays(today, -1),
  });
  const posted = (one: (typeof regulars)[number]) => {
    const first = newYorkDay(one.since);
    return datesOf(one).filter(({ questId, day }) => questId !== null && day >= first);
  };
  return new Map(regulars.map((one) => [one.id, posted(one).slice(-MOST_DATES).reverse()]));
}

async function readDates(
  db: Db,
  regulars: readonly Someone[],
  { from, until }: { from: string; until: string },
): Promise<(one: Someone) => FoundDate[]> {
  const people = [...new Set(regulars.map(({ chariteerId }) => chariteerId))];
  const posted = await readPosted(db, regulars, { from, until });
  const questIds = posted.map(({ id }) => id);
  const contracts = await readContracts(db, people, questIds);
  const scheduled = await readScheduled(db, stampsOf(regulars));
  const isScheduled = new Set(
    posted.filter((one) => scheduled.some((entry) => givesSlot(entry, slotOf(one)))).map(({ id }) => id),
  );
  const skips = await db
    .select()
    .from(regularSkip)
    .where(
      isInList(
        regularSkip.regularId,
        regulars.map(({ id }) => id),
      ),
    );
  const skipped = new Set(skips.map(({ regularId, day }) => `${regularId} ${day}`));
  const earlierOf = earlierQuests(
    regulars,
    posted,
    (one, chariteerId) => contracts.has(`${one.id} ${chariteerId}`) || !isScheduled.has(one.id),
  );
  return (someone) => {
    const { id, chariteerId } = someone;
    const entry = entryOfKey(someone.entry);
    const own = posted.filter((one) => givesSlot(entry, slotOf(one)));
    const byDay = new Map(
      [...earlierOf(someone), ...own].map((one) => [newYorkDay(one.slotStartedAt ?? 0), one]),
    );
    const days = daysOfEntry(entry, from, until);
    const takesPlace = (day: string) => byDay.get(day)?.publishingStatus !== 'Cancelled';
    return days.filter(takesPlace).map((day) => {
      const found = byDay.get(day);
      const questId = found?.id ?? null;
      const startsAt = found?.startedAt ?? instantOf(day, entry.start_time);
      const held = contracts.get(`${questId} ${chariteerId}`);
      const { isOn = false, isWaiting = false, status = null } = held ?? {};
      const isOtherTime = found !== undefined && !own.includes(found);
      const isSkipped = skipped.has(`${id} ${day}`);
      return { day, isSkipped, questId, isOn, isWaiting, isOtherTime, status, startsAt };
    });
  };
}

/** Returns the quests at the time that someone's entry had before, until one is posted for its time of now. */
function earlierQuests(
  regulars: readonly Someone[],
  posted: readonly PostedQuest[],
  counts: (one: PostedQuest, chariteerId: string) => boolean,
) {
  return ({ entry, chariteerId }: Someone): PostedQuest[] => {
    const entries = regulars
      .filter((one) => one.chariteerId === chariteerId)
      .map((one) => entryOfKey(one.entry));
    return posted.filter(
      (one) =>
        one.templateQuestId === entryOfKey(entry).quest_id &&
        counts(one, chariteerId) &&
        !entries.some((other) => givesSlot(other, slotOf(one))),
    );
  };
}

/** The entries that charities' schedules have by now. */
async function readScheduled(db: Db, stampIds: readonly string[]): Promise<EntryTimes[]> {
  const charities = db.select({ id: quest.providerId }).from(quest).where(isInList(quest.id, stampIds));
  const rows = await db
    .select({ books: provider.questConfiguration })
    .from(provider)
    .where(inArray(provider.id, charities));
  return rows.flatMap(({ books }) => parseQuestConfiguration(books).bundleBook.monthly_schedule);
}

const stampsOf = (regulars: readonly Someone[]) => [...new Set(regulars.map(({ stampId }) => stampId))];

type PostedQuest = Awaited<ReturnType<typeof readPosted>>[number];

/** The slot of the schedule that a quest was posted for. */
function slotOf(row: {
  templateQuestId: string | null;
  slotStartedAt: number | null;
  locationId: string | null;
}) {
  return { ...row, startedAt: row.slotStartedAt };
}

async function readPosted(
  db: Db,
  regulars: readonly Someone[],
  { from, until }: { from: string; until: string },
) {
  const span = [instantOf(from, '00:00'), instantOf(addDays(until, 1), '00:00')] as const;
  return db
    .select({
      id: quest.id,
      templateQuestId: quest.templateQuestId,
      startedAt: quest.startedAt,
      slotStartedAt: quest.slotStartedAt,
      locationId: quest.slotLocationId,
      publishingStatus: quest.publishingStatus,
    })
    .from(quest)
    .where(
      and(
        isInList(quest.templateQuestId, stampsOf(regulars)),
        between(quest.slotStartedAt, ...span),
        sql`+${quest.publishingStatus} NOT IN ('Draft', 'Template')`,
      ),
    );
}

type Held = Pick<RegularDateRow, 'isOn' | 'isWaiting' | 'status'>;

/** What these people have on these quests, by quest and person. */
async function readContracts(
  db: Db,
  people: readonly string[],
  questIds: readonly string[],
): Promise<Map<string, Held>> {
  const held = await db
    .select({ questId: contract.questId, chariteerId: contract.chariteerId, status: contract.status })
    .from(contract)
    .where(
      and(isInList(contract.questId, questIds), isInList(contract.chariteerId, people), isActiveSignUp()),
    );
  const waiting = await db
    .select({ questId: waitingPerson.questId, chariteerId: waitingPerson.chariteerId })
    .from(waitingPerson)
    .where(and(isInList(waitingPerson.questId, questIds), isInList(waitingPerson.chariteerId, people)));
  const keyOf = (row: { questId: string; chariteerId: string }) => `${row.questId} ${row.chariteerId}`;
  return new Map<string, Held>([
    ...waiting.map((row): [string, Held] => [keyOf(row), { isOn: false, isWaiting: true, status: null }]),
    ...held.map((row): [string, Held] => [keyOf(row), { isOn: true, isWaiting: false, status: row.status }]),
  ]);
}

/** The contracts that someone has on posted dates of an entry within a span of days, that end excluded. */
export async function readOwnDates(
  db: Db,
  one: Someone,
  { from, until }: { from: string; until: string },
): Promise<{ questId: string; contractId: string | null; isWaiting: boolean }[]> {
  const entry = entryOfKey(one.entry);
  const posted = await readPosted(db, [one], { from, until: addDays(until, -1) });
  const questIds = posted.filter((row) => givesSlot(entry, slotOf(row))).map(({ id }) => id);
  const contracts = await db
    .select({ id: contract.id, questId: contract.questId })
    .from(contract)
    .where(
      and(isInList(contract.questId, questIds), eq(contract.chariteerId, one.chariteerId), isActiveSignUp()),
    );
  const ids = new Map(contracts.map(({ id, questId }) => [questId, id]));
  const held = await readContracts(db, [one.chariteerId], questIds);
  return questIds.map((questId) => ({
    questId,
    contractId: ids.get(questId) ?? null,
    isWaiting: held.get(`${questId} ${one.chariteerId}`)?.isWaiting === true,
  }));
}
