import { count, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { requirePasskeySite } from '#api/access/request/passkey-site.ts';
import type { MutationAddPasskeyArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { passkey } from '#db/schema/passkey.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { browserFamilyOf } from '#domain/identity/browser-family.ts';
import { MOST_PASSKEYS, passkeyNameOf } from '#domain/identity/passkey.ts';
import { refusalOfNewPasskey } from '#domain/identity/passkey-gate.ts';
import { knownTransports, readRegistration } from './passkey-answer.ts';
import { spendChallenge } from './passkey-challenges.ts';
import type { PasskeyRow } from './passkey-queries.ts';
import { passkeyRowOf, readKnownPasskey } from './passkey-queries.ts';
import { tellOwner } from './tell-owner.ts';
import { type NewKey, verifyRegistration } from './verify-passkey.ts';

/** Stands where neither the owner nor the browser says how the device is called. */
const NAMELESS = 'Passkey';

/**
 * Keeps a passkey that a device has just made for the session's own account, under a name or the browser's own, and
 * tells the owner by mail. Errors: NOT_LOGGED_IN, PASSKEYS_NEED_A_NAME, PROOF_NEEDED, BAD_USER_INPUT, PASSKEY_ENDED,
 * PASSKEY_WRONG_ADDRESS, PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEY_OF_ANOTHER, TOO_MANY_PASSKEYS.
 */
export async function addPasskey(
  context: Context,
  { credential, name }: MutationAddPasskeyArgs,
): Promise<PasskeyRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId, sessionId } = person;
  const site = requirePasskeySite(context);
  const answer = readRegistration(credential);
  const chosen = name ? passkeyNameOf(name) : nameByBrowser(context);
  if (answer === null || chosen === null) throw new DomainError('BAD_USER_INPUT');
  requireRecentProof(context);
  const { challenge, origin } = answer.signed;
  const use = { purpose: 'add', boundTo: sessionId } as const;
  const isAsked = await store.write((tx) => spendChallenge(tx, now, challenge, use));
  const key = isAsked ? await verifyRegistration(answer, site) : null;
  return store.write(async (tx) => {
    const held = await readHeld(tx, accountId, key);
    const told = { isAsked, isOfThisSite: origin === site.origin, isVerified: key !== null };
    const refusal = refusalOfNewPasskey({ ...told, ...held, most: MOST_PASSKEYS });
    if (refusal !== null || key === null) throw new DomainError(refusal ?? 'PASSKEY_REFUSED');
    const id = newId(now);
    const transports = knownTransports(answer);
    const values = { ...key, id, accountId, transports, name: chosen, createdAt: now, lastUsedAt: null };
    await tx.insert(passkey).values(values);
    await recordAudit(tx, now, { action: 'passkey-added', actorId: accountId, subjectId: accountId });
    await tellOwner(tx, context, person, 'passkey-added');
    return passkeyRowOf(values);
  });
}

/** How the browser that makes it calls itself: “Chrome, Android”. */
function nameByBrowser({ request }: Context): string {
  const { browserName, systemName } = browserFamilyOf(request.userAgent);
  return [browserName, systemName].filter((one) => one !== null).join(', ') || NAMELESS;
}

async function readHeld(tx: Db, accountId: string, key: NewKey | null) {
  const same = key && (await readKnownPasskey(tx, key.credentialId));
  const holder = same && (same.passkey.accountId === accountId ? ('own' as const) : ('other' as const));
  const isOwn = eq(passkey.accountId, accountId);
  const found = await tx.select({ count: count() }).from(passkey).where(isOwn).get();
  return { holder, count: found?.count ?? 0 };
}
