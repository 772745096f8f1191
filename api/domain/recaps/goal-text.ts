import { formatDuration } from '../text/format.ts';

/** What the ring of a goal shows, and the words beside it. */
export type GoalText = { doneHours: number; says: string };

/** Whole hours for the ring, so that it never shows a goal as reached before it is; the words say the minutes too. */
export function goalTextOf({ minutes, targetHours }: { minutes: number; targetHours: number }): GoalText {
  const left = targetHours * 60 - minutes;
  return {
    doneHours: Math.floor(minutes / 60),
    says: left > 0 ? `${formatDuration(left)} to go` : 'Goal reached!',
  };
}
