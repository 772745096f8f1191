import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteLocals } from '#api/http/site-locals.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let server: RunningServer;
let seen: Pick<SiteLocals, 'viewer' | 'isPersonUnknown' | 'isDatabaseAway'> | null;
let logLines: string[];

beforeEach(async () => {
  seen = null;
  logLines = [];
  world = await openWorld({ env: { PORT: '0' }, logLines });
  const { store, config, log, clock } = world;
  const site = async (_request: Request, locals: SiteLocals) => {
    seen = locals;
    return new Response(null);
  };
  server = await startServer({ store, config, log, clock: clock.now, site });
});
afterEach(() => server.stop());

/** Makes volunteer records unreadable while the database still answers. */
async function loseRecords(): Promise<void> {
  await world.store.write(async (tx) => void (await tx.run(sql`ALTER TABLE chariteer RENAME TO lost`)));
}

async function openPage(as: 'volunteer' | 'new' | null): Promise<typeof seen> {
  const headers: Record<string, string> = as ? { cookie: `session=${await world.tokenOf(as)}` } : {};
  await fetch(`${server.origin}/home`, { headers });
  return seen;
}

describe('whether the volunteer record exists', () => {
  it('a page is told that it does not only where it does not [ACC-35]', async () => {
    expect(await openPage('volunteer')).toMatchObject({
      viewer: { hasRecord: true },
      isPersonUnknown: false,
    });
    expect(await openPage('new')).toMatchObject({ viewer: { hasRecord: false }, isPersonUnknown: false });
    expect(await openPage(null)).toMatchObject({ viewer: null, isPersonUnknown: false });
  });

  it('a page is told when its reader closed the sponsor banner [DEC-81]', async () => {
    expect(await openPage('volunteer')).toMatchObject({ viewer: { sponsorBannerClosedAt: null } });
    await world.gql('mutation { closeSponsorBanner }', {}, { as: 'volunteer' });
    expect(await openPage('volunteer')).toMatchObject({
      viewer: { sponsorBannerClosedAt: world.clock.now() },
    });
  });

  it('any other failure leaves it unknown on the site, and stands in the log [ACC-35]', async () => {
    await openPage('volunteer');
    await loseRecords();
    const locals = await openPage('volunteer');
    expect(locals).toMatchObject({ viewer: null, isPersonUnknown: true });
    expect(locals?.isDatabaseAway()).toBe(false);
    expect(logLines.filter((line) => line.includes('who asks could not be read'))).toHaveLength(1);
    expect(await openPage(null), 'who brings no session is a visitor').toMatchObject({
      isPersonUnknown: false,
    });
  });

  it('the API answers 404 only where there is none, and otherwise a fault of ours without a state [ACC-35]', async () => {
    const ask = (as: 'volunteer' | 'new') =>
      world.gql(`{ chariteer(id: "${as}") { id } getAccountInfo { chariteerExistsInDatabase } }`, {}, { as });
    const none = await ask('new');
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'CHARITEER_NOT_FOUND', statusCode: 404 });
    expect((await ask('volunteer')).errors).toBeUndefined();
    await loseRecords();
    const failed = await ask('volunteer');
    expect(failed.errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL', statusCode: 500 });
    expect(JSON.stringify(failed.data ?? null)).not.toContain('chariteerExistsInDatabase');
  });
});
