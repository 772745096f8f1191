import type { ConsentStanding } from '#domain/guardians/consent-standing.ts';

/** ownerId: the young person, for @access. */
export type OwnGuardianRow = {
  ownerId: string;
  guardianName: string;
  guardianEmail: string;
  linkSentAt: number | null;
  tickUntil: number | null;
  standing: ConsentStanding;
  isEmailRefused: boolean;
};
