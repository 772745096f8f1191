import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findLanguage, knownLanguage } from '#api/access/request/known-language.ts';
import { findRequestLanguage } from '#api/charities/charity-requests/request-language.ts';
import type { MutationCreateProviderAccountArgs } from '#api/graphql/generated/types.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import { inviteProviderAccount, refuseProviderAccount } from './invite-provider-account.ts';

/**
 * Makes the account of a charity, without a password: an email lets its people set one. Where no language is named,
 * both are in the one in which the charity asked to join. Errors: NOT_LOGGED_IN, FORBIDDEN, INVALID_PARAMS,
 * BAD_USER_INPUT, PROVIDER_NOT_FOUND, USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE, PROOF_NEEDED.
 */
export async function createProviderAccount(
  context: Context,
  { input: { providerId, username, emailAddress, locale: named } }: MutationCreateProviderAccountArgs,
): Promise<{ playerId: string }> {
  const { viewer, store, now } = context;
  const { accountId: actorId } = requireStaff(viewer);
  refuseProviderAccount({ username, emailAddress }, now);
  const locale = named == null ? await findRequestLanguage(store, emailAddress) : knownLanguage(named);
  requireRecentProof(context);
  const language = localeOf(locale, await findLanguage(store, actorId));
  const invited = { actorId, providerId, username, emailAddress, locale, language };
  return store.write(async (tx) => ({ playerId: await inviteProviderAccount(tx, context, invited) }));
}
