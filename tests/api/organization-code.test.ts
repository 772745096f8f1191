import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provider } from '#db/schema/provider.ts';
import { organizationCodePass } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ENTER =
  'mutation ($questId: ID!, $code: String!) { enterOrganizationCode(questId: $questId, code: $code) }';
const VERDICT = 'query ($id: ID!) { quest(id: $id) { viewerVerdict { verdict acceptsOrganizationCode } } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await tx.update(provider).set({ organizationCode: 'Harbor-7' }).where(eq(provider.id, '1'));
    await upcomingQuest(tx, { id: 'hours', prerequisiteMinutes: 240 });
    await upcomingQuest(tx, { id: 'other', prerequisiteMinutes: 240 });
    await upcomingQuest(tx, { id: 'draft', prerequisiteMinutes: 240, publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'codeless', prerequisiteMinutes: 240, providerId: '2' });
  });
});
afterEach(() => world.close());

const enter = (code: string, as: CastName | null = 'volunteer', questId = 'hours') =>
  world.gql(ENTER, { questId, code }, { as });
async function verdictOf(id: string, as: CastName = 'volunteer') {
  const { data } = await world.gql<{ quest: { viewerVerdict: object } }>(VERDICT, { id }, { as });
  return data?.quest.viewerVerdict;
}
const passes = () => world.store.read.select().from(organizationCodePass);

it('the right code lifts the hours gate of that quest, and of no other [ELI-25, OPEN-ELI-01]', async () => {
  expect(await verdictOf('hours')).toEqual({ verdict: 'NOT_ENOUGH_HOURS', acceptsOrganizationCode: true });
  expect((await signUp(world, 'volunteer', 'hours')).code).toBe('NOT_ENOUGH_HOURS');
  expect((await enter(' harbor-7 ')).data).toEqual({ enterOrganizationCode: true });
  expect(await verdictOf('hours')).toMatchObject({ verdict: 'OPEN' });
  expect(await verdictOf('other')).toMatchObject({ verdict: 'NOT_ENOUGH_HOURS' });
  expect(await verdictOf('hours', 'gold')).toMatchObject({ verdict: 'NOT_ENOUGH_HOURS' });
  expect((await signUp(world, 'volunteer', 'hours')).code).toBeUndefined();
});

it('the right code twice changes nothing more [OPEN-ELI-01]', async () => {
  await enter('Harbor-7');
  expect((await enter('Harbor-7')).data).toEqual({ enterOrganizationCode: true });
  expect(await passes()).toHaveLength(1);
});

it('five wrong codes in 15 minutes, on whichever quests, then even the right one waits [OPEN-ELI-01]', async () => {
  for (const questId of ['hours', 'other', 'hours', 'other', 'hours']) {
    expect((await enter('guess', 'volunteer', questId)).code).toBe('WRONG_ORGANIZATION_CODE');
  }
  const limited = await enter('Harbor-7');
  expect(limited.code).toBe('RATE_LIMITED');
  expect(limited.errors?.[0]?.extensions.retryAfterSeconds).toBe(900);
  expect((await enter('Harbor-7', 'gold')).code).toBeUndefined();
  world.clock.advance(15 * 60_000);
  expect((await enter('Harbor-7')).code).toBeUndefined();
});

it('many guesses at once are counted as many [OPEN-ELI-01]', async () => {
  const codes = (await Promise.all(Array.from({ length: 20 }, () => enter('guess')))).map(({ code }) => code);
  expect(codes.filter((code) => code === 'WRONG_ORGANIZATION_CODE')).toHaveLength(5);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(15);
});

it('right codes do not count [OPEN-ELI-01]', async () => {
  for (let count = 0; count < 8; count += 1) expect((await enter('Harbor-7')).code).toBeUndefined();
});

it.each([
  ['a visitor', 'Harbor-7', null, 'hours', 'NOT_LOGGED_IN'],
  ['an account without a record', 'Harbor-7', 'new', 'hours', 'NO_VOLUNTEER_RECORD'],
  ['a quest that one may not see', 'Harbor-7', 'volunteer', 'draft', 'QUEST_NOT_FOUND'],
  ['no quest', 'Harbor-7', 'volunteer', 'nowhere', 'QUEST_NOT_FOUND'],
  ['a charity without a code', '', 'volunteer', 'codeless', 'WRONG_ORGANIZATION_CODE'],
  ['an empty code', ' ', 'volunteer', 'hours', 'WRONG_ORGANIZATION_CODE'],
] as const)('refuses %s [ELI-25]', async (_case, code, as, questId, refusal) => {
  expect((await enter(code, as, questId)).code).toBe(refusal);
  expect(await passes()).toEqual([]);
});
