import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { usernameCookie } from '#api/access/request/username-cookie.ts';
import { account, heldUsername } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { refusalOfUsername } from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayChangeUsername } from '#domain/identity/made-username.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { findAccountInfo } from './account-queries.ts';
import type { AccountInfoRow } from './account-rows.ts';
import { isUsernameTaken } from './username-holder.ts';

/**
 * Gives the session's own account another user name. The former one is held, so that no one else is taken for its owner,
 * who may have it back.
 * Errors: NOT_LOGGED_IN, INVALID_PARAMS, BAD_USER_INPUT, USERNAME_NOT_AVAILABLE, USERNAME_CHANGED_LATELY.
 */
export async function changeUsername(
  context: Context,
  { username: typed }: { username: string },
): Promise<AccountInfoRow> {
  const { viewer, store, now, config, request } = context;
  const person = requireLogin(viewer);
  const username = typed.trim();
  const changed = await store.write(async (tx) => {
    const owner = await readOwner(tx, person.accountId);
    if (owner.username === username) return false;
    if (!mayChangeUsername(owner.usernameChangedAt, now)) throw new DomainError('USERNAME_CHANGED_LATELY');
    const refusal = refusalOfUsername({ ...owner, username }, now) ?? refusalOfNames({ username });
    if (refusal) throw new DomainError(refusal.code, refusal);
    if (await isUsernameTaken(tx, now, uniqueKey(username), person.accountId))
      throw new DomainError('USERNAME_NOT_AVAILABLE');
    await keepUsername(tx, now, owner, username);
    return true;
  });
  const named = changed ? usernameCookie(config, request, username) : null;
  if (named) context.setCookie(named);
  const info = await findAccountInfo(context, person);
  if (!info) throw new DomainError('ACCOUNT_NOT_FOUND');
  return info;
}

type Owner = Awaited<ReturnType<typeof readOwner>>;

async function readOwner(tx: Db, accountId: string) {
  const { id, username, usernameKey, usernameChangedAt, nameLast, email: emailAddress } = account;
  const columns = { id, username, usernameKey, usernameChangedAt, nameLast, emailAddress };
  const phone = { sealed: account.phoneNumber };
  const row = await tx
    .select({ ...columns, ...phone })
    .from(account)
    .where(eq(account.id, accountId))
    .get();
  if (!row) throw new DomainError('ACCOUNT_NOT_FOUND');
  const { sealed, ...owner } = row;
  return {
    ...owner,
    nameLast: owner.nameLast ?? '',
    phoneNumber: tx.cells.open('account.phoneNumber', accountId, sealed) ?? '',
  };
}

async function keepUsername(tx: Db, now: number, { id, usernameKey: former }: Owner, username: string) {
  const usernameKey = uniqueKey(username);
  await tx
    .update(account)
    .set({ username, usernameKey, displayName: username, usernameChangedAt: now })
    .where(eq(account.id, id));
  await tx.update(chariteer).set({ username }).where(eq(chariteer.id, id));
  await tx.insert(heldUsername).values({ usernameKey: former, accountId: id }).onConflictDoNothing();
  await tx.delete(heldUsername).where(eq(heldUsername.usernameKey, usernameKey));
  await recordAudit(tx, now, { action: 'username-changed', actorId: id, subjectId: id });
}
