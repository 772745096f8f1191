import { and, eq, inArray, or } from 'drizzle-orm';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { readTaxNumber } from '#domain/charities/charity-request.ts';
import { type CharityLikeness, IRS_SOURCE, likenessOf } from '#domain/charities/likely-charity.ts';
import { foldedText } from '#domain/text/folded-text.ts';
import type { LikelyCharityRow } from './charity-request-row.ts';

type Asking = { charityName: string; districtId: string | null; place: string; taxNumber: string };

const MOST = 5;

/**
 * For each request the charities that may be the same one, the surest first: by name and EIN among all, by address in
 * the district it names. Two statements for all of them.
 */
export async function readLikelyCharities(
  db: Db,
  requests: readonly Asking[],
): Promise<(request: Asking) => LikelyCharityRow[]> {
  if (requests.length === 0) return () => [];
  const known = await readKnown(db, requests);
  return (request) =>
    known
      .map(({ id, name, isVisible, ...charity }) => ({
        id,
        name,
        isVisible,
        same: likenessOf(request, { name, ...charity }),
      }))
      .filter(({ same }) => same.length > 0)
      .sort((one, other) => rankOf(one) - rankOf(other))
      .slice(0, MOST);
}

const RANKS: readonly CharityLikeness[] = ['taxNumber', 'name', 'address'];
const rankOf = ({ same: [surest] }: LikelyCharityRow) => (surest ? RANKS.indexOf(surest) : RANKS.length);

async function readKnown(db: Db, requests: readonly Asking[]) {
  const { id, name, isVisible, importSource, importId, nameKey, districtId } = provider;
  const fields = { id, name, isVisible, importSource, importId };
  const numbers = requests.flatMap(({ taxNumber }) => readTaxNumber(taxNumber) ?? []);
  const names = requests.map(({ charityName }) => foldedText(charityName));
  const districts = new Set(requests.flatMap((request) => request.districtId ?? []));
  const byName = await db
    .select(fields)
    .from(provider)
    .where(or(inArray(nameKey, names), and(eq(importSource, IRS_SOURCE), inArray(importId, numbers))));
  const byPlace = await db
    .select({ ...fields, address: location.address })
    .from(provider)
    .leftJoin(location, eq(location.providerId, id))
    .where(inArray(districtId, [...districts]));
  const found = new Map(byName.map((row) => [row.id, { ...row, addresses: [] as string[] }]));
  for (const { address, ...row } of byPlace) {
    const charity = found.get(row.id) ?? { ...row, addresses: [] };
    if (address !== null) charity.addresses.push(address);
    found.set(row.id, charity);
  }
  return [...found.values()];
}
