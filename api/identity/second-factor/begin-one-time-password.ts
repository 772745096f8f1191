import { requireLogin } from '#api/access/auth/authorize.ts';
import { keyUri, newSecret } from '#api/access/auth/one-time-password.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { oneTimePassword } from '#db/schema/second-factor.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readOneTimePassword } from './factor-queries.ts';
import type { OneTimePasswordSetupRow } from './second-factor-rows.ts';

/**
 * Makes a secret for the session's own account, in the place of one that no first code has confirmed.
 * Errors: NOT_LOGGED_IN, PROOF_NEEDED, BAD_USER_INPUT where one-time passwords are on.
 */
export async function beginOneTimePassword(context: Context): Promise<OneTimePasswordSetupRow> {
  const { viewer, store, now, config } = context;
  const { accountId, username } = requireLogin(viewer);
  requireRecentProof(context);
  const text = newSecret();
  await store.write(async (tx) => {
    if ((await readOneTimePassword(tx, accountId))?.confirmedAt != null) throw alreadyOn();
    const secret = tx.cells.seal('one_time_password.secret', accountId, text);
    const made = { secret, createdAt: now, confirmedAt: null, lastStep: 0 };
    await tx
      .insert(oneTimePassword)
      .values({ accountId, ...made })
      .onConflictDoUpdate({ target: oneTimePassword.accountId, set: made });
  });
  const uri = keyUri(text, { issuer: config.siteName, label: username });
  return { ownerId: accountId, secret: text, uri };
}

function alreadyOn(): DomainError {
  const { oneTimePasswordOn: message } = refsOf(formRefusalsTexts);
  return new DomainError('BAD_USER_INPUT', { message });
}
