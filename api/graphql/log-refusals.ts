import type { WireError } from '#api/access/request/errors.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';

/** How a login fails, but for limits. */
const FAILED_LOG_IN: readonly ErrorCode[] = [
  'ACCOUNT_BANNED',
  'ACCOUNT_NOT_FOUND',
  'INVALID_EMAIL_OR_PASSWORD',
  'LOGIN_REFUSED',
];

/** What was called: root fields of the schema, and the request's id. */
type Called = { operations: readonly string[]; requestId: string };

/**
 * A line for each failed login, and one for each kind of refusal with 403 or 429. None names a person, nor the
 * address of a client, which is personal too: the audit log keeps who, and limits count by hash.
 */
export function logRefusals(log: Logger, called: Called, errors: readonly WireError[]): void {
  const isLogIn = called.operations.includes('loginWithEmail');
  const refused = new Map<string, WireError['extensions']>();
  for (const { extensions } of errors) {
    if (isLogIn && FAILED_LOG_IN.includes(extensions.code as ErrorCode)) {
      log.warn({ ...called, code: extensions.code }, 'log-in failed');
    } else if (extensions.statusCode === 403 || extensions.statusCode === 429) {
      refused.set(String(extensions.code), extensions);
    }
  }
  for (const { code, statusCode: status } of refused.values()) {
    log.warn({ ...called, code, status }, status === 429 ? 'refused: over a limit' : 'refused: not allowed');
  }
  const request = currentRequest();
  if (request && refused.size > 0) request.isRefusalTold = true;
}
