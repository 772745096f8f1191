import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteHandler } from '#api/http/site.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld } from '../support/world.ts';

const PRODUCTION = { NODE_ENV: 'production', PORT: '0', SUPPORT_EMAIL: 'help@demo.example' };
const FORWARDED = [
  ['x-forwarded-for', '198.51.100.9'],
  ['forwarded', 'for=198.51.100.9'],
  ['x-real-ip', '198.51.100.9'],
] as const;

const site: SiteHandler = async () =>
  new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

let server: RunningServer;
let lines: string[];

async function serve(env: Record<string, string>): Promise<void> {
  lines = [];
  const world = await openWorld({ env });
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { store, config, clock } = world;
  server = await startServer({ store, config, log, clock: clock.now, site });
}
afterEach(() => server.stop());

/** Lines about forwarded addresses; a busy machine may add lines about slow work. */
const refusals = () => lines.map((line) => JSON.parse(line)).filter(({ header }) => header !== undefined);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers });

describe('a forwarded address while no proxy is trusted [SAF-35]', () => {
  it.each(FORWARDED)(
    'in %s gets 400 and one line in the log, and the process stays [SAF-35]',
    async (name, value) => {
      await serve(PRODUCTION);
      const refused = await get('/', { [name]: value });
      expect(refused.status).toBe(400);
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
      expect(refusals()).toEqual([
        expect.objectContaining({ header: name, msg: expect.stringContaining('TRUSTED_PROXY') }),
      ]);
      expect(lines.join(), 'an address is personal').not.toContain('198.51.100.9');
      expect((await get('/healthz')).status).toBe(200);
      expect(refusals()).toHaveLength(1);
    },
  );

  it('is no way to a page that is kept, nor to the API, which says so as JSON [SAF-35]', async () => {
    await serve(PRODUCTION);
    for (let time = 0; time < 3; time += 1) expect((await get('/')).status).toBe(200);
    expect((await get('/', { 'x-forwarded-for': '198.51.100.9' })).status).toBe(400);
    const answer = await get('/graphql?query={districts{id}}', { 'x-forwarded-for': '198.51.100.9' });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each([
    ['ALLOW_INSECURE=proxy lets it pass unread', { ...PRODUCTION, ALLOW_INSECURE: 'proxy' }],
    ['a trusted proxy may send it', { ...PRODUCTION, TRUSTED_PROXY: '127.0.0.1' }],
    ['outside production it is not believed and does no harm', { NODE_ENV: 'development', PORT: '0' }],
  ])('%s [SAF-35]', async (_, env) => {
    await serve(env);
    expect((await get('/', { 'x-forwarded-for': '198.51.100.9' })).status).toBe(200);
    expect(lines.filter((line) => line.includes('refused'))).toEqual([]);
  });
});
