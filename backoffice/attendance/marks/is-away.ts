import { isRetryable } from '#domain/wording/error-copy.ts';
import { shownErrorOf } from '../../api-client/error-code.ts';

type Away = { isLoggedOut: boolean };

/** Whether attendance waits after an error: no answer, an ended session, or someone else’s. Null: it was refused. */
export function isAway(error: unknown): Away | null {
  const shown = shownErrorOf(error);
  const isLoggedOut = shown.code === 'NOT_LOGGED_IN';
  const isOthers = shown.code === 'OTHER_ACCOUNT';
  return isLoggedOut || isOthers || isRetryable(shown) ? { isLoggedOut } : null;
}

/** Whether a walk-in or count waits after an error; of limits people have to hear. Null: it was refused. */
export function isMoreAway(error: unknown): Away | null {
  return shownErrorOf(error).code === 'RATE_LIMITED' ? null : isAway(error);
}
