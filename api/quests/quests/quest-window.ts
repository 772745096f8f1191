import { DomainError } from '#domain/errors/errors.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const MAX_WINDOW_DAYS = 62;
const MAX_WINDOW_MS = MAX_WINDOW_DAYS * DAY_MS;
/** No quest lasts longer. */
export const LONGEST_QUEST_MS = QUEST_LIMITS.durationMaxMinutes * 60_000;

/** Starts from `from` on and before `until`, epoch ms. */
export type InstantWindow = { from: number; until: number };

/** The window that stands for «upcoming», «past» or (null) what is not over yet; a running quest may have begun 16 h ago. */
export function windowOf(isUpcoming: boolean | null, now: number): InstantWindow {
  if (isUpcoming === null)
    return { from: now - LONGEST_QUEST_MS, until: now - LONGEST_QUEST_MS + MAX_WINDOW_MS };
  return isUpcoming
    ? { from: now + 1, until: now + MAX_WINDOW_MS }
    : { from: now - MAX_WINDOW_MS, until: now + 1 };
}

/** The window a client asks for; a missing edge is as far from the other as allowed. Errors: BAD_USER_INPUT. */
export function readWindow(
  asked: { dateRangeBeginning?: number | null; dateRangeEnding?: number | null },
  now: number,
): InstantWindow {
  const { dateRangeBeginning: beginning, dateRangeEnding: ending } = asked;
  const from = beginning ?? (ending == null ? now : ending - MAX_WINDOW_MS);
  const until = ending ?? from + MAX_WINDOW_MS;
  if (until <= from)
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).windowCrosses });
  if (until - from > MAX_WINDOW_MS) {
    throw new DomainError('BAD_USER_INPUT', {
      message: refsOf(consoleRefusalsTexts).windowLong({ max: String(MAX_WINDOW_DAYS) }),
    });
  }
  return { from, until };
}
