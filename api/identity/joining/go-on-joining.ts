import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankJoiningCookie } from '#api/access/request/joining-key.ts';
import { type AccountForLogIn, readAccountByEmail } from '#api/identity/accounts/account-queries.ts';
import { readAddressHolder } from '#api/identity/accounts/address-holder.ts';
import { takeBackToken } from '#api/identity/accounts/closed-account-queries.ts';
import { completeLogIn } from '#api/identity/accounts/complete-log-in.ts';
import { confirmLogInAddress } from '#api/identity/accounts/confirm-log-in-address.ts';
import { joining } from '#db/schema/joining.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { joiningRowOf, type OpenJoining } from './joining-queries.ts';
import type { JoiningStepRow } from './joining-row.ts';
import { signUpJoined } from './sign-up-joined.ts';

/**
 * What comes after someone has shown to read the emails of an address: its account is logged in and on the quest that
 * led here; without one the registration begins. Only now it is told what is the matter with an account.
 * Errors: ACCOUNT_BANNED, ACCOUNT_CLOSED, EMAIL_ADDRESS_NOT_AVAILABLE for a former address that is still kept.
 */
export async function goOnJoining(
  context: Context,
  entered: OpenJoining,
  newKey: string | null,
): Promise<JoiningStepRow> {
  const emailKey = uniqueKey(entered.emailAddress);
  const account = await readAccountByEmail(context.store.read, emailKey);
  if (account?.isBanned) return refuseBanned(context, account);
  if (account) return logInJoined(context, entered, account);
  await refuseHeld(context, emailKey);
  return { logIn: null, joining: joiningRowOf(entered, newKey), quest: null };
}

async function logInJoined(
  context: Context,
  entered: OpenJoining,
  account: AccountForLogIn,
): Promise<JoiningStepRow> {
  const { token, ...logIn } = await completeLogIn(context, account, {
    by: 'mail-code',
    along: async (tx) => {
      await tx.delete(joining).where(eq(joining.id, entered.id));
      await confirmLogInAddress(tx, context, account);
    },
  });
  context.setCookie(blankJoiningCookie(context.config));
  return { logIn, joining: null, quest: await signUpJoined(context, token, { ...entered, isNew: false }) };
}

async function refuseBanned({ store, now }: Context, { id: subjectId }: AccountForLogIn): Promise<never> {
  const detail = { code: 'ACCOUNT_BANNED' };
  await store.write((tx) =>
    recordAudit(tx, now, { action: 'log-in-refused', actorId: null, subjectId, detail }),
  );
  throw new DomainError('ACCOUNT_BANNED');
}

/** An address is kept for who closed the account, or changed the address lately; its owner learns the way back. */
async function refuseHeld({ store, now, config }: Context, emailKey: string): Promise<void> {
  const holder = await readAddressHolder(store.read, now, emailKey);
  if (holder === null) return;
  const { closed } = holder;
  if (closed === null) throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
  const token = closed.closedBy === 'owner' ? takeBackToken(config.dataKey, closed) : null;
  throw new DomainError('ACCOUNT_CLOSED', { ...(token !== null && { takeBackToken: token }) });
}
