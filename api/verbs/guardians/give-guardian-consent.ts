import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { readConsent, readOwnAddresses } from '#api/reads/guardians/consent-queries.ts';
import type { MutationGiveGuardianConsentArgs } from '#api/sdl/generated/types.ts';
import { refusalOfConsent } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfAsking } from '#domain/guardians/guardian-consent.ts';
import { askGuardian } from './ask-guardian.ts';

/**
 * Sends the guardian the link by which the guardian decides: for the first time, again, or to a corrected address;
 * three times a day. A consent that is there already stays as it is.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for adults and accounts without a record, BAD_USER_INPUT, RATE_LIMITED, MAIL_HELD.
 */
export async function giveGuardianConsent(
  context: Context,
  { input }: MutationGiveGuardianConsentArgs,
): Promise<true> {
  const { viewer, store, now } = context;
  const { accountId: id, hasRecord, dateOfBirth } = requireLogin(viewer);
  const guardian = { ...input, hasConsented: input.hasConsented ?? true };
  const own = await readOwnAddresses(store.read, id);
  const refusal = refusalOfConsent({ hasRecord, dateOfBirth }, guardian, own, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await store.write(async (tx) => {
    const known = await readConsent(tx, id);
    if (known?.state === 'given') return;
    const refused = refusalOfAsking(known, guardian.guardianEmail, now, context.config.supportEmail);
    if (refused) throw new DomainError(refused.code, refused);
    await countAttempt(store, [{ limit: 'guardianLinkByAccount', subject: id }], now);
    const isSent = await askGuardian(tx, context, { id }, guardian);
    if (!isSent) throw new DomainError('MAIL_HELD');
  });
  return true;
}
