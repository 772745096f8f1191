import type { OwnedRow } from '#api/graphql/access.ts';
import type { ProfilePart } from '#domain/public-profile.ts';

export type PrivacyRow = OwnedRow & {
  id: string;
  hidesUsername: boolean;
  isChosen: boolean;
  profileParts: readonly ProfilePart[];
  shownParts: readonly ProfilePart[];
  isYoung: boolean;
  hasGuardianAgreed: boolean;
};
