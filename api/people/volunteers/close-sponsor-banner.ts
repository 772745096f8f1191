import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/** Hides the sponsor banner from the viewer for a while; does nothing without a volunteer record. Errors: NOT_LOGGED_IN. */
export async function closeSponsorBanner({ viewer, store, now }: Context): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    await tx.update(chariteer).set({ sponsorBannerClosedAt: now }).where(eq(chariteer.id, accountId));
  });
  return true;
}
