import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { ProviderRow } from '#api/charities/providers/provider-row.ts';
import type { AcceptedCharityInput } from '#api/graphql/generated/types.ts';
import {
  inviteProviderAccount,
  refuseProviderAccount,
} from '#api/identity/accounts/invite-provider-account.ts';
import { putReadyStamps } from '#api/posting/stamps/ready-stamp.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { speakerOf } from '#domain/charities/accepted-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readPhone } from '#domain/identity/registration.ts';
import { foundProvider } from './create-provider.ts';
import { refuseProfile } from './write-provider.ts';

/**
 * Makes of a request the charity with its location, group and first stamps, and its account with the email that sets
 * its password; the request leaves the list. All in one transaction: refused, it stays as it was. Staff only. Errors:
 * NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, INVALID_PARAMS, PROOF_NEEDED, CHARITY_REQUEST_NOT_FOUND, also where a colleague has answered
 * it meanwhile, DISTRICT_NOT_FOUND, USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function acceptCharityRequest(
  context: Context,
  { id, stamps, ...accepted }: AcceptedCharityInput,
): Promise<ProviderRow> {
  const { viewer, store, now } = context;
  const { accountId: actorId } = requireStaff(viewer);
  const { charity, account } = partsOf(accepted, now);
  requireRecentProof(context);
  const providerId = await store.write(async (tx) => {
    const [gone] = await tx.delete(charityRequest).where(eq(charityRequest.id, id)).returning();
    if (!gone) throw new DomainError('CHARITY_REQUEST_NOT_FOUND');
    const made = await foundProvider(tx, context, { actorId, input: charity });
    await putReadyStamps(tx, context, { providerId: made, actorId, ids: stamps ?? [] });
    await inviteProviderAccount(tx, context, { ...account, actorId, providerId: made });
    const about = { actorId, subjectId: id, detail: { providerId: made } };
    await recordAudit(tx, now, { ...about, action: 'charity-request-accepted' });
    return made;
  });
  return findProvider(context, providerId);
}

/** The charity and the account, checked. Errors: BAD_USER_INPUT, INVALID_PARAMS. */
function partsOf(accepted: Omit<AcceptedCharityInput, 'id' | 'stamps'>, now: number) {
  const { name, mission, website, districtId, isVisible, locationName, address } = accepted;
  const approvedLocations = [{ name: locationName, address }];
  const charity = { name, mission, website, districtId, isVisible, approvedLocations };
  refuseProfile(charity);
  const { username, emailAddress } = accepted;
  refuseProviderAccount({ username, emailAddress }, now);
  const phoneNumber = readPhone(accepted.phoneNumber ?? '');
  const speaker = speakerOf(accepted.contactName);
  const refusal =
    refusalOfFields(speaker, ['nameFirst'], now) ??
    (phoneNumber === '' ? null : refusalOfFields({ phoneNumber }, ['phoneNumber'], now));
  if (refusal) throw new DomainError(refusal.code, refusal);
  const person = { ...speaker, phoneNumber: phoneNumber || null };
  const locale = knownLanguage(accepted.locale);
  return { charity, account: { username, emailAddress, person, locale, language: locale } };
}
