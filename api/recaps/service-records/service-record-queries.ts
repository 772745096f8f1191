import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { isInsider } from '#api/access/auth/relations.ts';
import type { Context } from '#api/access/request/context.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { isSignUp, recapInstant } from '#api/rows/contract-where.ts';
import { hasStarted, isUndated } from '#api/rows/quest-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { district } from '#db/schema/district.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { PRESENCES } from '#domain/attendance/attendance.ts';
import {
  countedFrom,
  PROFILE_PARTS,
  type ProfilePart,
  parseProfileParts,
  shownParts,
} from '#domain/attendance/public-profile.ts';
import { type AttendanceGroup, serviceNumbers, shownNumbers } from '#domain/attendance/service-record.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { ServiceRecordChariteerRow, ServiceRecordRow } from './service-record-row.ts';

/**
 * The numbers behind a public profile as far as the viewer may see them; three statements, two when only the person is
 * asked for, so that a page can begin before the sums are there. A profile of which others are shown nothing is not
 * found. Errors: CHARITEER_NOT_FOUND.
 */
export async function findServiceRecord(
  context: Context,
  id: string,
  fields: RequestedFields,
): Promise<ServiceRecordRow> {
  const { store, now } = context;
  const found = await readPerson(store.read, id);
  const shown = found ? partsFor(context, found) : [];
  if (!found || shown.length === 0) throw new DomainError('CHARITEER_NOT_FOUND');
  const hasNumbers = [...fields.keys()].some((name) => !WITHOUT_SUMS.includes(name));
  const from = isInsider(context.viewer, id)
    ? null
    : countedFrom(found.dateOfBirth, { agreedAt: found.profileAgreedAt });
  const attendance = hasNumbers ? await readAttendance(store.read, id, now, from) : [];
  return {
    chariteer: await personOf(store.read, found, shown),
    hasPictures: !found.hidesPictures,
    shown,
    ...shownNumbers(serviceNumbers(attendance), shown),
  };
}

/** What a profile tells before anything is summed up. */
const WITHOUT_SUMS = ['chariteer', 'shown', 'hasPictures'];

/** The owner and who answers for the person see all that others could be shown. */
function partsFor(context: Context, person: Person): readonly ProfilePart[] {
  if (isInsider(context.viewer, person.id)) return PROFILE_PARTS;
  const choice = { chosen: parseProfileParts(person.profileParts), agreedAt: person.profileAgreedAt };
  return shownParts(choice, isYoungOn(person.dateOfBirth, context.now));
}

type Person = {
  id: string;
  username: string;
  dateOfBirth: string;
  subscriptionStatus: typeof chariteer.$inferSelect.subscriptionStatus;
  profileParts: string | null;
  profileAgreedAt: number | null;
  hidesPictures: boolean;
};

async function readPerson(db: Db, id: string): Promise<Person | null> {
  const { username, dateOfBirth, subscriptionStatus, profileParts, profileAgreedAt, hidesPictures } =
    chariteer;
  const [found] = await db
    .select({
      id: chariteer.id,
      username,
      dateOfBirth,
      subscriptionStatus,
      profileParts,
      profileAgreedAt,
      hidesPictures,
    })
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isStillThere()));
  if (!found || found.username === null || found.dateOfBirth === null) return null;
  return { ...found, username: found.username, dateOfBirth: found.dateOfBirth };
}

async function personOf(
  db: Db,
  { id, username, subscriptionStatus }: Person,
  shown: readonly ProfilePart[],
): Promise<ServiceRecordChariteerRow> {
  const favoriteDistricts = shown.includes('districts') ? await readDistricts(db, id) : [];
  return {
    id,
    ownerId: id,
    username,
    subscriptionStatus,
    favoriteDistricts,
    showsTypes: shown.includes('types'),
  };
}

function readDistricts(db: Db, chariteerId: string) {
  return db
    .select({ id: district.id, name: district.name })
    .from(favoriteDistrict)
    .innerJoin(district, eq(district.id, favoriteDistrict.districtId))
    .where(eq(favoriteDistrict.chariteerId, chariteerId))
    .orderBy(asc(favoriteDistrict.position));
}

/** `from` in epoch ms, null from the beginning. */
async function readAttendance(
  db: Db,
  id: string,
  now: number,
  from: number | null,
): Promise<AttendanceGroup[]> {
  const rows = await db
    .select({
      status: contract.status,
      serviceTags: quest.serviceTags,
      contracts: count(),
      pastContracts: sql<number>`sum(${isUndated} OR ${hasStarted(now)})`,
      minutes: sql<number>`coalesce(sum(${credit.value}), 0)`,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(credit, and(eq(credit.contractId, contract.id), eq(credit.type, 'volunteerTime')))
    .where(
      and(
        eq(contract.chariteerId, id),
        isSignUp(),
        inArray(contract.status, [...PRESENCES, 'Absent']),
        from === null ? undefined : gte(recapInstant, from),
      ),
    )
    .groupBy(contract.status, quest.serviceTags);
  return rows as AttendanceGroup[];
}
