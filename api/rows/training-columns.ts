import { sql } from 'drizzle-orm';
import { orientation } from '#db/schema/orientation.ts';

const OFFERED_COLUMNS = {
  id: orientation.id,
  providerId: orientation.providerId,
  name: orientation.name,
  description: orientation.description,
  ageThreshold: orientation.ageThreshold,
  estimatedTime: orientation.estimatedTime,
  estimatedCost: orientation.estimatedCost,
  url: orientation.url,
  isAboutSafety: orientation.isAboutSafety,
  fulfilledBy: orientation.fulfilledBy,
};

/** A training as offered; a template is its own template. */
export const TRAINING_COLUMNS = {
  ...OFFERED_COLUMNS,
  templateId: sql<string>`${orientation.id}`.as('ownTemplateId'),
};

/** A volunteer's training. The gate counts the newest of several, by the same order. */
export const TRAINING_RECORD_COLUMNS = {
  ...OFFERED_COLUMNS,
  templateId: sql<string>`${orientation.templateId}`.as('recordTemplateId'),
  startedAt: orientation.startedAt,
  resolution: orientation.resolution,
  resolvedAt: orientation.resolvedAt,
  expiredAt: orientation.expiredAt,
  note: orientation.note,
  ownerId: sql<string>`${orientation.chariteerId}`.as('recordOwnerId'),
  isReplaced: sql<boolean>`EXISTS (SELECT 1 FROM orientation AS newer
    WHERE newer."chariteerId" = orientation."chariteerId" AND newer."templateId" = orientation."templateId"
    AND (newer."startedAt", newer."id") > (orientation."startedAt", orientation."id"))`
    .mapWith(Boolean)
    .as('isReplaced'),
};
