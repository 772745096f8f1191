import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { quest } from '#db/schema/quest.ts';
import { queueTo } from '../support/mail-queue.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const TOKEN = 'a-token-of-the-monitoring';

let world: World;
let server: RunningServer;
beforeAll(async () => {
  world = await openWorld({ env: { METRICS_TOKEN: TOKEN, PORT: '0' } });
  const { store, clock, config, log } = world;
  server = await startServer({ store, clock: clock.now, config, log });
});
// Closes the world's database, too.
afterAll(() => server.stop());

async function metrics(authorization = `Bearer ${TOKEN}`) {
  const answer = await fetch(`${server.origin}/metrics`, { headers: { authorization } });
  return { status: answer.status, text: await answer.text() };
}

/** Values of a metric by its labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const { text } = await metrics();
  const lines = [...text.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, labels = '', value]) => [labels, Number(value)]));
}

async function ask(query: string) {
  const headers = { 'content-type': 'application/json' };
  await (
    await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  ).text();
}

describe('/metrics', () => {
  it('is there for whoever has the token, and for no one else [OPS-03]', async () => {
    expect((await metrics()).status).toBe(200);
    expect((await metrics('Bearer another-token-of-nobody')).status).toBe(404);
    expect((await metrics('')).status).toBe(404);
  });

  it('counts answers by operation and status, and measures them [OPS-03]', async () => {
    await ask('{ districts { id } }');
    const labels = '{route="/graphql",operation="districts",status="200"}';
    expect((await valuesOf('chariteers_requests_total'))[labels]).toBe(1);
    expect(Object.keys(await valuesOf('chariteers_request_seconds_count'))).toContain(
      '{route="/graphql",operation="districts"}',
    );
  });

  it('takes no label from a client [OPS-03]', async () => {
    await ask('{ canaryOperation }');
    await (await fetch(`${server.origin}/canary-page?canary=1`)).text();
    expect((await metrics()).text).not.toMatch(/canary/i);
  });

  it('tells how the database, background work and the process are [OPS-03]', async () => {
    const { text } = await metrics();
    for (const name of [
      'database_ready 1',
      'statement_seconds_count',
      'background_rounds_total{loop="jobs",outcome="done"}',
    ])
      expect(text).toContain(`chariteers_${name}`);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('counts quests ahead with more people than spots [OPS-03]', async () => {
    expect(await valuesOf('chariteers_oversold_quests')).toEqual({ '': 0 });
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'crowded', resourceMaxNumber: 4 });
      await tx.update(quest).set({ takenCount: 5 });
    });
    expect((await valuesOf('chariteers_oversold_quests'))['']).toBeGreaterThan(0);
  });
});

describe('/metrics of a process that does no work beside requests', () => {
  let idle: World;
  const open = async (env: Record<string, string>) => {
    idle = await openWorld({ env });
  };
  afterEach(() => idle.close());
  const read = async (authorization: string) => {
    const { store, clock, config, log } = idle;
    const app = createApp({ store, clock: clock.now, config, log });
    return app.request('/metrics', { headers: { authorization } });
  };

  it('tells how many deliveries wait, and how long the oldest has [OPS-03]', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    await queueTo(idle, 'recovery', ['a', 'b']);
    idle.clock.advance(60_000);
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    expect(text).toContain('chariteers_deliveries{status="waiting"} 2\n');
    expect(text).toContain('chariteers_oldest_delivery_seconds{status="waiting"} 60\n');
  });

  it('does not exist without a token [OPS-03]', async () => {
    await open({});
    expect((await read('Bearer null')).status).toBe(404);
  });
});
