import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { sharedRecap } from '#db/schema/shared-recap.ts';
import { type AskedRecap, requireSharing } from './shared-recap-queries.ts';

/**
 * Gives the recap of a period a secret address, in the place of a former one.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a period.
 */
export async function shareRecap(context: Context, asked: AskedRecap): Promise<{ address: string }> {
  const { store, now: sharedAt, config } = context;
  const { providerId, period } = await requireSharing(context, asked);
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await store.write(async (tx) => {
    await tx
      .insert(sharedRecap)
      .values({ providerId, period, tokenHash, sharedAt })
      .onConflictDoUpdate({
        target: [sharedRecap.providerId, sharedRecap.period],
        set: { tokenHash, sharedAt },
      });
    await recordAudit(tx, sharedAt, { action: 'recap-shared', ...entryOf(context, { providerId, period }) });
  });
  return { address: `${config.publicOrigin}/shared-recap/${token}` };
}

/** Ends the address of a recap; false when there is none. Errors: those of shareRecap. */
export async function unshareRecap(context: Context, asked: AskedRecap): Promise<boolean> {
  const { providerId, period } = await requireSharing(context, asked);
  return context.store.write(async (tx) => {
    const ended = await tx
      .delete(sharedRecap)
      .where(and(eq(sharedRecap.providerId, providerId), eq(sharedRecap.period, period)))
      .returning({ period: sharedRecap.period });
    if (ended.length === 0) return false;
    const entry = entryOf(context, { providerId, period });
    await recordAudit(tx, context.now, { action: 'recap-unshared', ...entry });
    return true;
  });
}

function entryOf({ viewer }: Context, { providerId, period }: AskedRecap) {
  return { actorId: requireLogin(viewer).accountId, subjectId: providerId, detail: { period } };
}
