import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#api/access/auth/limits.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProgramKey } from '#db/factories/insert-program-key.ts';
import { programKey } from '#db/schema/program-key.ts';
import { PROGRAM_SCOPES, withNeededScopes } from '#domain/permissions/program-scope.ts';
import type { CastName } from '../support/cast.ts';
import { MUTATION_RIGHTS, QUERY_RIGHTS } from '../support/operation-rights.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'soup', eventTitle: 'Soup' });
    await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'theirs', providerId: '3' });
    await insertContract(tx, { id: 'adult', questId: 'soup', chariteerId: 'gold' });
    await insertContract(tx, {
      id: 'minor',
      questId: 'soup',
      chariteerId: 'teen',
      claimedAt: world.clock.now(),
    });
  });
});
afterEach(() => world.close());

const MAKE = `mutation ($scopes: [ProgramScope!]!, $days: Int!) {
  createProgramKey(providerId: "1", name: " Reports ", scopes: $scopes, days: $days) {
    programKey { id name scopes expiresAt lastUsedAt } key
  }
}`;
type Made = { createProgramKey: { programKey: { id: string; scopes: string[] }; key: string } };
const make = (scopes: string[], { days = 30, as = 'admins' as CastName } = {}) =>
  world.gql<Made>(MAKE, { scopes, days }, { as });
const ask = <Data = Record<string, unknown>>(key: string, query: string) =>
  world.gql<Data>(query, {}, { headers: { authorization: `Bearer ${key}` } });
type Read = {
  program: { quests: { id: string; signUps: Record<string, unknown>[] | null }[] | null };
};
const QUESTS = `{ program { name scopes quests(from: "2026-11-01T04:00:00Z", to: "2026-12-01T05:00:00Z") {
  id title taken signUps { id status name } } } }`;

describe('a key for a program', () => {
  it('is made by admins for an end, shown once, and kept as a hash [EDG-03: key]', async () => {
    const { data } = await make(['names']);
    const { programKey: made, key } = data?.createProgramKey ?? { programKey: null, key: '' };
    expect(made).toMatchObject({ name: 'Reports', scopes: ['quests', 'signUps', 'names'], lastUsedAt: null });
    expect(key).toMatch(/^chk_live_[\w-]{32}$/);
    expect(JSON.stringify(await world.store.read.select().from(programKey))).not.toContain(key.slice(9));
    expect((await make(['quests'], { as: 'managers' })).code).toBe('FORBIDDEN');
    for (const days of [0, 367]) expect((await make(['quests'], { days })).code).toBe('BAD_USER_INPUT');
    expect((await make([])).code).toBe('BAD_USER_INPUT');
    for (let count = 2; count <= 10; count += 1) await make(['quests']);
    expect((await make(['quests'])).code).toBe('BAD_USER_INPUT');
  });

  it('counts until its end or until it is revoked, and says when it was last used [EDG-03: end]', async () => {
    const { data } = await make(['quests'], { days: 1 });
    const key = data?.createProgramKey.key ?? '';
    expect((await ask(key, '{ program { name } }')).data?.program).toEqual({ name: 'Harbor Table' });
    const [used] = await world.store.read.select().from(programKey);
    expect(used?.lastUsedAt).toBe(world.clock.now());
    const revoke = (id: string, as: CastName) =>
      world.gql(`mutation { revokeProgramKey(id: "${id}") }`, {}, { as });
    expect((await revoke(used?.id ?? '', 'managers')).code).toBe('PROGRAM_KEY_NOT_FOUND');
    await revoke(used?.id ?? '', 'admins');
    expect((await ask(key, '{ program { name } }')).code).toBe('NOT_LOGGED_IN');
    const short = (await make(['quests'], { days: 1 })).data?.createProgramKey.key ?? '';
    world.clock.advance(DAY_MS - 1);
    expect((await ask(short, '{ program { name } }')).code).toBeUndefined();
    world.clock.advance(1);
    expect((await ask(short, '{ program { name } }')).code).toBe('NOT_LOGGED_IN');
  });

  it.each(['chk_live_', 'chk_live_none', 'cut'])(
    'that is %s opens nothing, public reads neither [EDG-03: bad keys]',
    async (bad) => {
      const key = await world.store.write((tx) => insertProgramKey(tx));
      const shown = bad === 'cut' ? key.slice(0, -1) : bad;
      for (const query of ['{ program { name } }', '{ districts { id } }'])
        expect((await ask(shown, query)).code).toBe('NOT_LOGGED_IN');
    },
  );

  it('may call 600 times a minute [EDG-03: limit]', async () => {
    const key = await world.store.write((tx) => insertProgramKey(tx, { id: 'busy' }));
    for (let count = 0; count < LIMITS.callsByProgram.most; count += 1)
      await countAttempt(world.store, [{ limit: 'callsByProgram', subject: 'busy' }], world.clock.now());
    const { code, errors } = await ask(key, '{ program { name } }');
    expect([code, errors?.[0]?.extensions.retryAfterSeconds]).toEqual(['RATE_LIMITED', 60]);
    world.clock.advance(60_000);
    expect((await ask(key, '{ program { name } }')).code).toBeUndefined();
  });
});

describe('a key of each scope', () => {
  const keyOf = (...scopes: (typeof PROGRAM_SCOPES)[number][]) =>
    world.store.write((tx) => insertProgramKey(tx, { scopes }));
  const read = async (key: string) => {
    const { data } = await ask<Read>(key, QUESTS);
    return data?.program.quests ?? null;
  };

  it('quests: reads those of its charity but drafts, with counts, and no sign-up [EDG-03: quests]', async () => {
    const quests = await read(await keyOf(...withNeededScopes(['quests'])));
    expect(quests).toEqual([{ id: 'soup', title: 'Soup', taken: 2, signUps: null }]);
  });

  it('signUps: reads sign-ups without names [EDG-03: sign-ups]', async () => {
    const [soup] = (await read(await keyOf(...withNeededScopes(['signUps'])))) ?? [];
    expect(soup?.signUps).toEqual([
      { id: 'adult', status: null, name: null },
      { id: 'minor', status: null, name: null },
    ]);
  });

  it('names: reads names of adults who are on the quest, and no minor’s [EDG-03: names]', async () => {
    const key = await keyOf(...withNeededScopes(['names']));
    const [soup] = (await read(key)) ?? [];
    expect(soup?.signUps?.map(({ name }) => name)).toEqual([expect.stringMatching(/^\w+ \w+$/), null]);
    await world.gql('mutation { abandonContract(id: "adult") { id } }', {}, { as: 'gold' });
    const [left] = (await read(key)) ?? [];
    expect(left?.signUps?.[0]).toMatchObject({ id: 'adult', name: null });
  });

  it.each(PROGRAM_SCOPES)(
    '%s alone opens nothing that it needs another one for [EDG-03: alone]',
    async (scope) => {
      const quests = await read(await keyOf(scope));
      expect(quests?.map(({ signUps }) => signUps) ?? null).toEqual(scope === 'quests' ? [null] : null);
    },
  );

  it.each(PROGRAM_SCOPES)('%s is refused all operations but one [EDG-03: matrix]', async (scope) => {
    const key = await keyOf(...withNeededScopes([scope]));
    const open: string[] = [];
    const call = async (kind: string, { operation, call: made }: (typeof QUERY_RIGHTS)[number]) => {
      for (const at of ['own', 'foreign'] as const) {
        const { code } = await ask(key, `${kind} { ${made('admins', at)} }`);
        if (code !== 'FORBIDDEN') open.push(operation);
      }
    };
    for (const right of QUERY_RIGHTS) await call('query', right);
    for (const right of MUTATION_RIGHTS) await call('mutation', right);
    expect([...new Set(open)]).toEqual(['program']);
    expect((await ask(key, '{ program { name } districts { id } }')).code).toBe('FORBIDDEN');
    expect((await ask(key, '{ ...all } fragment all on Query { ownSessions { id } }')).code).toBe(
      'FORBIDDEN',
    );
  });

  it('opens no file, page or session of anyone, and no account reads by `program` [EDG-03: elsewhere]', async () => {
    const key = await keyOf('quests', 'signUps', 'names');
    const headers = { authorization: `Bearer ${key}` };
    expect((await world.request('/data-copy/file', { headers })).status).toBeGreaterThanOrEqual(400);
    for (const as of ['admins', 'staff', 'volunteer'] satisfies CastName[])
      expect((await world.gql('{ program { name } }', {}, { as })).code).toBe('FORBIDDEN');
    expect((await world.gql('{ program { name } }')).code).toBe('NOT_LOGGED_IN');
  });
});
