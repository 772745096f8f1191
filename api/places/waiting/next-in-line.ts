import { sql } from 'drizzle-orm';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRowsOfMany } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import type { Db } from '#db/store.ts';
import { refusalOf, type Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { REST_MS } from '#domain/waiting/offer-times.ts';
import { verdictWithPlace } from '#domain/waiting/waiting-gate.ts';
import type { WaitingQuest } from './waiting-quest.ts';

/**
 * Whose turn it is: of a place that came free `anew` that of the first on the list; of one that someone let pass, or
 * that no one could take before, `again` that of who was asked least lately, and of no one who rests; of one that is
 * `open` the same, but of no regular beyond the share, as long as it is kept for newcomers.
 */
export type Turn = 'anew' | 'again' | 'open';

export type InLine = { id: string; chariteerId: string; refusedAs: Verdict | null };

export type NextInLine = {
  chosen: InLine[];
  /** Whom the gate refused on the way there. */
  refused: (InLine & { verdict: Verdict })[];
};

/** `isOfGuild`: members of the guild that holds spots; else everyone but them. */
type Wanted = { turn: Turn; count: number; isOfGuild?: boolean };

/** People of a list that are looked at in one go. */
const AT_ONCE = 50;

/**
 * The next people on a list whom the gate lets pass at this moment, at most so many; who has an offer already is passed
 * over without a word. The same number of statements for each fifty people. `now` in epoch ms.
 */
export async function nextInLine(
  db: Db,
  now: number,
  quest: WaitingQuest,
  { turn, count, isOfGuild = false }: Wanted,
): Promise<NextInLine> {
  const found: NextInLine = { chosen: [], refused: [] };
  for (let offset = 0; found.chosen.length < count; offset += AT_ONCE) {
    const people = await readLine(db, { questId: quest.id, restsFrom: now - REST_MS, turn, offset });
    await judgeLine(db, now, quest, people, { count, isOfGuild, found });
    if (people.length < AT_ONCE) break;
  }
  return found;
}

async function judgeLine(
  db: Db,
  now: number,
  { id: questId, providerId }: WaitingQuest,
  people: readonly InLine[],
  { count, isOfGuild, found }: Required<Pick<Wanted, 'count' | 'isOfGuild'>> & { found: NextInLine },
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ chariteerId }) => chariteerId);
  const rows = await loadGateRowsOfMany(db, questId, ids);
  const subjects = await readSubjects(db, { ids, providerId, now });
  for (const person of people) {
    if (found.chosen.length === count) return;
    const row = rows.get(person.chariteerId);
    const subject = subjects.get(person.chariteerId);
    // Who may not even open the quest is told of no place, and of no reason either.
    if (!row || !subject || !answersSignUps(row, subject)) continue;
    const facts = gateFactsOf(row, subject, now);
    if ((facts.viewer?.guildSpotsLeft != null) !== isOfGuild) continue;
    const verdict = verdictWithPlace(facts);
    if (refusalOf(verdict) === null) found.chosen.push(person);
    else found.refused.push({ ...person, verdict });
  }
}

type Line = { questId: string; restsFrom: number; turn: Turn; offset: number };

async function readLine(db: Db, { questId, restsFrom, turn, offset }: Line): Promise<InLine[]> {
  const lastAsked = sql`(SELECT max(passed."endedAt") FROM place_offer AS passed
    WHERE passed."questId" = waits."questId" AND passed."chariteerId" = waits."chariteerId"
      AND passed."state" IN ('declined', 'lapsed'))`;
  const isDue = turn === 'anew' ? sql`true` : sql`coalesce(${lastAsked} <= ${restsFrom}, true)`;
  const isMeant =
    turn === 'open'
      ? sql`NOT EXISTS (SELECT 1 FROM regular_wait WHERE regular_wait."waitingId" = waits."id")`
      : sql`true`;
  const first = turn === 'anew' ? sql`` : sql`coalesce(${lastAsked}, 0), `;
  return db.all<InLine>(sql`SELECT waits."id", waits."chariteerId", waits."refusedAs"
    FROM waiting_person AS waits
    WHERE waits."questId" = ${questId} AND NOT EXISTS (SELECT 1 FROM place_offer AS standing
      WHERE standing."questId" = waits."questId" AND standing."chariteerId" = waits."chariteerId"
        AND standing."state" = 'standing') AND ${isDue} AND ${isMeant}
    ORDER BY ${first}waits."joinedAt", waits."id" LIMIT ${AT_ONCE} OFFSET ${offset}`);
}
