import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { AccountSummary, MutationRemoveStaffArgs } from '#api/graphql/generated/types.ts';
import { keepLastStaff } from '#api/messages/recipients/keep-last-staff.ts';
import { account } from '#db/schema/account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { readAccountSummary } from './account-page.ts';
import { auditingRefusal, type StaffContext } from './staff-audit.ts';
import { staffRemovedMail } from './staff-mails.ts';

/**
 * Takes the rights of staff from an account, ends its sessions and tells it by email; the account itself stays. Again
 * changes nothing. Staff may take them from themselves, never from the last one.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, ACCOUNT_NOT_FOUND, LAST_STAFF_ACCOUNT, PROOF_NEEDED.
 */
export async function removeStaff(
  context: StaffContext,
  { accountId: id }: MutationRemoveStaffArgs,
): Promise<AccountSummary> {
  const { viewer, store, now, config, sessions } = context;
  const { accountId: actorId } = requireStaff(viewer);
  requireRecentProof(context);
  return auditingRefusal(context, { action: 'staff-removed', actorId, subjectId: id }, () =>
    store.write(async (tx) => {
      const found = await readAccountSummary(tx, id);
      if (!found) throw new DomainError('ACCOUNT_NOT_FOUND');
      if (!found.isStaff) return found;
      await keepLastStaff(tx, now, id);
      const [former] = await tx
        .update(account)
        .set({ isStaff: false })
        .where(eq(account.id, id))
        .returning({ locale: account.locale });
      await sessions.endAll(id);
      await queueMail(tx, context, {
        kind: 'staff-removed',
        ...mailIn(localeOf(former?.locale), (locale) => staffRemovedMail(locale, config, found)),
        recipient: found.email,
        ownerId: id,
      });
      await recordAudit(tx, now, {
        subjectId: id,
        action: 'staff-removed',
        actorId,
      });
      return { ...found, isStaff: false };
    }),
  );
}
