import type { StoredResolution } from '#domain/orientation-status.ts';

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
};

export type OrientationRow = {
  id: string;
  templateId: string;
  providerId: string;
  name: string;
  description: string;
  startedAt: number | null;
  resolution: StoredResolution | null;
  resolvedAt: number | null;
  expiredAt: number | null;
  url: string | null;
  note: string | null;
  /** For @access. */
  ownerId: string;
};
