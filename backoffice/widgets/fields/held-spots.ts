import { decideGuildSpots } from '#domain/reservations/guild-spots.ts';
import { instantOf, isClock, isDay, isoOf } from '#domain/time/new-york-time.ts';
import type { HeldSpotsInput } from '../../gql/generated.ts';
import { said } from '../../language/console-locale.ts';

/** What is typed: a number, and a wall time 'YYYY-MM-DDTHH:MM' of New York; empty: all spots, the usual time. */
export type HeldSpots = { spots: string; releasesAt: string };

export const NO_HELD_SPOTS: HeldSpots = { spots: '', releasesAt: '' };

type Quest = {
  startedAt: number | null;
  takenCount: number;
  heldCount?: number;
  resourceMaxNumber: number;
};

/** What is sent of it; null: the guild holds the whole quest. */
export function heldOf({ spots, releasesAt }: HeldSpots): HeldSpotsInput | null {
  return spots === '' ? null : { spots: Number(spots), releasesAt: isoOf(instantOfWall(releasesAt)) };
}

/** Why it can't be held, in the words of the API, or null. */
export function problemOfHeld({ spots, releasesAt }: HeldSpots, quest: Quest, now: number): string | null {
  if (spots === '') return null;
  const wanted = { spots: Number(spots), releasesAt: instantOfWall(releasesAt) };
  const decided = decideGuildSpots(wanted, quest, now);
  return 'problem' in decided ? said(decided.problem) : null;
}

function instantOfWall(wall: string): number | null {
  const [day = '', clock = ''] = wall.split('T');
  return isDay(day) && isClock(clock) ? instantOf(day, clock) : null;
}
