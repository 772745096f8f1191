import type { SpokenLanguage } from '#domain/identity/spoken-language.ts';

/** For @access: all of it is for that account only. */
export type OwnDetailsRow = {
  ownerId: string;
  hasRecord: boolean;
  username: string;
  emailAddress: string;
  newEmailAddress: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  phoneNumber: string | null;
  dateOfBirth: string | null;
  mayCorrectBirthDate: boolean;
  emergencyContactName: string | null;
  emergencyContactNumber: string | null;
  zipCode: string | null;
  languages: SpokenLanguage[];
};
