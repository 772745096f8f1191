import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { createContactLoaders } from '#api/charities/charity-contacts/contact-loaders.ts';
import type { CharitySeenRow } from '#api/rows/guarded-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { CHARITY_READS, type CharityAsks, type SeenSignUp } from '#domain/charities/charity-view.ts';
import { reachAt } from '#domain/permissions/permissions.ts';

/** Whether the viewer may read that of the person by working for the charity. Facts are loaded for who has a right. */
export function mayCharityRead(
  asks: CharityAsks,
  viewer: Viewer,
  row: Partial<CharitySeenRow>,
  context: Context,
): boolean | Promise<boolean> {
  const { ownerId, providerId } = row;
  if (ownerId == null || providerId == null) return false;
  const reach = reachAt(viewer, providerId, asks === 'realName' ? 'readNames' : 'readContactInfo');
  if (reach === 'none') return false;
  if (asks === 'realName' && reach === 'always' && isNameWithoutFacts(row, context.now)) return true;
  return decide(asks, viewer, { ...row, ownerId, providerId }, context);
}

/**
 * True if the rule shows the name whatever other facts say; a month of a charity's calendar has thousands of names.
 */
function isNameWithoutFacts(row: Partial<CharitySeenRow>, now: number): boolean {
  // Who waits for a quest, or comes every time, is seen like who is on it (SAF-04).
  if (row.isComing) return true;
  if (row.contractId != null) return row.abandonedAt == null;
  return !isYoungOn(row.dateOfBirth ?? null, now);
}

async function decide(
  asks: CharityAsks,
  viewer: Viewer,
  row: CharitySeenRow & { ownerId: string; providerId: string },
  context: Context,
): Promise<boolean> {
  const { tie, times } = context.loaders(createContactLoaders);
  const { ownerId: chariteerId, providerId, contractId } = row;
  const [known, at] = await Promise.all([
    tie.load({ chariteerId, providerId }),
    contractId == null ? null : times.load(contractId),
  ]);
  // A sign-up that is not there is seen through as little as one that has ended.
  const noTimes = { startedAt: null, endedAt: null };
  const signUp: SeenSignUp | null =
    contractId == null ? null : { ...(at ?? noTimes), isEnded: at === null || row.abandonedAt != null };
  const days = signUp?.startedAt == null ? [] : [signUp.startedAt];
  const isYoung = isYoungOn(row.dateOfBirth ?? null, context.now, ...days);
  const reach = {
    names: reachAt(viewer, providerId, 'readNames'),
    contacts: reachAt(viewer, providerId, 'readContactInfo'),
  };
  return CHARITY_READS[asks]({ ...reach, isYoung, signUp, tie: known, now: context.now });
}
