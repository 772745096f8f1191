import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listForSitemap } from '#api/discovery/sharing/sitemap-queries.ts';
import { schema } from '#api/graphql/schema.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { startBackgroundWork } from '#api/start-background-work.ts';
import { insertProgramKey } from '#db/factories/insert-program-key.ts';
import { insertWebhook } from '#db/factories/insert-webhook.ts';
import { GUILD_ID } from '../support/cast.ts';
import { everyQuestion, type GivenArguments } from '../support/every-field.ts';
import { faultsOf, openPlanners, type Planners, statementsOf } from '../support/query-plans.ts';
import { openRightsWorld, putStampsBack } from '../support/rights-world.ts';
import type { World } from '../support/world.ts';

let world: World;
let planners: Planners;
let key: string;
beforeAll(async () => {
  world = await openRightsWorld();
  await putStampsBack(world);
  await world.store.write((tx) => refreshRecap(tx, ['gold']));
  await world.store.write((tx) => insertWebhook(tx, { id: 'webhook-own' }));
  key = await world.store.write((tx) => insertProgramKey(tx, { scopes: ['quests', 'signUps', 'names'] }));
  planners = await openPlanners();
});
afterAll(async () => {
  await planners.close();
  await world.close();
});

const GIVEN = {
  providerId: '"1"',
  specificProvider: '"1"',
  specificProviderId: '"1"',
  districtId: '"1"',
  questId: '"quest-own"',
  guildId: `"${GUILD_ID}"`,
  groupId: '"group-1"',
  chariteerId: '"gold"',
  chariteerID: '"gold"',
  playerId: '"gold"',
  accountId: '"gold"',
  year: '2026',
  period: '"2026-11"',
  stampId: '"stamp-own"',
  messageId: '"said-own"',
  webhookId: '"webhook-own"',
  token: '"none"',
  dateRangeBeginning: '"2026-11-01T04:00:00Z"',
  dateRangeEnding: '"2026-12-01T05:00:00Z"',
  until: '"2026-12-01T05:00:00Z"',
  startedAt: '"2026-11-20T15:00:00Z"',
  endedAt: '"2026-11-20T18:00:00Z"',
  text: '"ab"',
  quests: '[{ id: "quest-own", updatedAt: "2026-11-01T04:00:00Z" }]',
  changes: '{ isCancelled: true }',
};
const IDS = ['document-own', '1', 'quest-own', 'cancelled-own', 'past-own', 'training-own', 'gold', GUILD_ID];
const VIEWERS = [
  null,
  'program',
  'gold',
  'managers',
  'captains',
  'guildadmin',
  'admins',
  'provider',
  'staff',
] as const;
/** Depths of questions, the deepest first: what is too large for one request is asked less deeply. */
const DEPTHS = [2, 1, 0];

/** Arguments beside the id: all that a list takes, a search among them; a search alone; only what has to be given. */
const GIVENS: readonly GivenArguments[] = [GIVEN, { ...GIVEN, q: '"a"' }, { q: '"a"' }, {}];

/** Every query's document for each choice of arguments and id, at each depth: made once, for making them takes long. */
const QUESTIONS = GIVENS.flatMap((given) =>
  IDS.map((id) =>
    DEPTHS.map(
      (depth) =>
        new Map(
          everyQuestion(schema, { ...given, id: `"${id}"` }, depth).map(({ field, text }) => [field, text]),
        ),
    ),
  ),
);

/** The statements of a query for every viewer and id, with every choice of arguments. */
async function statementsFor(field: string): Promise<string[]> {
  const choices = QUESTIONS.map((depths) => depths.map((texts) => texts.get(field) ?? ''));
  const different = new Map(choices.map((texts) => [texts[0], texts]));
  const statements = new Set<string>();
  for (const texts of different.values())
    for (const as of VIEWERS)
      for (const one of await statementsOf(() => askDeepest(texts, as))) statements.add(one);
  return [...statements];
}

async function askDeepest(texts: readonly string[], as: (typeof VIEWERS)[number]): Promise<void> {
  const caller = as === 'program' ? { headers: { authorization: `Bearer ${key}` } } : { as };
  for (const text of texts) {
    const { errors } = await world.gql(text, {}, caller);
    if (!errors) answered.add(/\w+/.exec(text)?.[0] ?? '');
    if (!errors?.some(({ message }) => message.includes('exceeds the limit'))) return;
  }
  throw new Error(`no depth of this question is answered: ${texts.at(-1)}`);
}

/** Queries that find one thing by the secret of a link, or by an id that only its owner has, and list nothing. */
const BY_SECRET: readonly string[] = [
  'answerRequest',
  'askedAnswersAddress',
  'cancelledQuest',
  'feedbackRequest',
  'guardianDocuments',
  'guardianRequest',
  'guardianSignatures',
  'guardianView',
  'handOver',
  'inboxMessage',
  'mergeQuestion',
  'ownFactorRecovery',
  'passwordLink',
  'readOffer',
  'stoppableRecovery',
  'unsubscription',
  'waitingLogIn',
  'walkInLink',
  'wantedStandIn',
];

/** Queries that have answered someone without a refusal. */
const answered = new Set<string>();
const QUERIES = Object.keys(schema.getQueryType()?.getFields() ?? {});

describe('the plans of every query, with and without the statistics of a large installation', () => {
  it.each(QUERIES)(
    'read no growing table and sort no more than a page needs: %s [OPS-11, OPS-12]',
    async (field) => {
      const statements = await statementsFor(field);
      expect(faultsOf(planners, statements)).toEqual([]);
    },
  );

  it('are asked of all queries by someone who gets an answer', () => {
    expect(QUERIES.filter((name) => !answered.has(name) && !BY_SECRET.includes(name))).toEqual([]);
  });

  it('read no growing table for the sitemap [OPS-11]', async () => {
    const statements = await statementsOf(() => listForSitemap(world.store, world.clock.now()));
    expect(statements.length).toBeGreaterThan(3);
    expect(faultsOf(planners, statements)).toEqual([]);
  });
});

describe('the plans of what the product does by itself', () => {
  it('read no growing table in a round of all background work [OPS-11]', async () => {
    const { store, config, log, clock } = world;
    const statements = await statementsOf(async () => {
      const loops = startBackgroundWork({ store, config, log, clock: clock.now }, () => true);
      await Promise.all(loops.map((loop) => loop.stop()));
    });
    expect(statements.length).toBeGreaterThan(50);
    expect(faultsOf(planners, statements)).toEqual([]);
  });
});

const ALL_QUESTS = `select quest.id from quest join provider on provider.id = quest.providerId
  where quest.startedAt > 1 and provider.isVisible = 1 order by quest.startedAt limit 100`;

describe('what the plans are looked through for', () => {
  it('is found where only the statistics make the planner begin at the charities', () => {
    const [without, large] = planners.planners.map((planner) =>
      faultsOf({ ...planners, planners: [planner, ...planners.planners.slice(1)] }, [ALL_QUESTS]),
    );
    expect(without?.filter((fault) => fault.includes('without'))).toEqual([]);
    expect(large?.join('\n')).toMatch(/SCAN provider.* with statistics/);
    expect(large?.join('\n')).toMatch(/sorts \d+ rows/);
  });

  it('is found in each kind', () => {
    const inPerson = 'select id from contract where chariteerId = ? order by status limit 10';
    expect(faultsOf(planners, [inPerson])).toEqual([]);
    expect(faultsOf(planners, ['select id from contract where status = 1'])[0]).toMatch(/^SCAN contract/);
    const inCharity = 'select id from quest where providerId = ? order by eventTitle limit 10';
    expect(faultsOf(planners, [inCharity])).toEqual([]);
    const inStarts = 'select id from quest where startedAt > ? order by eventTitle limit 10';
    expect(faultsOf(planners, [inStarts])[0]).toMatch(/^sorts 400000 rows/);
  });
});
