import type { Fulfilment, StoredResolution } from '#domain/trainings/record-status.ts';
import type { ChariteerRow } from './volunteer-row.ts';

export type TemplateOrientationRow = {
  id: string;
  templateId: string;
  providerId: string;
  name: string;
  description: string;
  ageThreshold: number | null;
  /** Minutes. */
  estimatedTime: number | null;
  /** Cents. */
  estimatedCost: number | null;
  url: string | null;
  isAboutSafety: boolean;
  fulfilledBy: Fulfilment;
};

export type OrientationRow = TemplateOrientationRow & {
  startedAt: number | null;
  resolution: StoredResolution | null;
  resolvedAt: number | null;
  expiredAt: number | null;
  note: string | null;
  isReplaced: boolean;
  /** For @access. */
  ownerId: string;
  /** Volunteer, if loaded along. */
  chariteer?: ChariteerRow;
};
