import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import type { Db } from '#db/store.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import { judge, refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import type { RegularDateRow } from './regular-row.ts';

type Someone = { chariteerId: string; providerId: string; dates: readonly RegularDateRow[] };

/**
 * A regular's dates, each that was posted without them with what a sign-up would be refused with now; null: with nothing.
 * No statement where they are on all.
 */
export async function withReasons(
  db: Db,
  now: number,
  { chariteerId, providerId, dates }: Someone,
): Promise<RegularDateRow[]> {
  const missed = dates.filter(
    (date) => date.questId !== null && !date.isOn && !date.isWaiting && !date.isSkipped,
  );
  if (missed.length === 0) return [...dates];
  const questIds = missed.flatMap(({ questId }) => questId ?? []);
  const subject = (await readSubjects(db, { ids: [chariteerId], providerId, now })).get(chariteerId);
  const rows = await loadGateRows(db, { viewerId: chariteerId, questIds, isCountingAlways: false });
  const codes = new Map(
    rows.map((row): [string, ErrorCode | null] => [
      row.questId,
      refusalOf(judge(gateFactsOf(row, subject ?? null, now))),
    ]),
  );
  return dates.map((date) =>
    missed.includes(date) ? { ...date, code: codes.get(date.questId ?? '') ?? null } : date,
  );
}
