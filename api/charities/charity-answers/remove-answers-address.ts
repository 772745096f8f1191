import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';

/**
 * From now on no one reads answers to a charity's messages. The same again changes nothing. For its admins.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function removeAnswersAddress(
  context: Context,
  { providerId }: { providerId: string },
): Promise<true> {
  const { accountId } = requireLogin(context.viewer);
  const { id } = await findProvider(context, providerId);
  requireAdmin(context.viewer, id);
  await context.store.write(async (tx) => {
    const removed = await tx
      .update(providerMessaging)
      .set({ answersTo: null })
      .where(and(eq(providerMessaging.providerId, id), isNotNull(providerMessaging.answersTo)))
      .returning({ id: providerMessaging.providerId });
    if (removed.length === 0) return;
    const event = { action: 'answers-address-removed', actorId: accountId, subjectId: id } as const;
    await recordAudit(tx, context.now, event);
  });
  return true;
}
