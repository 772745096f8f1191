import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeasuredServer, startMeasuredServer } from '../support/measured-server.ts';
import { flood, largeDocuments, REPEATED } from '../support/request-flood.ts';

const MEGABYTE = 1_000_000;

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(512);
});
afterAll(() => server.stop());

// Kept, they would take 200 MB. The 2,000 of the row, and the other caches, are in `memory.load.test.ts`.
it('400 different requests of 250 kB leave next to nothing behind in a heap of 512 MB [SAF-32]', async () => {
  const { statuses, held } = await flood(server, largeDocuments(400));
  expect(statuses).toEqual(new Set([200]));
  expect(held).toBeLessThan(40 * MEGABYTE);
}, 240_000);

it.each([REPEATED.largeDocuments, REPEATED.documentsOfManyFields].map((one) => [one.name, one] as const))(
  '%s leave nothing behind but what is bounded [SAF-32]',
  async (_, one) => {
    const { held } = await flood(server, one);
    expect(held).toBeLessThan(40 * MEGABYTE);
  },
  240_000,
);
