import { orientation } from '../schema/orientation.ts';
import type { Db } from '../store.ts';
import { insertVolunteerRow } from './insert-account.ts';
import { insertProvider } from './insert-provider.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type TrainingRecord = typeof orientation.$inferSelect;

/** A training as a charity offers it: the template row. */
export async function insertTraining(
  tx: Db,
  overrides: Partial<TrainingRecord> = {},
): Promise<TrainingRecord> {
  const number = nextNumber('training');
  const row = {
    id: `training-${number}`,
    name: `Training ${number}`,
    description: 'How we work.',
    estimatedTime: 60,
    estimatedCost: 0,
    ...overrides,
    providerId: overrides.providerId ?? (await insertProvider(tx)).id,
  };
  return only(await tx.insert(orientation).values(row).returning());
}

/** A person's completed training; of a training of the same provider unless templateId is given. */
export async function insertTrainingRecord(
  tx: Db,
  overrides: Partial<TrainingRecord> = {},
): Promise<TrainingRecord> {
  const providerId = overrides.providerId ?? (await insertProvider(tx)).id;
  const row = {
    id: `orientation-${nextNumber('orientation')}`,
    name: 'Training',
    startedAt: FACTORY_NOW,
    resolution: 'Complete' as const,
    resolvedAt: FACTORY_NOW,
    ...overrides,
    providerId,
    templateId: overrides.templateId ?? (await insertTraining(tx, { providerId })).id,
    chariteerId: overrides.chariteerId ?? (await insertVolunteerRow(tx)).id,
  };
  return only(await tx.insert(orientation).values(row).returning());
}
