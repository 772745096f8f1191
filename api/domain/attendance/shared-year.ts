import type { ErrorCode } from '../errors/errors.ts';
import { mayBePublic } from './public-profile.ts';
import { isYearOpen } from './year-in-review.ts';

/** Owner of a year in review; times in epoch ms. */
export type YearOwner = { createdAt: number; agreedAt: number | null; isYoung: boolean };

/** Why a year may not be shared; null where it may. `owner`: null for whoever has no volunteer record. */
export function refusalOfSharing(
  owner: YearOwner | null,
  year: number,
  now: number,
): Extract<ErrorCode, 'YEAR_NOT_FOUND' | 'PUBLIC_PROFILE_NOT_ALLOWED'> | null {
  if (!owner || !isYearOpen(year, owner.createdAt, now)) return 'YEAR_NOT_FOUND';
  return mayBePublic(owner, owner.isYoung) ? null : 'PUBLIC_PROFILE_NOT_ALLOWED';
}
