import { chariteer } from '#db/schema/chariteer.ts';

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
