import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { OwnedRow } from '#api/rows/guarded-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import type { ProfilePart } from '#domain/attendance/public-profile.ts';
import { chosenParts, parseProfileParts, shownParts } from '#domain/attendance/public-profile.ts';

export type PrivacyRow = OwnedRow & {
  id: string;
  hidesUsername: boolean;
  isChosen: boolean;
  profileParts: readonly ProfilePart[];
  hidesPictures: boolean;
  shownParts: readonly ProfilePart[];
  isYoung: boolean;
  hasGuardianAgreed: boolean;
  introduction: string | null;
  isIntroduced: boolean;
};

/** Privacy choices of the viewer; null without a volunteer record. Errors: NOT_LOGGED_IN. */
export async function findOwnPrivacy({ viewer, store, now }: Context): Promise<PrivacyRow | null> {
  return readPrivacy(store.read, requireLogin(viewer).accountId, now);
}

/** Reads a volunteer's privacy choices. `now` in epoch ms. */
export async function readPrivacy(db: Db, id: string, now: number): Promise<PrivacyRow | null> {
  const { dateOfBirth, hidesUsername, privacyChosenAt, profileParts, profileAgreedAt } = chariteer;
  const { hidesPictures, introduction, isIntroduced } = chariteer;
  const [found] = await db
    .select({
      ...{ dateOfBirth, hidesUsername, privacyChosenAt, profileParts, profileAgreedAt },
      ...{ hidesPictures, introduction, isIntroduced },
    })
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isStillThere()));
  if (!found) return null;
  const isYoung = isYoungOn(found.dateOfBirth, now);
  const choice = { chosen: parseProfileParts(found.profileParts), agreedAt: found.profileAgreedAt };
  return {
    id,
    ownerId: id,
    hidesUsername: found.hidesUsername,
    isChosen: found.privacyChosenAt !== null,
    profileParts: chosenParts(choice, isYoung),
    hidesPictures: found.hidesPictures,
    shownParts: shownParts(choice, isYoung),
    isYoung,
    hasGuardianAgreed: choice.agreedAt !== null,
    introduction: found.introduction,
    isIntroduced: found.isIntroduced,
  };
}
