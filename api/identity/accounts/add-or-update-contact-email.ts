import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { type Counted, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { readConsent } from '#api/people/guardians/consent-queries.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { ContactEmailRow } from './account-rows.ts';
import {
  dropWaitingContact,
  loadContactEmail,
  loadContactToConfirm,
  sendVerificationIfDue,
  setContactEmail,
} from './contact-email.ts';

/**
 * Sets the contact address of the session's own account and sends its verification mail. A confirmed one goes on
 * counting until the link was opened. The same address again changes nothing, and the one that counts ends a change. Errors: NOT_LOGGED_IN, INVALID_PARAMS, BAD_USER_INPUT, RATE_LIMITED after five in an hour.
 */
export async function addOrUpdateContactEmail(
  context: Context,
  { emailAddress }: { emailAddress: string },
): Promise<ContactEmailRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const refusal = refusalOfFields({ emailAddress }, ['emailAddress'], now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  // Whoever reads the guardian's email would decide in the guardian's place.
  const guardian = await readConsent(store.read, accountId);
  if (guardian && isSameMailbox(guardian.guardianEmail, emailAddress))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).youAreNotGuardian });
  const counted: Counted[] = [{ limit: 'contactEmailByAccount', subject: accountId }];
  await countAttempt(store, counted, now);

  return store.write(async (tx) => {
    const counting = await loadContactEmail(tx, accountId);
    if (counting && uniqueKey(counting.emailAddress) === uniqueKey(emailAddress))
      await dropWaitingContact(tx, now, accountId);
    const known = await loadContactToConfirm(tx, accountId);
    if (known && uniqueKey(known.emailAddress) === uniqueKey(emailAddress)) {
      await forgive(tx, counted);
      await sendVerificationIfDue(tx, context, accountId);
      return { ...known, isUnreachable: known.unreachableAt !== null, ownerId: accountId };
    }
    await setContactEmail(tx, context, accountId, emailAddress);
    await recordAudit(tx, now, { action: 'contact-address-set', actorId: accountId, subjectId: accountId });
    return {
      emailAddress: typedAddress(emailAddress),
      verificationStatus: 'Unverified' as const,
      isUnreachable: false,
      ownerId: accountId,
    };
  });
}
