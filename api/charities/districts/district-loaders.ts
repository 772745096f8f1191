import DataLoader from 'dataloader';
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { PROVIDER_COLUMNS } from '#api/charities/providers/provider-loaders.ts';
import type { ProviderRow } from '#api/charities/providers/provider-row.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { compareNames } from '#domain/text/folded-text.ts';

/** How many volunteers of a district are named at most; the page counts the others. */
const MOST_NAMED = 500;

/** The first volunteers with a district among their favorites as far as the viewer sees them, and its visible charities; by name. */
export function createDistrictLoaders(context: Context) {
  const { read } = context.store;
  return {
    declaredChariteers: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ districtId: sql<string>`"place"."value"`, ...DECLARED_COLUMNS })
        .from(sql`json_each(${JSON.stringify(ids)}) AS "place"`)
        .crossJoin(chariteer)
        .where(inArray(chariteer.id, firstFans(context)));
      const visibilities = await Promise.all(
        rows.map((person) => visibilityIn(context, person, { kind: 'district' })),
      );
      const seen = rows
        .filter((_, index) => shows(visibilities[index] ?? 'nothing', 'username'))
        .toSorted(byUsername);
      return listsInOrderOf(ids, seen, (row) => row.districtId);
    }),
    /** How many of them are adults: the young stand in no list of a district, so they do not count in it either. */
    adultCount: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ districtId: favoriteDistrict.districtId, total: count() })
        .from(favoriteDistrict)
        .innerJoin(chariteer, and(eq(chariteer.id, favoriteDistrict.chariteerId), isStillThere()))
        .where(and(isInList(favoriteDistrict.districtId, ids), not(isYoung(context.now))))
        .groupBy(favoriteDistrict.districtId);
      return inOrderOf(ids, rows, (row) => row.districtId).map((row) => row?.total ?? 0);
    }),
    providers: new DataLoader(async (ids: readonly string[]) => {
      const rows: ProviderRow[] = await read
        .select(PROVIDER_COLUMNS)
        .from(provider)
        .innerJoin(district, eq(district.id, provider.districtId))
        .where(and(isInList(provider.districtId, ids), eq(provider.isVisible, true)))
        .orderBy(asc(provider.nameKey), asc(provider.id));
      return listsInOrderOf(ids, rows, (row) => row.districtId);
    }),
  };
}

/**
 * The first volunteers of a district, “place”, of whom names may be shown: the viewer, adults who show theirs to everyone,
 * then the others; each by username.
 */
function firstFans({ store: { read }, viewer, now }: Context) {
  const isSeenBySome = sql`(${chariteer.hidesUsername} or ${isYoung(now)})`;
  return read
    .select({ id: chariteer.id })
    .from(favoriteDistrict)
    .crossJoin(chariteer)
    .where(
      and(
        eq(favoriteDistrict.districtId, sql`"place"."value"`),
        eq(chariteer.id, favoriteDistrict.chariteerId),
        isStillThere(),
      ),
    )
    .orderBy(
      desc(eq(chariteer.id, viewer?.accountId ?? '')),
      asc(isSeenBySome),
      // As the list below: user names are letters and digits, whose case alone is folded.
      asc(sql`lower(${chariteer.username})`),
      asc(chariteer.id),
    )
    .limit(MOST_NAMED);
}

type Named = { username: string | null; id: string };

function byUsername(one: Named, other: Named): number {
  const order = compareNames(one.username ?? '', other.username ?? '');
  return order !== 0 ? order : one.id < other.id ? -1 : 1;
}

const DECLARED_COLUMNS = {
  id: chariteer.id,
  username: chariteer.username,
  dateOfBirth: chariteer.dateOfBirth,
  hidesUsername: chariteer.hidesUsername,
  profileParts: chariteer.profileParts,
  profileAgreedAt: chariteer.profileAgreedAt,
};
