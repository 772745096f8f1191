import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { FULFILMENTS, RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { TRAINING_FIELDS } from '#domain/trainings/training-form.ts';
import { chariteer } from './chariteer.ts';
import { fieldLimits } from './field-limits.ts';
import { provider } from './provider.ts';
import { hasLength, isFlag, isOneOf, rule } from './rules.ts';

/** Fields that rows from before may fill wider than forms let them be. */
const WIDER = { description: null, estimatedTime: null, estimatedCost: null };

/**
 * A row without templateId is the training as offered; one with it is a person's training. Cost in cents.
 * What fulfils a training and whether it is about safety follow the training into the records, like its name.
 */
export const orientation = sqliteTable(
  'orientation',
  {
    id: text().primaryKey(),
    templateId: text().references((): AnySQLiteColumn => orientation.id, { onDelete: 'restrict' }),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    chariteerId: text().references(() => chariteer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    ageThreshold: integer(),
    estimatedTime: integer(),
    estimatedCost: integer(),
    url: text(),
    isAboutSafety: integer({ mode: 'boolean' }).notNull().default(false),
    fulfilledBy: text({ enum: FULFILMENTS }).notNull().default('Applying'),
    note: text(),
    startedAt: integer(),
    resolution: text({ enum: RESOLUTIONS }),
    resolvedAt: integer(),
    expiredAt: integer(),
    /** The name in folded form, for search and order; written by a trigger (../folding/key-triggers.ts). */
    nameKey: text(),
  },
  (t) => [
    index('orientation_person').on(t.chariteerId, t.providerId),
    index('orientation_person_training').on(t.chariteerId, t.templateId, t.startedAt),
    index('orientation_provider').on(t.providerId, t.templateId),
    index('orientation_template').on(t.templateId),
    ...fieldLimits('orientation', TRAINING_FIELDS, WIDER).map(({ name, expression }) =>
      rule(name, expression),
    ),
    rule('orientation_note_length', hasLength('note', 0, 299)),
    rule('orientation_resolution', isOneOf('resolution', RESOLUTIONS)),
    rule('orientation_time', `"estimatedTime" >= 0`),
    rule('orientation_cost', `"estimatedCost" >= 0`),
    rule('orientation_is_about_safety', isFlag('isAboutSafety')),
    rule('orientation_fulfilled_by', isOneOf('fulfilledBy', FULFILMENTS)),
    rule('orientation_safety_is_completed', `"isAboutSafety" = 0 OR "fulfilledBy" = 'Complete'`),
    rule('orientation_person_or_template', `("templateId" IS NULL) = ("chariteerId" IS NULL)`),
    rule('orientation_resolution_of_person', `("templateId" IS NULL) = ("resolution" IS NULL)`),
    rule('orientation_start_of_person', `"templateId" IS NULL OR "startedAt" IS NOT NULL`),
  ],
);
