import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToProfile } from '#api/people/privacy/agree-to-profile.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { CastName } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'id hidesUsername isChosen profileParts hidesPictures shownParts isYoung hasGuardianAgreed';
const OWN = `{ ownPrivacy { ${FIELDS} } }`;
const SET = `mutation($input: PrivacyInput!) { setPrivacy(input: $input) { ${FIELDS} } }`;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const own = async (as: CastName) =>
  (await world.gql<{ ownPrivacy: unknown }>(OWN, {}, { as })).data?.ownPrivacy;
const set = (as: CastName | null, input: object) =>
  world.gql<{ setPrivacy: unknown }>(SET, { input }, { as });

describe('who sees oneself', () => {
  it('an adult begins with a user name for volunteers and a profile with four parts [SAF-03, SAF-05]', async () => {
    expect(await own('volunteer')).toEqual({
      id: 'volunteer',
      hidesUsername: false,
      isChosen: false,
      profileParts: ['name', 'hours', 'quests', 'types'],
      hidesPictures: false,
      shownParts: ['name', 'hours', 'quests', 'types'],
      isYoung: false,
      hasGuardianAgreed: false,
    });
  });

  it('the young begin with nothing, and what they switch on waits for the guardian [SAF-05]', async () => {
    expect(await own('teen')).toMatchObject({ profileParts: [], shownParts: [], isYoung: true });
    const { data } = await set('teen', { profileParts: ['hours', 'name'] });
    expect(data?.setPrivacy).toMatchObject({ profileParts: ['name', 'hours'], shownParts: [] });
    await world.store.write((tx) => agreeToProfile(tx, { chariteerId: 'teen', hasAgreed: true, now: 5 }));
    expect(await own('teen')).toMatchObject({ shownParts: ['name', 'hours'], hasGuardianAgreed: true });
  });

  it('one switch is set without touching the other, and the act is in the audit log [SAF-03]', async () => {
    const { data } = await set('volunteer', { hidesUsername: true });
    expect(data?.setPrivacy).toMatchObject({ hidesUsername: true, isChosen: true });
    expect(await own('volunteer')).toMatchObject({ profileParts: ['name', 'hours', 'quests', 'types'] });
    expect((await set('volunteer', { profileParts: [] })).data?.setPrivacy).toMatchObject({
      hidesUsername: true,
      profileParts: [],
    });
    const entries = await world.store.read
      .select({ action: auditEntry.action, detail: auditEntry.detail })
      .from(auditEntry)
      .where(eq(auditEntry.actorId, 'volunteer'));
    for (const detail of [{ hidesUsername: true }, { profileParts: '[]' }]) {
      expect(entries).toContainEqual({ action: 'privacy-changed', detail });
    }
  });

  it('only parts that a profile has are taken [SAF-05]', async () => {
    expect((await set('gold', { profileParts: ['quests', 'diary'] })).code).toBe('BAD_USER_INPUT');
    expect((await set('gold', {})).data?.setPrivacy).toMatchObject({ isChosen: false });
  });

  it('without a log-in or a volunteer record there is nothing to choose [SAF-03]', async () => {
    expect((await set(null, { hidesUsername: true })).code).toBe('NOT_LOGGED_IN');
    expect((await set('new', { hidesUsername: true })).code).toBe('NO_VOLUNTEER_RECORD');
    expect(await own('new')).toBeNull();
  });

  it('who leaves the product leaves no choice behind [SAF-05]', async () => {
    const input = { emailAddress: 'volunteer@demo.example' };
    const remove = 'mutation($input: RemoveChariteerInput!) { removeChariteer(input: $input) { id } }';
    expect((await world.gql(remove, { input }, { as: 'volunteer' })).errors).toBeUndefined();
    const [bare] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
    expect(bare).toMatchObject({ hidesUsername: false, privacyChosenAt: null, profileParts: null });
  });
});
