import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type {
  QueryCountSpecificOrientationsArgs,
  QueryGetSpecificOrientationsArgs,
} from '#api/graphql/generated/types.ts';
import { createVolunteerLoaders } from '#api/people/volunteers/volunteer-loaders.ts';
import { isCalled } from '#api/people/volunteers/volunteer-queries.ts';
import { TRAINING_RECORD_COLUMNS } from '#api/rows/training-columns.ts';
import type { OrientationRow } from '#api/rows/training-row.ts';
import { latestRecordOf } from '#api/rows/training-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { reachAt } from '#domain/permissions/permissions.ts';

/**
 * A page of what volunteers have of a charity's trainings, by training, then the newest first. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listTrainingRecords(
  context: Context,
  args: QueryGetSpecificOrientationsArgs,
): Promise<OrientationRow[]> {
  const { limit, offset } = pageOf(args);
  const { id, nameKey, startedAt, templateId } = orientation;
  const rows = await selectRecords(context.store.read)
    .where(await recordsOf(context, args))
    .orderBy(asc(nameKey), templateId, desc(startedAt), desc(id))
    .limit(limit)
    .offset(offset);
  return rows.map(recordRow);
}

/** How many there are. Needs donationRecap R. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function countTrainingRecords(
  context: Context,
  args: QueryCountSpecificOrientationsArgs,
): Promise<number> {
  const [counted] = await context.store.read
    .select({ total: count() })
    .from(orientation)
    .innerJoin(chariteer, eq(chariteer.id, orientation.chariteerId))
    .where(await recordsOf(context, args));
  return counted?.total ?? 0;
}

/** Select of how many volunteers wait until a training of the charity is marked as completed. */
export function selectUnmarkedCount(db: Db, providerId: string) {
  return db
    .select({ total: count() })
    .from(orientation)
    .innerJoin(chariteer, eq(chariteer.id, orientation.chariteerId))
    .where(
      and(
        eq(orientation.providerId, providerId),
        eq(orientation.resolution, 'Provisional'),
        eq(orientation.fulfilledBy, 'Complete'),
        eq(orientation.id, latestRecordOf(sql`${orientation.chariteerId}`, sql`${orientation.templateId}`)),
        isStillThere(),
      ),
    );
}

/** A volunteer's record by its id; undefined for a training as offered, and once the volunteer has left. */
export async function loadRecord(tx: Db, id: string): Promise<(OrientationRow & SeenVolunteer) | undefined> {
  const [row] = await selectRecords(tx).where(and(eq(orientation.id, id), isStillThere()));
  return row && recordRow(row);
}

/** The volunteer of a record, seen through the charity. */
export async function volunteerOf(context: Context, row: OrientationRow): Promise<ChariteerRow | null> {
  if (row.chariteer) return row.chariteer;
  const found = await context.loaders(createVolunteerLoaders).byId.load(row.ownerId);
  return found && { ...found, ownerId: found.id, providerId: row.providerId };
}

type SeenVolunteer = { chariteer: ChariteerRow };

/** Rows without a volunteer are trainings as offered: the join leaves them out. */
function selectRecords(db: Db) {
  return db
    .select({ ...TRAINING_RECORD_COLUMNS, chariteer: VOLUNTEER_COLUMNS })
    .from(orientation)
    .innerJoin(chariteer, eq(chariteer.id, orientation.chariteerId));
}

type SelectedRecord = Awaited<ReturnType<typeof selectRecords>>[number];

function recordRow({ chariteer: person, ...row }: SelectedRecord): OrientationRow & SeenVolunteer {
  return { ...row, chariteer: { ...person, ownerId: person.id, providerId: row.providerId } };
}

async function recordsOf(
  context: Context,
  { specificProvider, templateId, q }: QueryCountSpecificOrientationsArgs,
): Promise<SQL | undefined> {
  const { id: providerId } = await findProvider(context, specificProvider);
  const viewer = requireFeature(context.viewer, providerId, 'keepTrainingRecords');
  return and(
    eq(orientation.providerId, providerId),
    templateId == null ? undefined : eq(orientation.templateId, templateId),
    isStillThere(),
    isCalled(q, reachAt(viewer, providerId, 'readNames') === 'always'),
  );
}
