import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '#api/graphql/context.ts';
import type { RequestedFields } from '#api/graphql/requested-fields.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { district } from '#db/schema/district.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';
import { type AttendanceGroup, serviceNumbers } from '#domain/service-record.ts';
import type { ServiceRecordChariteerRow, ServiceRecordRow } from './service-record-row.ts';

/**
 * The numbers behind a public profile; three statements, two when only the person is asked for, so that a page can
 * begin before the sums are there. Errors: CHARITEER_NOT_FOUND.
 */
export async function findServiceRecord(
  { store, now }: Context,
  id: string,
  fields: RequestedFields,
): Promise<ServiceRecordRow> {
  const person = await readPerson(store.read, id);
  if (!person) throw new DomainError('CHARITEER_NOT_FOUND');
  const hasNumbers = [...fields.keys()].some((name) => name !== 'chariteer');
  const attendance = hasNumbers ? await readAttendance(store.read, id, now) : [];
  return { chariteer: person, ...serviceNumbers(attendance) };
}

async function readPerson(db: Db, id: string): Promise<ServiceRecordChariteerRow | null> {
  const { username, subscriptionStatus } = chariteer;
  const [found] = await db
    .select({ username, subscriptionStatus })
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isNull(chariteer.removedAt)));
  if (!found || found.username === null) return null;
  const favoriteDistricts = await db
    .select({ id: district.id, name: district.name })
    .from(favoriteDistrict)
    .innerJoin(district, eq(district.id, favoriteDistrict.districtId))
    .where(eq(favoriteDistrict.chariteerId, id))
    .orderBy(asc(favoriteDistrict.position));
  return { ...found, username: found.username, id, ownerId: id, favoriteDistricts };
}

async function readAttendance(db: Db, id: string, now: number): Promise<AttendanceGroup[]> {
  const rows = await db
    .select({
      status: contract.status,
      serviceTags: quest.serviceTags,
      contracts: count(),
      pastContracts: sql<number>`sum(coalesce(${quest.startedAt}, 0) <= ${now})`,
      minutes: sql<number>`coalesce(sum(${credit.value}), 0)`,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(credit, and(eq(credit.contractId, contract.id), eq(credit.type, 'volunteerTime')))
    .where(
      and(
        eq(contract.chariteerId, id),
        isNull(contract.guildId),
        inArray(contract.status, ['Present', 'Absent']),
      ),
    )
    .groupBy(contract.status, quest.serviceTags);
  return rows as AttendanceGroup[];
}
