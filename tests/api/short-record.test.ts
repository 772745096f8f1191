import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import type { CastName } from '../support/cast.ts';
import { finish, hold } from '../support/holds.ts';
import { opened } from '../support/opened.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer, seen } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'full' }));
});
afterEach(() => world.close());

const NOTHING_TOLD = { phoneNumber: null, emergencyContactName: null, emergencyContactNumber: null };
/** Reduces a volunteer's record to that of someone who joined with a code. */
const makeShort = (id: CastName = 'volunteer') =>
  world.store.write((tx) => tx.update(chariteer).set(NOTHING_TOLD).where(eq(chariteer.id, id)));
const demands = (input: Record<string, boolean>) =>
  world.gql(
    'mutation ($input: ProviderChangesInput!) { updateProvider(input: $input) { id } }',
    {
      input: { id: '1', ...input },
    },
    { as: 'staff' },
  );
const tell = (input: Record<string, string>, as: CastName = 'volunteer') =>
  world.gql<{ correctOwnDetails: { zipCode: string | null } }>(
    'mutation ($input: CorrectOwnDetailsInput!) { correctOwnDetails(input: $input) { zipCode } }',
    { input },
    { as },
  );
const CONTACT = { emergencyContactName: 'Ned (brother)', emergencyContactNumber: '2015550167' };
const told = async (as: CastName | null) => {
  const { data } = await world.gql<{
    quest: { viewerVerdict: { missingRecord: string[]; demandedRecord: string[] } };
  }>('{ quest(id: "full") { viewerVerdict { missingRecord demandedRecord } } }', {}, { as });
  return data?.quest.viewerVerdict;
};

describe('what a charity demands before the first quest', () => {
  it('the emergency contact by default; once it is told, the sign-up goes on [JOI-05: API]', async () => {
    await makeShort();
    expect(await told('volunteer')).toEqual({
      missingRecord: ['TELEPHONE', 'EMERGENCY_CONTACT', 'ZIP_CODE'],
      demandedRecord: ['EMERGENCY_CONTACT'],
    });
    expect((await seen(world, 'volunteer', 'full')).viewerVerdict.verdict).toBe('RECORD_INCOMPLETE');
    expect((await signUp(world, 'volunteer', 'full')).code).toBe('RECORD_INCOMPLETE');
    expect((await tell(CONTACT)).code).toBeUndefined();
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
  });

  it('staff switches that off for a charity [JOI-05: API]', async () => {
    await makeShort();
    expect((await demands({ demandsEmergencyContact: false })).code).toBeUndefined();
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
  });

  it('the full record is telephone, emergency contact and ZIP code [JOI-05: API]', async () => {
    await makeShort();
    await demands({ demandsFullRecord: true, demandsEmergencyContact: false });
    for (const part of [CONTACT, { phoneNumber: '2015550166' }]) {
      expect((await signUp(world, 'volunteer', 'full')).code).toBe('RECORD_INCOMPLETE');
      await tell(part);
    }
    expect((await told('volunteer'))?.demandedRecord).toEqual(['ZIP_CODE']);
    expect((await tell({ zipCode: ' 10458-1234 ' })).data?.correctOwnDetails.zipCode).toBe('10458');
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
  });

  it('those who manage the charity are not asked, visitors neither [JOI-05: API]', async () => {
    await makeShort('managers');
    await demands({ demandsFullRecord: true });
    expect((await signUp(world, 'managers', 'full')).code).toBeUndefined();
    expect(await told(null)).toEqual({ missingRecord: [], demandedRecord: [] });
  });

  it('who is new is on the quest first and asked afterwards; who has been here is asked before [JOI-03, JOI-05, DEC-54: API]', async () => {
    await makeShort();
    await hold(world);
    expect(await finish(world, { person: 'volunteer', isNew: false })).toEqual({
      outcome: 'refused',
      code: 'RECORD_INCOMPLETE',
    });
    expect((await seen(world, 'gold', 'full')).heldCount).toBe(1);
    expect(await finish(world, { person: 'volunteer', isNew: true })).toMatchObject({ outcome: 'on' });
    expect((await told('volunteer'))?.missingRecord).toContain('EMERGENCY_CONTACT');
  });

  it.each(['1045', '104581', 'ABCDE', '<b>10458</b>', '10458\n'.repeat(3000)])(
    '«%s» is no ZIP code [JOI-05, SAF-30: API]',
    async (zipCode) => {
      const { code, errors } = await tell({ zipCode });
      expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Enter a ZIP code, like 10458.']);
    },
  );

  it('a child has what its guardian tells, also afterwards [JOI-05: API]', async () => {
    await makeShort();
    await demands({ demandsFullRecord: true });
    const childId = await childOfVolunteer(world);
    const enter = () => signUp(world, 'volunteer', 'full', { chariteerId: childId });
    expect((await enter()).code).toBe('RECORD_INCOMPLETE');
    await tell({ ...CONTACT, phoneNumber: '2015550166', zipCode: '10458' });
    const [child] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, childId));
    expect(opened(world.store.read, 'chariteer', child)).toMatchObject({
      phoneNumber: '2015550166',
      emergencyContactNumber: '2015550166',
      zipCode: '10458',
    });
    expect((await enter()).code).toBeUndefined();
  });
});

describe('the admins of a charity', () => {
  const SET = `mutation ($contact: Boolean, $record: Boolean, $providerId: ID = "1") {
    setRecordDemands(providerId: $providerId, demandsEmergencyContact: $contact, demandsFullRecord: $record) {
      demandsEmergencyContact demandsFullRecord } }`;
  const READ = '{ recordDemands(providerId: "1") { demandsEmergencyContact demandsFullRecord } }';
  const set = (changes: Record<string, unknown>, as: CastName | null = 'admins') =>
    world.gql<{ setRecordDemands: object }>(SET, changes, { as });

  it('switch by themselves what is asked, one by one, and it stands in the audit log [JOI-05: API]', async () => {
    await makeShort();
    expect((await world.gql(READ, {}, { as: 'admins' })).data).toEqual({
      recordDemands: { demandsEmergencyContact: true, demandsFullRecord: false },
    });
    expect((await set({ record: true })).data?.setRecordDemands).toEqual({
      demandsEmergencyContact: true,
      demandsFullRecord: true,
    });
    expect((await told('volunteer'))?.demandedRecord).toContain('ZIP_CODE');
    expect((await set({ record: false, contact: false })).data?.setRecordDemands).toEqual({
      demandsEmergencyContact: false,
      demandsFullRecord: false,
    });
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
    await set({});
    const edits = await world.store.read
      .select({ actorId: auditEntry.actorId })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'provider-edited'), eq(auditEntry.subjectId, '1')));
    expect(edits, 'what names nothing changes nothing').toEqual([
      { actorId: 'admins' },
      { actorId: 'admins' },
    ]);
  });

  it.each([['managers'], ['captains'], ['volunteer'], [null]] as const)(
    'and not %s, nor the admins of another charity [JOI-05: API]',
    async (as) => {
      const refused = as === null ? 'NOT_LOGGED_IN' : 'FORBIDDEN';
      expect((await set({ record: true }, as)).code).toBe(refused);
      expect((await world.gql(READ, {}, { as })).code).toBe(refused);
      expect((await set({ record: true, providerId: '2' })).code).toBe('FORBIDDEN');
      expect((await set({ record: true, providerId: 'none' })).code).toBe('PROVIDER_NOT_FOUND');
      const rows = await world.store.read.select({ on: provider.demandsFullRecord }).from(provider);
      expect(rows.some(({ on }) => on)).toBe(false);
    },
  );
});

it('in the charity’s form nobody but staff reads or changes what it demands [JOI-05: API]', async () => {
  const read = '{ provider(id: "1") { demandsFullRecord demandsEmergencyContact } }';
  expect((await world.gql(read, {}, { as: 'staff' })).data).toEqual({
    provider: { demandsFullRecord: false, demandsEmergencyContact: true },
  });
  expect((await world.gql(read, {}, { as: 'managers' })).data).toEqual({
    provider: { demandsFullRecord: null, demandsEmergencyContact: null },
  });
  const change = 'mutation { updateProvider(input: { id: "1", demandsFullRecord: true }) { id } }';
  expect((await world.gql(change, {}, { as: 'managers' })).code).toBe('FORBIDDEN');
  const [row] = await world.store.read.select().from(provider).where(eq(provider.id, '1'));
  expect(row?.demandsFullRecord).toBe(false);
});
