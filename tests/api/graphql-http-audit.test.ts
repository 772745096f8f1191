import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#api/server.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let server: RunningServer;
beforeAll(async () => {
  world = await openWorld({ env: { PORT: '0' } });
  const { store, config, log, clock } = world;
  server = await startServer({ store, config, log, clock: clock.now });
});
afterAll(() => server.stop());

const audits = serverAudits({ url: () => `${server.origin}/graphql` });

describe('GraphQL over HTTP as the specification wants it [API-01]', () => {
  it.each(
    audits.filter((audit) => !audit.name.startsWith('MAY')).map((audit) => [audit.name, audit] as const),
  )('%s', async (_name, audit) => {
    const { status, ...rest } = await audit.fn();
    expect({ status, reason: 'reason' in rest ? rest.reason : undefined }).toEqual({
      status: 'ok',
      reason: undefined,
    });
  });

  it('every MUST and SHOULD of the audits is in this list', () => {
    expect(audits.filter((audit) => audit.name.startsWith('MUST'))).toHaveLength(13);
    expect(audits.filter((audit) => audit.name.startsWith('SHOULD'))).toHaveLength(23);
  });
});
