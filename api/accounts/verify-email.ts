import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { spendToken } from '#api/auth/account-token.ts';
import { carryBans } from '#api/bans/carry-bans.ts';
import type { Context } from '#api/graphql/context.ts';
import { contactEmail } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors.ts';
import { loadContactEmail } from './contact-email.ts';

/** Confirms the contact address that the link was sent to; needs no session. Errors: INVALID_TOKEN. */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<true> {
  const { store, now } = context;
  return store.write(async (tx): Promise<true> => {
    const accountId = await spendToken(tx, now, 'verify-email', token);
    const contact = accountId === null ? null : await loadContactEmail(tx, accountId);
    if (!contact) throw new DomainError('INVALID_TOKEN');
    await tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.id, contact.id));
    if (accountId !== null) await carryBans(tx, context, accountId);
    const subject = { subjectType: 'account', subjectId: accountId };
    await recordAudit(tx, now, { ...subject, action: 'email-verified', actorId: accountId });
    return true;
  });
}
