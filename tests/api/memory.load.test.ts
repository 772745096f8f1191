import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeasuredServer, startMeasuredServer } from '../support/measured-server.ts';
import { flood, largeDocuments, REPEATED } from '../support/request-flood.ts';

const MEGABYTE = 1_000_000;

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(512);
});
afterAll(() => server.stop());

it('2,000 different requests of 250 kB leave at most 64 MB behind in a heap of 512 MB [SAF-32]', async () => {
  const { statuses, held, rss } = await flood(server, largeDocuments(2_000));
  expect(statuses).toEqual(new Set([200]));
  expect(held).toBeLessThan(64 * MEGABYTE);
  // What the system counts, too: with what the collector and the allocator keep for later.
  expect(rss).toBeLessThan(64 * MEGABYTE);
}, 240_000);

it.each(Object.values(REPEATED).map((one) => [one.name, one] as const))(
  '%s leave nothing behind but what is bounded [SAF-32]',
  async (_, one) => {
    const { held } = await flood(server, one);
    expect(held).toBeLessThan(40 * MEGABYTE);
  },
  240_000,
);
