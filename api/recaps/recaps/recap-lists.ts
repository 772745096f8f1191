import { setImmediate } from 'node:timers/promises';
import type { Context } from '#api/access/request/context.ts';
import type { SeenRow } from '#api/rows/guarded-row.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import { previousMonth } from '#domain/recaps/recap-period.ts';
import { createRecapLoaders, type RecapVolunteer } from './recap-loaders.ts';
import type { ChariteerTimeResultRow, RecapAbsenceRow, RecapReportRow } from './recap-row.ts';
import { withoutLeaver } from './without-leaver.ts';

const ROWS_IN_A_TURN = 2_000;

/** Promises in long lists, so that other requests get their turn while the answer is made. */
type TimeResults = (ChariteerTimeResultRow | Promise<ChariteerTimeResultRow>)[];
type Report = Pick<RecapReportRow, 'providerId' | 'period'>;

/** Everyone who has served in the period. */
export async function listServed(context: Context, report: Report): Promise<TimeResults> {
  const rows = await load(context, report);
  return timeResults(rows.filter(({ counts }) => counts.completedQuests > 0));
}

/** Volunteers who served at the charity for the first time ever. */
export async function listFirstTime(context: Context, report: Report): Promise<TimeResults> {
  const rows = await load(context, report);
  return timeResults(rows.filter(({ counts }) => counts.isNew));
}

/** Volunteers who also served in the month before, with their totals of both months; empty for a year. */
export async function listRetained(context: Context, report: Report): Promise<TimeResults> {
  const before = previousMonth(report.period);
  if (before === null) return [];
  const rows = await load(context, report);
  const earlier = await load(context, { ...report, period: before });
  const earlierOf = new Map(earlier.map((row) => [row.chariteer.id, row]));
  return timeResults(
    rows.filter(({ counts }) => counts.isRetained),
    (row) => [row, earlierOf.get(row.chariteer.id) ?? row],
  );
}

/** Whom staff recorded absent. */
export async function listAbsent(context: Context, report: Report): Promise<RecapAbsenceRow[]> {
  return absences(await load(context, report), 'absentCount');
}

/** Volunteers who canceled late. */
export async function listLateDrops(context: Context, report: Report): Promise<RecapAbsenceRow[]> {
  const rows = await load(context, report);
  return absences(
    rows.map((row) => ({ ...row, chariteer: withoutLeaver(row.chariteer, row.counts, context) })),
    'lateDropCount',
  );
}

/** Loads the volunteers of a report; empty for viewers who can only read totals. */
async function load(context: Context, { providerId, period }: Report): Promise<RecapVolunteer[]> {
  if (!mayAt(context.viewer, providerId, 'readRankings')) return [];
  return context.loaders(createRecapLoaders).volunteers.load({ providerId, period });
}

async function timeResults(
  rows: readonly RecapVolunteer[],
  partsOf: (row: RecapVolunteer) => readonly RecapVolunteer[] = (row) => [row],
): Promise<TimeResults> {
  await giveWay(rows);
  const results = rows.map((row) => {
    const { providerId } = row.counts;
    const parts = partsOf(row).map(({ counts }) => counts);
    return {
      chariteer: { ...row.chariteer, ownerId: row.chariteer.id, providerId },
      combinedMinutes: parts.reduce((sum, { serviceMinutes }) => sum + serviceMinutes, 0),
      completedQuests: parts.reduce((sum, { completedQuests }) => sum + completedQuests, 0),
    };
  });
  const sorted = byNumberThenName(results, ({ combinedMinutes, chariteer: { id, nameFirst, nameLast } }) => {
    return { id, nameFirst, nameLast, number: combinedMinutes };
  });
  await giveWay(sorted);
  return inTurns(sorted);
}

/** A list of many thousands is answered some at a time. */
function inTurns(results: ChariteerTimeResultRow[]): TimeResults {
  if (results.length <= ROWS_IN_A_TURN) return results;
  let turn = Promise.resolve();
  return results.map((result, index) => {
    if (index % ROWS_IN_A_TURN === 0) turn = turn.then(() => setImmediate());
    return turn.then(() => result);
  });
}

/** Lets other requests have their turn between the steps that a list of many thousands takes. */
async function giveWay(rows: readonly unknown[]): Promise<void> {
  if (rows.length > ROWS_IN_A_TURN) await setImmediate();
}

type Absentee = RecapVolunteer & { chariteer: SeenRow };

function absences(rows: readonly Absentee[], kind: 'absentCount' | 'lateDropCount'): RecapAbsenceRow[] {
  const listed = rows
    .filter(({ counts }) => counts[kind] > 0)
    .map(({ counts, chariteer: { id, nameFirst, nameLast, dateOfBirth, visibility } }) => {
      const shown = { chariteerId: id, nameFirst, nameLast, absentCount: counts[kind], visibility };
      return { ...shown, dateOfBirth, ownerId: id, providerId: counts.providerId };
    });
  return byNumberThenName(listed, ({ nameFirst, nameLast, absentCount, chariteerId: id }) => ({
    nameFirst,
    nameLast,
    id,
    number: absentCount,
  }));
}
