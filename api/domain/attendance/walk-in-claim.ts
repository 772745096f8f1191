import type { ErrorCode } from '../errors/errors.ts';
import { foldedText } from '../text/folded-text.ts';

/** Why an account does not get a walk-in's hours, each with the error of the API. */
const REFUSALS = {
  NOT_OVER: 'HOURS_NOT_YET',
  TAKES_ATTENDANCE: 'FORBIDDEN',
  OTHER_NAME: 'HOURS_OF_ANOTHER',
  MARKED: 'ALREADY_SIGNED_UP',
} as const satisfies Record<string, ErrorCode>;
export type ClaimRefusal = keyof typeof REFUSALS;

export const errorOfClaim = (refusal: ClaimRefusal): ErrorCode => REFUSALS[refusal];

type Names = { nameFirst: string | null; nameLast: string | null };

export type ClaimFacts = {
  now: number;
  /** Epoch ms. */
  quest: { startedAt: number | null; endedAt: number | null };
  walkIn: { nameFirst: string | null; lastInitial: string | null };
  /** Null where no one is logged in. */
  claimer: (Names & { takesAttendance: boolean; isMarked: boolean }) | null;
};

/** Why whoever opens the link cannot claim the hours now, what can be mended least last; null lets it pass. */
export function refusalOfClaim({ now, quest, walkIn, claimer }: ClaimFacts): ClaimRefusal | null {
  if (now < claimableFrom(quest)) return 'NOT_OVER';
  if (claimer === null) return null;
  if (claimer.takesAttendance) return 'TAKES_ATTENDANCE';
  const isTheirs =
    isSameLetter(walkIn.nameFirst, claimer.nameFirst) && isSameLetter(walkIn.lastInitial, claimer.nameLast);
  if (!isTheirs) return 'OTHER_NAME';
  return claimer.isMarked ? 'MARKED' : null;
}

/** Instant from which the hours of a quest can be claimed: once it is over. Epoch ms. */
export function claimableFrom({ startedAt, endedAt }: ClaimFacts['quest']): number {
  return endedAt ?? startedAt ?? 0;
}

function isSameLetter(one: string | null, other: string | null): boolean {
  const letter = firstLetter(one);
  return letter !== undefined && letter === firstLetter(other);
}

function firstLetter(name: string | null): string | undefined {
  return foldedText(name ?? '').match(/\p{L}/u)?.[0];
}
