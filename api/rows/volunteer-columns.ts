import { sql } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/** What decides how much of someone in a group is seen; not everyone there has a volunteer record. */
export const VISIBILITY_COLUMNS = {
  dateOfBirth: sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`,
  hidesUsername: sql<boolean>`coalesce(${chariteer.hidesUsername}, 0)`,
  profileParts: chariteer.profileParts,
  profileAgreedAt: chariteer.profileAgreedAt,
};

export const VOLUNTEER_COLUMNS = {
  id: chariteer.id,
  username: chariteer.username,
  nameFirst: chariteer.nameFirst,
  nameMiddle: chariteer.nameMiddle,
  nameLast: chariteer.nameLast,
  emailAddress: chariteer.emailAddress,
  phoneNumber: chariteer.phoneNumber,
  dateOfBirth: chariteer.dateOfBirth,
  emergencyContactName: chariteer.emergencyContactName,
  emergencyContactNumber: chariteer.emergencyContactNumber,
  playerAccountType: chariteer.playerAccountType,
  subscriptionStatus: chariteer.subscriptionStatus,
  hidesUsername: chariteer.hidesUsername,
  profileParts: chariteer.profileParts,
  profileAgreedAt: chariteer.profileAgreedAt,
};

/** Sealed columns; code that reads values without drizzle's decoding must wrap them. */
export const SEALED_CHARITEER_COLUMNS = [
  'phoneNumber',
  'emergencyContactName',
  'emergencyContactNumber',
] as const;
