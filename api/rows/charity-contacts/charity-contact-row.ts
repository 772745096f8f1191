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

/** Whose it is, and through which charity it is seen, for the trace of having read it. */
export type EmergencyContactRow = OwnedRow & {
  name: string | null;
  number: string | null;
  providerId: string;
  dateOfBirth: string | null;
};
