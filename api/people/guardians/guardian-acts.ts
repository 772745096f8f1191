import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { GUARDIAN_LINK_LIFETIME_MS } from '#domain/guardians/guardian-link.ts';
import { endConsent } from './end-consent.ts';
import { type GuardianKeys, openGuardianBrowser } from './guardian-browser.ts';
import { spendGuardianLink } from './guardian-links.ts';

/*
 * What a guardian does on the own page. Errors of all: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED,
 * GUARDIAN_CODE_MISSING.
 */

/** Withdraws the consent: the young person leaves quests and guilds. A second time changes nothing. */
export async function withdrawGuardianConsent(context: Context, keys: GuardianKeys): Promise<true> {
  const { store, now } = context;
  return store.write(async (tx): Promise<true> => {
    const link = await openGuardianBrowser(tx, now, keys);
    await endConsent(tx, context, link, 'withdrawn');
    return true;
  });
}

/** Makes the link good for another 30 days; answers until when. */
export async function renewGuardianLink({ store, now }: Context, keys: GuardianKeys): Promise<number> {
  return store.write(async (tx) => {
    const { linkId, chariteerId } = await openGuardianBrowser(tx, now, keys);
    const expiresAt = now + GUARDIAN_LINK_LIFETIME_MS.standing;
    await tx.update(guardianLink).set({ expiresAt }).where(eq(guardianLink.id, linkId));
    await audit(tx, now, chariteerId, 'guardian-link-renewed');
    return expiresAt;
  });
}

/** Ends the link in every browser; the consent stays. */
export async function revokeGuardianLink({ store, now }: Context, keys: GuardianKeys): Promise<true> {
  return store.write(async (tx): Promise<true> => {
    const { linkId, chariteerId } = await openGuardianBrowser(tx, now, keys);
    await spendGuardianLink(tx, now, linkId);
    await audit(tx, now, chariteerId, 'guardian-link-revoked');
    return true;
  });
}

/**
 * Agrees to a public profile of the young person, which shows what they switch on, or takes that back. Nothing changes
 * without a consent that is given.
 */
export async function allowPublicProfile(
  context: Context,
  { isAllowed, ...keys }: GuardianKeys & { isAllowed: boolean },
): Promise<boolean> {
  const { store, now } = context;
  return store.write(async (tx) => {
    const { chariteerId } = await openGuardianBrowser(tx, now, keys);
    const ofGiven = and(eq(guardianConsent.chariteerId, chariteerId), eq(guardianConsent.state, 'given'));
    const kept = await tx
      .update(guardianConsent)
      .set({ allowsProfile: isAllowed })
      .where(ofGiven)
      .returning({ id: guardianConsent.id });
    if (kept.length === 0) return false;
    await report(tx, context, 'ProfileDecided', { chariteerId, hasAgreed: isAllowed });
    await audit(tx, now, chariteerId, isAllowed ? 'guardian-profile-allowed' : 'guardian-profile-ended');
    return true;
  });
}

async function audit(tx: Db, now: number, chariteerId: string, action: AuditAction): Promise<void> {
  await recordAudit(tx, now, { action, actorId: null, subjectId: chariteerId });
}
