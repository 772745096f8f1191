import { and, asc, eq, exists, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import { inOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryPastVolunteersArgs } from '#api/graphql/generated/types.ts';
import { isCalled } from '#api/people/volunteers/volunteer-queries.ts';
import { hasGoodConsent } from '#api/rows/child-where.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { hasStarted, isUndated } from '#api/rows/quest-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { reachAt } from '#domain/permissions/permissions.ts';

const BY_NAME = [asc(chariteer.nameKey)];

/**
 * Who has volunteered for the provider before, by last name; `q` narrows by names and username. For who reads names on
 * the day of a quest only, both go by username. Of people under 18 those whose guardian agrees, as no one else can be
 * added.
 * Needs chariteerAttendance U. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listPastVolunteers(
  context: Context,
  args: Partial<QueryPastVolunteersArgs> & { providerId: string },
): Promise<ChariteerRow[]> {
  const { id: providerId } = await findProvider(context, args.providerId);
  requireFeature(context.viewer, providerId, 'addPastVolunteers');
  const areNamesShown = reachAt(context.viewer, providerId, 'readNames') === 'always';
  const { limit, offset } = pageOf(args);
  const { now } = context;
  const { read } = context.store;
  // Ids first: sorting thousands of whole records takes longer than finding them.
  const ids = await read
    .select({ id: chariteer.id })
    .from(chariteer)
    .where(
      and(
        isStillThere(),
        or(not(isYoung(now)), hasGoodConsent(chariteer.id, now)),
        inArray(chariteer.id, peopleOf(read, providerId, now)),
        not(exists(bans(read, providerId))),
        isCalled(args.q, areNamesShown),
      ),
    )
    .orderBy(...(areNamesShown ? BY_NAME : [sql`lower(${chariteer.username})`]), asc(chariteer.id))
    .limit(limit)
    .offset(offset);
  const page = ids.map(({ id }) => id);
  const people = await read.select(VOLUNTEER_COLUMNS).from(chariteer).where(isInList(chariteer.id, page));
  const rows = inOrderOf(page, people, ({ id }) => id).filter((row) => row !== null);
  const seen = rows.map((row) => ({ ...row, ownerId: row.id, providerId }));
  return seen.filter((row) => seesUsername(context, row));
}

/**
 * Whether someone has volunteered for the provider before, still has a record, and is listed to the viewer: no one may
 * be looked for by id whom `listPastVolunteers` leaves out.
 */
export async function isPastVolunteer(
  context: Context,
  tx: Db,
  { providerId, chariteerId }: { providerId: string; chariteerId: string },
): Promise<boolean> {
  const [found] = await tx
    .select(VOLUNTEER_COLUMNS)
    .from(chariteer)
    .where(
      and(
        eq(chariteer.id, chariteerId),
        isStillThere(),
        exists(
          tx
            .select({ one: sql`1` })
            .from(contract)
            .crossJoin(quest)
            .where(and(eq(contract.chariteerId, chariteer.id), isPastSignUp(providerId, context.now))),
        ),
      ),
    );
  return found !== undefined && seesUsername(context, { ...found, ownerId: found.id, providerId });
}

/** Everyone with such a sign-up. CROSS JOIN begins at the quests of the charity, never at all people. */
function peopleOf(db: Db, providerId: string, now: number) {
  return db
    .select({ chariteerId: contract.chariteerId })
    .from(quest)
    .crossJoin(contract)
    .where(isPastSignUp(providerId, now));
}

/** A sign-up for a quest of the provider that has begun, kept and not marked absent or excused. */
function isPastSignUp(providerId: string, now: number): SQL | undefined {
  return and(
    eq(contract.questId, quest.id),
    isActiveSignUp(),
    or(isNull(contract.status), notInArray(contract.status, ['Absent', 'Excused'])),
    eq(quest.providerId, providerId),
    sql`+${quest.publishingStatus} <> 'Cancelled'`,
    or(isUndated, hasStarted(now)),
  );
}

function bans(db: Db, providerId: string) {
  return db
    .select({ one: sql`1` })
    .from(providerBan)
    .where(and(eq(providerBan.chariteerId, chariteer.id), eq(providerBan.providerId, providerId)));
}
