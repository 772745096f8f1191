import type { ChariteerRow } from '#api/rows/volunteer-row.ts';

export type ProviderBanRow = {
  chariteer: ChariteerRow;
  reason: string | null;
  createdAt: number;
  /** It was carried from a record with the same address, or name and birth date. */
  isCarried: boolean;
  /** For @access. */
  providerId: string;
};
