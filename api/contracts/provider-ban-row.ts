import type { ChariteerRow } from '#api/chariteers/chariteer-row.ts';

export type ProviderBanRow = {
  chariteer: ChariteerRow;
  reason: string | null;
  createdAt: number;
  /** For @access. */
  providerId: string;
};
