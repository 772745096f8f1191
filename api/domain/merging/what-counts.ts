import { type Stay, uncoveredPart } from '../attendance/credit-bounds.ts';
import { type ShownResolution, shownResolution, type TrainingRecord } from '../trainings/record-status.ts';

/** A sign-up of one of two records; instants in epoch ms. */
export type HeldSignUp = {
  id: string;
  questId: string;
  chariteerId: string;
  claimedAt: number;
  isActive: boolean;
};

/**
 * Which sign-ups count no longer when two records become one: where both were on a quest, the record with the active
 * one counts, then the one that came earlier.
 */
export function signUpsSetAside(signUps: readonly HeldSignUp[]): string[] {
  const byQuest = Map.groupBy(signUps, ({ questId }) => questId);
  return [...byQuest.values()].flatMap((ofQuest) => {
    const [first] = ofQuest.toSorted(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) ||
        one.claimedAt - other.claimedAt ||
        one.id.localeCompare(other.id),
    );
    return ofQuest.filter(({ chariteerId }) => chariteerId !== first?.chariteerId).map(({ id }) => id);
  });
}

/** When someone of two records was marked present. */
export type HeldStay = Stay & { id: string; chariteerId: string };

/**
 * Stays that are shorter once two records are one, as they are then: nobody was at two places at once. The longer one
 * counts, then the kept record's; what one record has twice by itself stays.
 */
export function staysCut(stays: readonly HeldStay[], keptId: string): HeldStay[] {
  const longestFirst = stays.toSorted(
    (one, other) =>
      lengthOf(other) - lengthOf(one) ||
      Number(other.chariteerId === keptId) - Number(one.chariteerId === keptId) ||
      one.id.localeCompare(other.id),
  );
  const counted: HeldStay[] = [];
  for (const stay of longestFirst) {
    const others = counted.filter(({ chariteerId }) => chariteerId !== stay.chariteerId);
    const part = uncoveredPart(stay, others) ?? { arrival: stay.arrival, departure: stay.arrival };
    counted.push({ ...stay, ...part });
  }
  return counted.filter(({ id, arrival, departure }) =>
    stays.some((one) => one.id === id && (one.arrival !== arrival || one.departure !== departure)),
  );
}

function lengthOf({ arrival, departure }: Stay): number {
  return departure - arrival;
}

/** What a record has of a training. */
export type HeldTraining = TrainingRecord & { id: string; templateId: string; chariteerId: string };

/**
 * Which training records count no longer: where both have one of a training, the record with the best result counts,
 * then the kept one. `now` in epoch ms.
 */
export function trainingsSetAside(trainings: readonly HeldTraining[], keptId: string, now: number): string[] {
  const byTraining = Map.groupBy(trainings, ({ templateId }) => templateId);
  return [...byTraining.values()].flatMap((ofTraining) => {
    const [best] = ofTraining.toSorted(
      (one, other) =>
        shownRank(other, now) - shownRank(one, now) ||
        Number(other.chariteerId === keptId) - Number(one.chariteerId === keptId),
    );
    return ofTraining.filter(({ chariteerId }) => chariteerId !== best?.chariteerId).map(({ id }) => id);
  });
}

const RANKS: Readonly<Record<ShownResolution, number>> = {
  Complete: 6,
  Provisional: 5,
  Interested: 4,
  Expired: 3,
  Failed: 2,
  Withdrawn: 1,
  Incomplete: 0,
};

function shownRank(record: TrainingRecord, now: number): number {
  return RANKS[shownResolution(record, now)];
}

/** When someone belonged to a group; open while `endedAt` is null. Epoch ms. */
export type Period = { startedAt: number; endedAt: number | null };

/** The times in which one of two records belonged to a group: none twice, or hours of one day would count twice. */
export function unionOfPeriods(periods: readonly Period[]): Period[] {
  const union: Period[] = [];
  for (const period of periods.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const last = union.at(-1);
    if (last && (last.endedAt === null || last.endedAt >= period.startedAt))
      last.endedAt = laterEnd(last.endedAt, period.endedAt);
    else union.push({ startedAt: period.startedAt, endedAt: period.endedAt });
  }
  return union;
}

function laterEnd(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

/**
 * The periods of one record once a merge is taken back: as they were before, but a membership that stood then and has
 * ended since ends then, and what began since goes on. `leftAt`: when the kept record left, null where it has not.
 */
export function periodsAfterUndo(before: readonly Period[], leftAt: number | null): Period[] {
  return before.map(({ startedAt, endedAt }) => ({
    startedAt,
    endedAt: endedAt ?? (leftAt !== null && leftAt > startedAt ? leftAt : null),
  }));
}
