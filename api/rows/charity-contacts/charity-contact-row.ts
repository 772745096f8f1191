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

export type EmergencyContactRow = { name: string | null; number: string | null };
