import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agree, guardianToken, mailsTo } from '../support/guardian.ts';
import { entered, finishJoining, PERSON } from '../support/joining.ts';
import { GUARDIAN } from '../support/registration.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const HOLDS = '{ ownHeldQuests { quest { eventTitle } heldUntil waitsForGuardian } }';
const REQUEST = 'query ($token: String!) { guardianRequest(token: $token) { childName quests { title } } }';
const AGREED = `query ($token: String!) {
  guardianAgreed(token: $token) { childName quests { title charity } held { title } } }`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) =>
    upcomingQuest(tx, { id: 'soup', eventTitle: 'Soup', startedAt: world.clock.now() + 4 * DAY_MS }),
  );
});
afterEach(() => world.close());

/** Someone of sixteen joins for the quest; the headers of their session. */
async function joinAsTeen(nameFirst: string = PERSON.nameFirst) {
  const key = await entered(world, { questId: 'soup' });
  const who = { nameFirst, dateOfBirth: '6/5/2010', guardian: GUARDIAN };
  const { step } = await finishJoining(world, key, who);
  return { headers: { authorization: step?.logIn?.entityToken ?? '' } };
}
const asked = async () => (await mailsTo(world, GUARDIAN.guardianEmail))[0] ?? { subject: '', body: '' };
const seenAgreed = async (token: string) =>
  (await world.gql<{ guardianAgreed: unknown }>(AGREED, { token }, { as: null })).data?.guardianAgreed;

describe('a guardian who is asked', () => {
  it('reads in subject and email who asks, by first name, and which quest waits [JOI-06]', async () => {
    await joinAsTeen();
    const { subject, body } = await asked();
    expect(subject).toBe('Can Wilhelmina help at Harbor Table?');
    expect(body).toMatch(/Wilhelmina wants to come to “Soup” with Harbor Table: .*November 20/);
    const token = await guardianToken(world, 'guardian/consent');
    const { data } = await world.gql(REQUEST, { token }, { as: null });
    expect(data).toEqual({ guardianRequest: { childName: 'Wilhelmina', quests: [{ title: 'Soup' }] } });
  });

  it('reads the user name in place of words that someone typed as a name [SAF-08]', async () => {
    await joinAsTeen('Ana see what you won here');
    const { subject, body } = await asked();
    expect(`${subject}\n${body}`).not.toContain('won here');
    expect(subject).toMatch(/^Can [A-Z][a-z]+[A-Z][a-z]+\d\d help/);
  });

  it('learns by the same link what follows from the yes, and only from it [JOI-06]', async () => {
    await joinAsTeen();
    const token = await guardianToken(world, 'guardian/consent');
    expect(await seenAgreed(token)).toBeNull();
    await agree(world);
    const quests = [{ title: 'Soup', charity: 'Harbor Table' }];
    expect(await seenAgreed(token)).toEqual({ childName: 'Wilhelmina', quests, held: [] });
    expect(await seenAgreed('x'.repeat(43))).toBeNull();
    world.clock.advance(DAY_MS);
    expect(await seenAgreed(token)).toBeNull();
  });
});

describe('the young person meanwhile', () => {
  it('finds the held spot among what is planned, and no one else does [VHM-02]', async () => {
    const own = await joinAsTeen();
    const heldUntil = new Date(world.clock.now() + 2 * DAY_MS).toISOString();
    expect((await world.gql(HOLDS, {}, own)).data).toEqual({
      ownHeldQuests: [{ quest: { eventTitle: 'Soup' }, heldUntil, waitsForGuardian: true }],
    });
    expect((await world.gql(HOLDS, {}, { as: 'volunteer' })).data).toEqual({ ownHeldQuests: [] });
    world.clock.advance(2 * DAY_MS);
    expect((await world.gql(HOLDS, {}, own)).data).toEqual({ ownHeldQuests: [] });
  });
});
