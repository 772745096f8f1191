import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isContactData, schema } from '#api/graphql/schema.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-action.ts';
import type { CastName } from '../support/cast.ts';
import { QUERY_RIGHTS } from '../support/operation-rights.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(seedPerformance);
});
afterAll(() => world.close());

/** Queries below which stands how to reach people: of several they leave `contacts-read`. All others leave nothing. */
const READING_QUERIES: readonly string[] = [
  'accountPage',
  'accountSummary',
  'alertDesk',
  'chariteer',
  'charityRegulars',
  'charityRequestPage',
  'likelyDoubles',
  'contestGuild',
  'credits',
  'desk',
  'findQuests',
  'generateSingleMonthReport',
  'getChariteerMergedContracts',
  'getGuild',
  'getProviderQuests',
  'getReadOnlyData',
  'getSpecificChariteers',
  'getSpecificOrientations',
  'getSpecificQuests',
  'getUserData',
  'guildNext',
  'guildPage',
  'hoursClaims',
  'hoursQuestion',
  'guilds',
  'handOver',
  'invitedGuild',
  'nextQuests',
  'ownChildren',
  'ownGuilds',
  'ownHeldQuests',
  'ownPresenceClaims',
  'ownWaitings',
  'pastQuestCards',
  'pastVolunteers',
  'previewLocationNotice',
  'previewQuestMessage',
  'previewQuestNotice',
  'previewQuestsEdit',
  'providerBans',
  'quest',
  'questMessageDeliveryPage',
  'questPage',
  'questTelling',
  'questWaitingList',
  'quests',
  'recapPage',
  'similarQuests',
  'standInsAt',
  'suggestedQuests',
  'volunteerMessagePage',
  'volunteerPage',
  'wantedStandIn',
  'wantedStandIns',
];

/** Addresses beside the API: what they leave, or why nothing. What pages change they change through the API. */
const ADDRESSES: Record<string, { entries: readonly AuditAction[] } | { reason: string }> = {
  'POST /files/volunteers.csv': { entries: ['export'] },
  'POST /files/charity.zip': { entries: ['export'] },
  'POST /files/invited-volunteers': { entries: ['volunteers-invited'] },
  'POST /files/recap.csv': { entries: ['export'] },
  'POST /files/recap.xlsx': { entries: ['export'] },
  'POST /files/figures.csv': {
    reason: 'counts alone, of which the page of the recap leaves no entry either',
  },
  'POST /files/figures.xlsx': { reason: 'counts alone, as the other form of the same file' },
  'POST /files/volunteer-list.csv': { entries: ['export'] },
  'POST /pictures': { entries: ['picture-set'] },
  'GET /pictures/:file': { reason: 'public' },
  'GET /files/letters/:id': { reason: 'that the letter was made stands there' },
  'GET /files/signatures/:id': { reason: 'that it was signed stands there' },
  'GET /files/my-data.html': { reason: 'one’s own data; that it was asked for stands there' },
  'ALL /graphql': { reason: 'its operations have rows of their own' },
  'ALL /*': { reason: 'pages call operations of the API' },
  'GET /quest/:file{[^/]+\\.ics}': { reason: 'one’s own quest, without other people' },
  'GET /feed/:file{[A-Za-z0-9_-]{43}\\.ics}': { reason: 'one’s own quests, without other people' },
  'GET /charity/:file{[^/]+\\.ics}': { reason: 'public' },
  'GET /og/default.png': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/default.png': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/quest/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/guild/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/chariteer/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/arms/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/quest/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /picture/:edition/:file{[^/]+\\.svg}': { reason: 'public' },
  'GET /shields/1.svg': { reason: 'public' },
  'GET /og/guild/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/chariteer/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /og/arms/:file{[^/]+\\.png}': { reason: 'public' },
  'GET /sitemap.xml': { reason: 'public' },
  'GET /q/:code': { reason: 'leads on' },
  'GET /mailbox/:id': { reason: 'outside production, to this machine alone' },
  'GET /og/year/:file{[\\w-]{43}\\.png}': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/year/:file{[\\w-]{43}\\.png}': { reason: 'public' },
  'GET /og/own-year/:file{\\d{4}\\.png}': { reason: 'one’s own year, told to oneself' },
  'GET /og/:locale{[a-z]{2,3}}/own-year/:file{\\d{4}\\.png}': { reason: 'one’s own year, told to oneself' },
  'GET /og/year-story/:file{[\\w-]{43}\\.png}': { reason: 'public' },
  'GET /og/:locale{[a-z]{2,3}}/year-story/:file{[\\w-]{43}\\.png}': { reason: 'public' },
  'GET /og/own-year-story/:file{\\d{4}\\.png}': { reason: 'one’s own year, told to oneself' },
  'GET /og/:locale{[a-z]{2,3}}/own-year-story/:file{\\d{4}\\.png}': {
    reason: 'one’s own year, told to oneself',
  },
  'ALL /og/*': { reason: 'public' },
  'ALL /hooks/mail': { reason: 'limits what follows' },
  'POST /hooks/mail': { reason: 'what a mail service reports of addresses; the address says when' },
  'GET /changes': { reason: 'ids of quests, to whoever manages their charity' },
  'POST /policy-reports': { reason: 'a line in the log; browsers tell, about no person' },
  'GET /.well-known/security.txt': { reason: 'public' },
  'GET /.well-known/change-password': { reason: 'leads on' },
  'GET /security.txt': { reason: 'leads on' },
  'GET /healthz': { reason: 'tells of no person' },
  'GET /readyz': { reason: 'tells of no person' },
  'GET /console': { reason: 'leads on' },
  'GET /calendar': { reason: 'leads on' },
  'GET /calendar/*': { reason: 'leads on' },
  'GET /chariteers': { reason: 'leads on' },
  'GET /groups': { reason: 'leads on' },
  'GET /groups/*': { reason: 'leads on' },
  'GET /data': { reason: 'leads on' },
  'GET /data/*': { reason: 'leads on' },
  'GET /quests': { reason: 'leads on' },
  'GET /quests/*': { reason: 'leads on' },
};

/** What no call of an operation leaves when it goes well: who or what else does. */
const OTHERWISE: Partial<Record<AuditAction, string>> = {
  'account-removed': 'the worker, a day after an account was closed',
  'audit-shortened': 'the worker, when blocks are old enough',
  'ban-carried': 'a registration or correction by which somebody is found to be banned',
  'ban-questioned': 'the same, by a telephone number alone',
  'charity-imported': 'the command that imports a charity’s file',
  'factor-recovery-ended': 'the worker, a day after staff agreed',
  'group-without-admin': 'the removal of the last admin’s account',
  'guardian-consent-expired': 'the worker, when nobody has decided',
  'guardian-not-adult': 'the worker, or an account that takes a guardian’s address and is under 18',
  'guardian-tick-ended': 'the worker, after an upgrade',
  'guardian-erasure': 'the worker, a day after a guardian closed an account',
  'guild-code-rests': 'too many wrong codes',
  'webhook-switched-off': 'the worker, when a receiver has failed for 5 days',
  'log-in-refused': 'a wrong password',
  'quests-published': 'none of its own: so `change-taken-back` calls drafts that were published',
  'merge-asked': 'a merge that waits for a guardian, which is answered by a refusal',
  'proof-refused': 'a wrong password, or a wrong code',
  'recovery-refused': 'a recovery for nobody’s address',
  refused: 'any operation that is forbidden',
  'registration-of-known-address': 'a registration with somebody’s address',
  'reservation-drafted': 'a draft that is reserved before it is published',
  'staff-added-refused': 'a refusal',
  'staff-removed-refused': 'a refusal',
  'unsupervised-place-freed': 'the worker, when nobody supervises',
};

const unique = (names: readonly string[]) => [...new Set(names)].sort();
const left = unique([
  ...PERFORMED.flatMap(({ entries }) => entries),
  ...Object.values(ADDRESSES).flatMap((row) => ('entries' in row ? row.entries : [])),
  'contacts-read',
]);

function tellsContacts(type: GraphQLOutputType, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (!isObjectType(named) || seen.has(named.name)) return false;
  seen.add(named.name);
  return Object.values(named.getFields()).some(
    (field) => isContactData(field) || tellsContacts(field.type, seen),
  );
}

describe('the table of operations and entries', () => {
  it('has every mutation of the contract, with entries or the reason why there are none [SAF-21]', () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(unique(PERFORMED.map(({ operation }) => operation))).toEqual(unique(mutations));
    for (const { operation, entries, reason } of PERFORMED)
      expect((reason !== undefined) !== entries.length > 0, operation).toBe(true);
  });

  it('has every query below which stands how to reach people [SAF-21, SAF-19]', () => {
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
    const telling = queries.filter(({ type }) => tellsContacts(type, new Set()));
    expect(unique(telling.map(({ name }) => name))).toEqual(unique(READING_QUERIES));
  });

  it('has every address that the server answers [SAF-21]', () => {
    const routes = world.app.routes.map(({ method, path }) => `${method} ${path}`);
    expect(unique(routes)).toEqual(unique(Object.keys(ADDRESSES)));
  });

  it('has every action of the audit log: somebody leaves it, and nobody leaves another [SAF-21]', () => {
    expect(left.filter((action) => action in OTHERWISE)).toEqual([]);
    expect(unique([...left, ...Object.keys(OTHERWISE)])).toEqual(unique(Object.keys(AUDIT_ACTIONS)));
  });

  it.each(['managers', 'staff'] satisfies CastName[])(
    'queries that tell of nobody’s contact data leave nothing when %s asks them all [SAF-21]',
    async (as) => {
      const before = (await world.store.read.select().from(auditEntry)).length;
      for (const { call } of QUERY_RIGHTS) await world.gql(`{ ${call(as, 'own')} }`, {}, { as });
      await world.store.write(async () => undefined);
      expect((await world.store.read.select().from(auditEntry)).length).toBe(before);
    },
  );
});
