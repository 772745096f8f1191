import { eq } from 'drizzle-orm';
import { zipCode } from '#db/schema/area.ts';
import type { Store } from '#db/store.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import { isZip, readZip } from '#domain/areas/zip-code.ts';

export type ZipPlace = GeoPoint & { zip: string; city: string; state: string };

/** Coordinates of a ZIP code in degrees; null if it's unknown or invalid. One statement, by primary key. */
export async function zipPoint({ read }: Pick<Store, 'read'>, typed: string): Promise<ZipPlace | null> {
  const zip = readZip(typed);
  if (!isZip(zip)) return null;
  const [found] = await read.select().from(zipCode).where(eq(zipCode.zip, zip));
  return found ?? null;
}
