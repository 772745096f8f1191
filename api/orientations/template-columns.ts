import { sql } from 'drizzle-orm';
import { orientation } from '#db/schema/orientation.ts';

/** A training as offered; a template is its own template. */
export const TEMPLATE_COLUMNS = {
  id: orientation.id,
  templateId: sql<string>`${orientation.id}`.as('ownTemplateId'),
  providerId: orientation.providerId,
  name: orientation.name,
  description: orientation.description,
  ageThreshold: orientation.ageThreshold,
  estimatedTime: orientation.estimatedTime,
  estimatedCost: orientation.estimatedCost,
  url: orientation.url,
};
