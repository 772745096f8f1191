import type { ErrorCode } from '../errors/errors.ts';
import { type GateFacts, refusalOf } from '../sign-up/sign-up-gate.ts';
import { verdictsTexts } from '../texts/generated/verdicts.ts';
import type { Locale } from '../texts/locale.ts';
import { verdictWithPlace } from '../waiting/waiting-gate.ts';
import { errorCopyIn } from '../wording/error-copy-in.ts';

/** Percent of a quest's spots that regulars take at most, where a charity has not set it. */
export const DEFAULT_SHARE = 60;
/** A longer pause ends it, once the volunteer agrees. */
export const PAUSE_MAX_DAYS = 90;
/** How long a spot is kept for a regular who is asked about a new time or place. */
export const ASKED_DAYS = 7;
/** Time before a quest at which spots that newcomers left open go to regulars who wait. */
const NEWCOMERS_UNTIL_MS = 48 * 3_600_000;

/** What a regular gets of one date: a spot, a place on the waitlist, or nothing, and why. */
export type RegularOutcome =
  | { kind: 'ON' | 'WAITING' | 'OWN_PAGE' | 'ASKED' }
  | { kind: 'REFUSED'; code: ErrorCode };

/** A regular on whose turn a date comes. */
export type RegularComer = {
  facts: GateFacts;
  isWaiting: boolean;
  /** They are on another quest at that time. */
  isClashing: boolean;
  /** They have not answered yet whether the new time or place suits them. */
  isAsked: boolean;
};

type Places = {
  takenCount: number;
  heldCount: number;
  resourceMaxNumber: number;
  isWaitingListClosed: boolean;
};

/** The number of a quest's spots that regulars take at most. */
export function spotsForRegulars(maximum: number, percent: number): number {
  return Math.max(1, Math.floor((maximum * percent) / 100));
}

/** What each regular gets of one date, in their order; null where nothing changes for them. */
export function regularTurns(
  quest: Places,
  percent: number,
  comers: readonly RegularComer[],
): (RegularOutcome | null)[] {
  const isOn = ({ facts }: RegularComer) => facts.viewer?.isSignedUp === true;
  let share = spotsForRegulars(quest.resourceMaxNumber, percent) - comers.filter(isOn).length;
  const left = {
    guild: comers.find(isOfGuild)?.facts.viewer?.guildSpotsLeft ?? 0,
    rest: quest.resourceMaxNumber - quest.takenCount - quest.heldCount,
  };
  return comers.map((comer) => {
    if (isOn(comer) || comer.isWaiting) return null;
    const hindrance = hindranceOf(comer);
    if (hindrance) return hindrance;
    const part = isOfGuild(comer) ? 'guild' : 'rest';
    if (share > 0 && left[part] > 0) {
      share -= 1;
      left[part] -= 1;
      return { kind: 'ON' };
    }
    return quest.isWaitingListClosed ? { kind: 'REFUSED', code: 'QUEST_FULL' } : { kind: 'WAITING' };
  });
}

/** Whether the regular takes of the spots that their guild holds. */
export function isOfGuild({ facts }: Pick<RegularComer, 'facts'>): boolean {
  return facts.viewer?.guildSpotsLeft != null;
}

/** Whether open spots of a quest are still kept from regulars who wait, for newcomers. */
export function keepsForNewcomers(startedAt: number | null, now: number): boolean {
  return startedAt !== null && startedAt - now > NEWCOMERS_UNTIL_MS;
}

function hindranceOf({ facts, isClashing, isAsked }: RegularComer): RegularOutcome | null {
  const verdict = verdictWithPlace(facts);
  const refusal = refusalOf(verdict);
  if (refusal) return { kind: 'REFUSED', code: refusal };
  if (isAsked) return { kind: 'ASKED' };
  if (verdict !== 'OPEN') return { kind: 'OWN_PAGE' };
  return isClashing ? { kind: 'REFUSED', code: 'TIME_CLASH' } : null;
}

/** Why a regular is not on a date: short where the answer to a sign-up of one's own is an outcry. */
export function whyNotOn(locale: Locale, code: string, supportEmail: string | null | undefined): string {
  const t = verdictsTexts(locale);
  const short: Partial<Record<string, string>> = {
    QUEST_FULL: t.full,
    QUEST_OVER_SIGN_UP: t.over,
    QUEST_CANCELLED: t.cancelled,
  };
  const context = { surface: 'site', operation: 'sign-up', supportEmail: supportEmail ?? undefined } as const;
  return short[code] ?? errorCopyIn(locale, { code }, context);
}
