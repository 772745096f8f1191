import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRenamePasskeyArgs } from '#api/graphql/generated/types.ts';
import { passkey } from '#db/schema/passkey.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { passkeyNameOf } from '#domain/identity/passkey.ts';
import type { PasskeyRow } from './passkey-queries.ts';
import { passkeyRowOf } from './passkey-queries.ts';

/** Calls one of the own passkeys something else. Errors: NOT_LOGGED_IN, BAD_USER_INPUT, PASSKEY_NOT_FOUND. */
export async function renamePasskey(
  { viewer, store, now }: Context,
  { id, name: typed }: MutationRenamePasskeyArgs,
): Promise<PasskeyRow> {
  const { accountId } = requireLogin(viewer);
  const name = passkeyNameOf(typed);
  if (name === null) throw new DomainError('BAD_USER_INPUT');
  return store.write(async (tx) => {
    const isThis = and(eq(passkey.id, id), eq(passkey.accountId, accountId));
    const [renamed] = await tx.update(passkey).set({ name }).where(isThis).returning();
    if (!renamed) throw new DomainError('PASSKEY_NOT_FOUND');
    await recordAudit(tx, now, { action: 'passkey-renamed', actorId: accountId, subjectId: accountId });
    return passkeyRowOf(renamed);
  });
}
