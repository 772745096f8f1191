import type { OwnedRow } from '#api/rows/guarded-row.ts';

/** A charity that reaches a person, or would if they had not ended it. */
export type CharityContactRow = OwnedRow & {
  providerId: string;
  providerName: string;
  isOpen: boolean;
  hasQuestAhead: boolean;
  /** Epoch ms; null while something without an end goes on. */
  until: number | null;
};

/** Emergency contact, with its owner and the charity for the log of who read it. */
export type EmergencyContactRow = OwnedRow & {
  name: string | null;
  number: string | null;
  providerId: string;
  dateOfBirth: string | null;
};
