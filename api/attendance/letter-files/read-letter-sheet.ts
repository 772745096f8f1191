import { and, asc, eq } from 'drizzle-orm';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { isHolder, readLetters } from '#api/attendance/letters/letter-queries.ts';
import { readServedTimes } from '#api/attendance/letters/served-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { letter } from '#db/schema/letter.ts';
import { location } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { coveredBy } from '#domain/letters/letter.ts';
import { type LetterSheet, letterSheet } from '#domain/letters/letter-sheet.ts';
import { addressIn } from '#domain/texts/language-address.ts';

/** What stands on a letter, for whom it is to fetch: null for anyone else, and once it is not valid any more. */
export async function readLetterSheet(
  db: Db,
  config: Pick<Config, 'publicOrigin' | 'siteName'>,
  viewer: Viewer,
  id: string,
): Promise<LetterSheet | null> {
  const [held] = await readLetters(db, eq(letter.id, id));
  if (held?.state !== 'valid' || held.code === null || !(await isHolder(db, viewer, held))) return null;
  const times = coveredBy(await readServedTimes(db, [held.chariteerId]), held);
  const name = await readName(db, held.chariteerId);
  if (name === null) return null;
  const { code, locale } = held;
  return letterSheet({
    ...held,
    ...{ name, times, code, site: config.siteName },
    places: await readPlaces(db, [...new Set(times.map(({ providerId }) => providerId))]),
    address: config.publicOrigin + addressIn(locale, `/letter/${code}`),
  });
}

async function readName(db: Db, id: string): Promise<string | null> {
  const { nameFirst, nameMiddle, nameLast } = chariteer;
  const [names] = await db
    .select({ nameFirst, nameMiddle, nameLast })
    .from(chariteer)
    .where(eq(chariteer.id, id));
  const parts = names ? [names.nameFirst, names.nameMiddle, names.nameLast].filter((part) => !!part) : [];
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Address of each charity's first location. */
async function readPlaces(db: Db, providerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ providerId: location.providerId, address: location.address })
    .from(location)
    .where(and(isInList(location.providerId, providerIds), eq(location.position, 0)))
    .orderBy(asc(location.providerId));
  return new Map(rows.map(({ providerId, address }) => [providerId, address]));
}
