import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { location } from '#db/schema/provider.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { find } from '../support/find.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** The location of the stamp that the roles were posted from. */
const HALL = { name: 'Quay Hall', address: '1 Harbor Square', detail: 'Ring twice at the blue door' };
const PLACE = 'location { name address detail }';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const at = { latitude: 40.744, longitude: -74.029, isApproved: true };
    await tx.insert(location).values({ id: 'quay', providerId: '1', ...HALL, ...at });
    const role = { eventType: 'HYBRID-ROLE', locationId: 'quay', endedAt: null } as const;
    await upcomingQuest(tx, { id: 'letters', eventTitle: 'Letters', startedAt: null, ...role });
    await upcomingQuest(tx, { id: 'calls', eventTitle: 'Calls', startedAt: TEST_NOW + 2 * DAY_MS, ...role });
  });
  await signUp(world, 'volunteer', 'letters');
  await signUp(world, 'volunteer', 'calls');
  world.clock.set(TEST_NOW + DAY_MS);
  await runJob(world, REMINDERS);
  const { errors } = await world.gql(
    'mutation { updateQuest(id: "calls", publishingStatus: Cancelled) { id } }',
    {},
    { as: 'managers' },
  );
  expect(errors).toBeUndefined();
});
afterAll(() => world.close());

async function mailed(): Promise<string[]> {
  const own = (await readMails(world)).filter(({ recipient }) => recipient === castEmail('volunteer'));
  return own.map(({ subject, body }) => `${subject}\n${body}`);
}

async function asked(document: string): Promise<string> {
  const { data, errors } = await world.gql(document, {}, { as: 'volunteer' });
  expect(errors).toBeUndefined();
  return JSON.stringify(data);
}

const SURFACES: readonly (readonly [string, string, () => Promise<string>])[] = [
  ['the page', 'Letters', () => asked(`{ quest(id: "letters") { eventTitle ${PLACE} } }`)],
  ['a list', 'Letters', () => asked(`{ quests(specificProvider: "1") { eventTitle ${PLACE} } }`)],
  ['find', 'letters', async () => JSON.stringify(await find(world, { showAll: true }, 'volunteer'))],
  ['emails', 'Calls', async () => (await mailed()).join('\n')],
  [
    'the calendar',
    'Calls',
    async () => {
      const headers = { cookie: `session=${await world.tokenOf('volunteer')}` };
      return (await world.request('/quest/calls.ics', { headers })).text();
    },
  ],
];

describe('a remote role', () => {
  it.each(SURFACES)('names no hall and no door, in %s [QST-01]', async (_where, title, told) => {
    const text = await told();
    expect(text).toContain(title);
    for (const words of Object.values(HALL)) expect(text).not.toContain(words);
  });

  it('says what happens next in the email that confirms it [QST-01]', async () => {
    const [confirmed = ''] = (await mailed()).filter((text) => text.includes('Letters'));
    expect(confirmed).toContain('What happens next:');
    expect(confirmed).toContain('in your own time');
    expect(confirmed).not.toContain('agreed');
  });
});
