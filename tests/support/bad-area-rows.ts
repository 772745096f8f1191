import { areaOutline, zipCode } from '#db/schema/area.ts';
import type { Work } from './row-makers.ts';

const lies =
  (values: Partial<typeof zipCode.$inferInsert>): Work =>
  async (tx) => {
    const row = { zip: '99990', city: 'Hoboken', state: 'NJ', latitude: 40.7, longitude: -74 };
    await tx.insert(zipCode).values({ ...row, ...values });
  };

const drawn =
  (values: Partial<typeof areaOutline.$inferInsert>): Work =>
  async (tx) => {
    const names = { id: 'a', kind: 'place', name: 'Hoboken', state: 'NJ', path: 'M0 0l1 0 0 1z' } as const;
    const place = { left: 0, top: 0, right: 1, bottom: 1, latitude: 40.7, longitude: -74 };
    await tx.insert(areaOutline).values({ ...names, ...place, ...values });
  };

/** What ZIP codes and outlines refuse. */
export const BAD_AREA_ROWS: Readonly<Record<string, readonly Work[]>> = {
  area_outline_edges: [drawn({ right: 0 }), drawn({ top: 1 })],
  area_outline_kind: [drawn({ kind: 'planet' as 'place' })],
  area_outline_latitude: [drawn({ latitude: 90.1 })],
  area_outline_longitude: [drawn({ longitude: -180.1 })],
  area_outline_name_length: [drawn({ name: '' }), drawn({ name: 'x'.repeat(101) })],
  area_outline_path: [drawn({ path: '' }), drawn({ path: '"><script>' })],
  area_outline_state: [drawn({ state: 'New Jersey' })],
  zip_code_city_length: [lies({ city: '' }), lies({ city: 'x'.repeat(101) })],
  zip_code_five_digits: [lies({ zip: '7030' }), lies({ zip: '0703O' })],
  zip_code_latitude: [lies({ latitude: -91 })],
  zip_code_longitude: [lies({ longitude: 181 })],
  zip_code_state: [lies({ state: 'N' })],
};
