import DataLoader from 'dataloader';
import type { Context } from '#api/access/request/context.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { clashesOf } from '#api/quests/sign-up/clashing-places.ts';
import { type GateRow, gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { childSubject, type Subject } from '#domain/permissions/permissions.ts';
import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { judge } from '#domain/sign-up/sign-up-gate.ts';
import { isClashing, spanOf } from '#domain/sign-up/time-clash.ts';
import { refusalOfWaiting } from '#domain/waiting/waiting-gate.ts';

/** How a child stands to one date of a quest. */
export type ChildDateRow = {
  verdict: Verdict;
  /** It is on another quest then. */
  hasClash: boolean;
  canJoinWaitingList: boolean;
};

type DateOfChild = { childId: string; questId: string };

/** What the gate says to a child about dates of a quest; two statements a child, however many dates. */
export function createChildDateLoaders(context: Context) {
  return {
    /** Null for whoever's child it is not, and for what no one can sign up for. */
    ofChild: new DataLoader(
      async (asked: readonly DateOfChild[]): Promise<(ChildDateRow | null)[]> => {
        const childIds = [...new Set(asked.map(({ childId }) => childId))];
        const rows = new Map<string, ReadonlyMap<string, ChildDateRow>>();
        for (const childId of childIds) {
          const questIds = asked.filter((one) => one.childId === childId).map(({ questId }) => questId);
          rows.set(childId, await datesOf(context, childId, questIds));
        }
        return asked.map(({ childId, questId }) => rows.get(childId)?.get(questId) ?? null);
      },
      { cacheKeyFn: ({ childId, questId }: DateOfChild) => `${childId} ${questId}` },
    ),
  };
}

async function datesOf(
  { viewer, store, now }: Context,
  childId: string,
  questIds: readonly string[],
): Promise<Map<string, ChildDateRow>> {
  if (viewer === null || !(await isOwnChild(store.read, viewer, childId))) return new Map();
  const question = { viewerId: childId, questIds, isCountingAlways: false, clashesAt: now };
  const rows = await loadGateRows(store.read, question);
  const child = childSubject(childId);
  return new Map(
    rows
      .filter((row) => answersSignUps(row, child))
      .map((row) => [row.questId, dateOf(row, child, now)] as const),
  );
}

function dateOf(row: GateRow, child: Subject, now: number): ChildDateRow {
  const facts = gateFactsOf(row, child, now);
  const place = {
    questId: row.questId,
    span: spanOf({ ...row, expectedArrivalAt: null, expectedDepartureAt: null }),
  };
  const waiting = { ...facts, isListClosed: row.isWaitingListClosed };
  return {
    verdict: judge(facts),
    hasClash: clashesOf(row).some((held) => isClashing(held, place, now)),
    canJoinWaitingList: row.isWaiting === 0 && refusalOfWaiting(waiting) === null,
  };
}
