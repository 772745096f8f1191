import { asc, isNull } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { resolvedAtAfter } from '#domain/trainings/record-edit.ts';
import { RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { chanceFrom, pick } from './chance.ts';
import type { SeededPerson } from './seed-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECORDS_A_TRAINING = 14;
/** Most of those who begin a training finish it. */
const DRAWN = [...RESOLUTIONS, 'Complete', 'Complete', 'Provisional'] as const;

/** What some of the volunteers have of each training, begun within the last months. */
export async function seedTrainings(tx: Db, volunteers: readonly SeededPerson[], now: number): Promise<void> {
  const chance = chanceFrom(1848);
  const offered = await tx
    .select()
    .from(orientation)
    .where(isNull(orientation.templateId))
    .orderBy(asc(orientation.id));
  for (const training of offered) {
    const first = Math.floor(chance() * (volunteers.length - RECORDS_A_TRAINING));
    const rows = volunteers.slice(first, first + RECORDS_A_TRAINING).map(({ id: chariteerId }) => {
      const startedAt = now - Math.ceil(chance() * 150) * DAY_MS;
      const resolution = pick(DRAWN, chance());
      return {
        ...training,
        id: newId(startedAt),
        templateId: training.id,
        chariteerId,
        startedAt,
        resolution,
        resolvedAt: resolvedAtAfter(resolution, startedAt + DAY_MS),
        expiredAt: resolution === 'Complete' ? startedAt + 365 * DAY_MS : null,
      };
    });
    await tx.insert(orientation).values(rows);
  }
}
