import type { OwnedRow } from '#api/rows/guarded-row.ts';
import type { ProfilePart } from '#domain/attendance/public-profile.ts';

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
