import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { agree, consentOf, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { openWorld, type World } from '../support/world.ts';

const ALLOW = `mutation ($token: String!, $browserKey: String!, $isAllowed: Boolean!) {
  allowPublicProfile(token: $token, browserKey: $browserKey, isAllowed: $isAllowed)
}`;
const SWITCH_ON = 'mutation { setPrivacy(input: { profileParts: [name, hours] }) { shownParts } }';
const VIEW = `query ($token: String!, $browserKey: String) {
  guardianView(token: $token, browserKey: $browserKey) { shown { allowsProfile } }
}`;

let world: World;
let playerId: string;
beforeEach(async () => {
  world = await openWorld();
  const teen = await registeredTeen(world);
  playerId = teen.playerId;
  expect((await world.gql(SWITCH_ON, {}, { headers: teen.headers })).data).toEqual({
    setPrivacy: { shownParts: [] },
  });
});
afterEach(() => world.close());

/** What a visitor finds of the profile: its parts, or that there is none. */
async function found(): Promise<unknown> {
  const record = await world.gql<{ getServiceRecord: { shown: string[] } }>(
    'query ($id: ID!) { getServiceRecord(id: $id) { shown } }',
    { id: playerId },
  );
  return record.data?.getServiceRecord.shown ?? record.code;
}

describe('a guardian’s word on the public profile', () => {
  it('a consent to volunteering alone opens no profile [SAF-05]', async () => {
    await agree(world);
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
  });

  it('with the consent to just that the profile shows what was switched on [SAF-05]', async () => {
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
    await agree(world, { allowsProfile: true });
    expect(await found()).toEqual(['name', 'hours']);
  });

  it('the guardian allows and ends it later on the own page, which is in the audit log [SAF-05]', async () => {
    await agree(world);
    const keys = await openGuardianPage(world);
    const allow = (isAllowed: boolean) => world.gql(ALLOW, { ...keys, isAllowed });
    expect((await allow(true)).data).toEqual({ allowPublicProfile: true });
    expect(await found()).toEqual(['name', 'hours']);
    expect((await world.gql(VIEW, keys)).data).toMatchObject({
      guardianView: { shown: { allowsProfile: true } },
    });
    expect((await allow(false)).data).toEqual({ allowPublicProfile: true });
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
    expect(await consentOf(world, playerId)).toMatchObject({ allowsProfile: false });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, playerId));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['guardian-profile-allowed', 'guardian-profile-ended']),
    );
  });

  it('a browser without the code changes nothing [SAF-05]', async () => {
    await agree(world);
    const { token } = await openGuardianPage(world);
    const answer = await world.gql(ALLOW, { token, browserKey: 'x', isAllowed: true });
    expect(answer.code).toBe('GUARDIAN_CODE_MISSING');
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
  });

  it('who withdraws the consent takes the profile along [SAF-05, SAF-08]', async () => {
    await agree(world, { allowsProfile: true });
    const keys = await openGuardianPage(world);
    const withdraw =
      'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }';
    expect((await world.gql(withdraw, keys)).errors).toBeUndefined();
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
    expect((await world.gql(ALLOW, { ...keys, isAllowed: true })).data).toEqual({
      allowPublicProfile: false,
    });
    expect(await found()).toBe('CHARITEER_NOT_FOUND');
  });
});
