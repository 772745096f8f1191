import { eq } from 'drizzle-orm';
import { requireLogin, requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationUpdateChariteerArgs } from '#api/graphql/generated/types.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { favoriteDistrictsOf, refusalOfFavorites } from '#domain/charities/favorite-districts.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { replaceFavorites } from './replace-favorites.ts';
import { readVolunteer } from './volunteer-queries.ts';

/**
 * Puts the session's own favorite districts in the place of the former ones, in their order.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, TOO_MANY_FAVORITE_DISTRICTS, CHARITEER_NOT_FOUND, DISTRICT_NOT_FOUND.
 */
export async function updateVolunteer(
  { viewer, store }: Context,
  { id, favoriteDistrictsList }: MutationUpdateChariteerArgs,
): Promise<ChariteerRow> {
  requireSelf(viewer, id);
  const districtIds = favoriteDistrictsOf(favoriteDistrictsList);
  const refusal = refusalOfFavorites(districtIds);
  if (refusal) throw new DomainError(refusal);
  return store.write(async (tx) => {
    const record = await readVolunteer(tx, id);
    if (!record) throw new DomainError('CHARITEER_NOT_FOUND');
    await writeFavorites(tx, id, districtIds);
    return record;
  });
}

async function writeFavorites(tx: Db, chariteerId: string, districtIds: readonly string[]): Promise<void> {
  try {
    await replaceFavorites(tx, chariteerId, districtIds);
  } catch (error) {
    const isUnknown = constraintOf(error)?.kind === 'foreign-key';
    throw isUnknown ? new DomainError('DISTRICT_NOT_FOUND', { cause: error }) : error;
  }
}

/** Hides the sponsor banner from the viewer for a while; does nothing without a volunteer record. Errors: NOT_LOGGED_IN. */
export async function closeSponsorBanner({ viewer, store, now }: Context): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    await tx.update(chariteer).set({ sponsorBannerClosedAt: now }).where(eq(chariteer.id, accountId));
  });
  return true;
}
