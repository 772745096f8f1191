import { and, asc, count, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryProviderPageArgs } from '#api/graphql/generated/types.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import { PROVIDER_COLUMNS } from './provider-loaders.ts';
import type { ProviderRow } from './provider-row.ts';

/** All providers by name, hidden ones too, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listProviderPage(
  { viewer, store }: Context,
  args: QueryProviderPageArgs,
): Promise<{ items: ProviderRow[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const matches = and(
    args.districtId == null ? undefined : eq(provider.districtId, args.districtId),
    args.isVisible == null ? undefined : eq(provider.isVisible, args.isVisible),
    args.ids == null ? undefined : isInList(provider.id, args.ids),
    holdsFolded(provider.nameKey, args.q),
  );
  const [counted] = await store.read.select({ total: count() }).from(provider).where(matches);
  const items: ProviderRow[] = await store.read
    .select(PROVIDER_COLUMNS)
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .where(matches)
    .orderBy(asc(provider.nameKey), asc(provider.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}
