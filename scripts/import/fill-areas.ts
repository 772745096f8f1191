import path from 'node:path';
import { filledAreas } from '#api/operations/imports/write-areas.ts';
import type { Store } from '#db/store.ts';
import { importDistrictShapes } from './district-shapes/import-district-shapes.ts';
import { importZipPoints } from './zip-points/import-zip-points.ts';

/** What comes with the product; the credits say from where. */
const FILES = path.join(import.meta.dirname, 'areas');

/**
 * Fills the tables of ZIP codes and of outlines from the product's own files where they are empty, so that both work from the
 * first start. What an operator has imported stays: two short questions are all that it costs then.
 */
export async function fillAreas(store: Store): Promise<void> {
  const filled = await filledAreas(store);
  const options = { store, isDryRun: false, onProgress: () => {} };
  if (!filled.zipCodes) await importZipPoints(path.join(FILES, 'zip-points.csv'), options);
  if (!filled.outlines) await importDistrictShapes(path.join(FILES, 'outlines.geojson'), options);
}
