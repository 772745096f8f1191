import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { issueToken, spendAllTokens } from '#api/access/auth/account-token.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { endEmptyPasskeyDemand } from '#api/access/auth/second-factor.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { AccountSummary, MutationAddStaffArgs } from '#api/graphql/generated/types.ts';
import {
  readStaffCandidate,
  readStaffUsernames,
  type StaffRow,
} from '#api/messages/recipients/staff-queries.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail, emailChange } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';
import { refusalOfFields } from '#domain/accounts/registration-gate.ts';
import { hasProvedAddress, problemOfStaff, staffUsername } from '#domain/accounts/staff-account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { readAccountSummary } from './account-page.ts';
import { loadContactEmail } from './contact-email.ts';
import { openAccount } from './open-account.ts';
import { auditingRefusal, type StaffContext } from './staff-audit.ts';
import { staffAccountMail, staffAddedMail } from './staff-mails.ts';

export type AddedStaff = {
  account: AccountSummary;
  /**
   * Token of the emailed link to set the first password; null if the account keeps its own. Never sent to clients.
   */
  token: string | null;
};

/**
 * Gives the rights of staff to the account of an address and tells it by email; its sessions end, so that they are
 * used by no one who does not log in now. An address without an account gets one, and a link to its first password;
 * so does an account whose owner never proved to read there. Again for staff: nothing, or another link.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, INVALID_PARAMS for no address, BAD_USER_INPUT for an account that cannot be staff,
 * PROOF_NEEDED.
 */
export async function addStaff(
  context: StaffContext,
  { emailAddress }: MutationAddStaffArgs,
): Promise<AddedStaff> {
  const { viewer, store, now } = context;
  const { accountId: actorId } = requireStaff(viewer);
  requireRecentProof(context);
  const emailKey = uniqueKey(emailAddress);
  const known = await readStaffCandidate(store.read, emailKey);
  const about = { action: 'staff-added', actorId, subjectId: known?.id ?? null } as const;
  return auditingRefusal(context, about, async () => {
    const refusal = refusalOfFields({ emailAddress }, ['emailAddress'], now);
    if (refusal) throw new DomainError(refusal.code, refusal);
    return store.write(async (tx) => {
      const found =
        (await readStaffCandidate(tx, emailKey)) ?? (await openStaffAccount(tx, now, emailAddress));
      const problem = problemOfStaff(found, now);
      if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
      const token = await giveRights(tx, context, found, actorId);
      const summary = await readAccountSummary(tx, found.id);
      if (!summary) throw new DomainError('ACCOUNT_NOT_FOUND');
      return { account: summary, token };
    });
  });
}

async function openStaffAccount(tx: Db, now: number, emailAddress: string): Promise<StaffRow> {
  const username = staffUsername(await readStaffUsernames(tx));
  const values = { username, email: emailAddress, passwordHash: null, accountType: 'Chariteer' } as const;
  await openAccount(tx, now, values);
  const made = await readStaffCandidate(tx, uniqueKey(emailAddress));
  if (!made) throw new DomainError('ACCOUNT_NOT_FOUND');
  return made;
}

/** Returns the token of the link that was mailed, or null. */
async function giveRights(
  tx: Db,
  context: StaffContext,
  found: StaffRow,
  actorId: string,
): Promise<string | null> {
  const { now, config, sessions } = context;
  const { id, username, email: recipient, locale: chosen } = found;
  if (found.isStaff && found.hasPassword) return null;
  const isProved = hasProvedAddress({ ...found, contact: await loadContactEmail(tx, id) });
  await tx.update(account).set({ isStaff: true }).where(eq(account.id, id));
  await sessions.endAll(id);
  const detail = { withLink: !isProved };
  await recordAudit(tx, now, {
    subjectId: id,
    action: 'staff-added',
    actorId,
    detail,
  });
  const to = { recipient, ownerId: id };
  if (isProved) {
    const mail = mailIn(localeOf(chosen), (locale) => staffAddedMail(locale, config, { username }));
    await queueMail(tx, context, { kind: 'staff-added', ...mail, ...to });
    return null;
  }
  const token = await startAnew(tx, now, found);
  await queueMail(tx, context, {
    kind: 'staff-account',
    ...mailIn(localeOf(chosen), (locale) => staffAccountMail(locale, config, { username, token })),
    ...to,
  });
  return token;
}

/**
 * Resets an account so that only the owner of its login address gets in: no old password, passkey or other address.
 */
async function startAnew(tx: Db, now: number, { id, email }: StaffRow): Promise<string> {
  await tx.update(account).set({ passwordHash: null }).where(eq(account.id, id));
  await tx.delete(passkey).where(eq(passkey.accountId, id));
  await endEmptyPasskeyDemand(tx, id);
  await tx.delete(emailChange).where(eq(emailChange.accountId, id));
  await tx.delete(contactEmail).where(eq(contactEmail.accountId, id));
  await tx.insert(contactEmail).values({ id: newId(now), accountId: id, emailAddress: email });
  await spendAllTokens(tx, now, 'verify-email', id);
  await spendAllTokens(tx, now, 'reset-password', id);
  return issueToken(tx, now, id, 'reset-password');
}
