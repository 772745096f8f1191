import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import { labelledVolunteer, volunteerNote } from '#db/schema/volunteer-note.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const { id: questId } = await pastQuest(tx, { providerId: '1' });
    await insertContract(tx, { questId, chariteerId: 'volunteer', status: 'Present' });
    await insertContract(tx, { questId, chariteerId: 'gold', status: 'Absent' });
    const elsewhere = await pastQuest(tx, { providerId: '2' });
    await insertContract(tx, { questId: elsewhere.id, chariteerId: 'teen', status: 'Present' });
  });
});
afterEach(() => world.close());

type Label = { id: string; name: string };
type Note = { id: string; text: string; author: string | null; isOwn: boolean };

async function ask<Answer>(text: string, variables: Record<string, unknown>, as: CastName | null) {
  const { data, code, errors } = await world.gql<{ answer: Answer }>(text, variables, { as });
  return { answer: data?.answer, code, message: errors?.[0]?.message };
}
const create = (name: string, as: CastName = 'managers', at = '1') =>
  ask<Label>(
    'mutation ($name: String!, $at: ID!) { answer: createVolunteerLabel(providerId: $at, name: $name) { id name } }',
    { name, at },
    as,
  );
const put = (labelId: string, volunteerIds: string[], isOn = true, as: CastName = 'managers') =>
  ask<number>(
    `mutation ($labelId: ID!, $volunteerIds: [ID!]!, $isOn: Boolean!) {
      answer: labelVolunteers(labelId: $labelId, volunteerIds: $volunteerIds, isOn: $isOn) }`,
    { labelId, volunteerIds, isOn },
    as,
  );
const note = (text: string, as: CastName = 'managers', id = 'volunteer', at = '1') =>
  ask<Note>(
    `mutation ($text: String!, $id: ID!, $at: ID!) {
      answer: addVolunteerNote(providerId: $at, volunteerId: $id, text: $text) { id text author isOwn } }`,
    { text, id, at },
    as,
  );
const notes = (as: CastName | null, id = 'volunteer', at = '1') =>
  ask<{ labels: Label[]; notes: Note[] }>(
    `query ($id: ID!, $at: ID!) { answer: volunteerNotes(providerId: $at, volunteerId: $id) {
      labels { id name } notes { id text author isOwn } } }`,
    { id, at },
    as,
  );
const remove = (operation: 'deleteVolunteerNote' | 'deleteVolunteerLabel', id: string, as: CastName) =>
  ask(`mutation ($id: ID!) { answer: ${operation}(id: $id) { id } }`, { id }, as);
const listed = async (labelId: string, as: CastName = 'managers') => {
  const text = `query ($labelId: ID!) { answer: volunteerPage(providerId: "1", filter: { labelId: $labelId },
    sort: { field: name }) { items { id labels { name } } } }`;
  const { answer, code } = await ask<{ items: { id: string; labels: Label[] }[] }>(text, { labelId }, as);
  return code ?? answer?.items;
};
async function made(name = 'Drives'): Promise<string> {
  const { answer } = await create(name);
  return answer?.id ?? '';
}

describe('a charity’s labels', () => {
  it('are made by managers and admins, once by each name, twenty at most [DSK-08]', async () => {
    expect((await create('  Drives\n a  van ')).answer).toMatchObject({ name: 'Drives a van' });
    expect((await create('drivés A VAN')).message).toBe('You have that label already.');
    expect((await create('\u200b ')).message).toBe('Fill this in.');
    expect((await create('x'.repeat(31))).message).toBe('Use at most 30 characters.');
    for (const as of ['employees', 'kitchenmanagers', 'boardmembers', 'captains', 'volunteer'] as const)
      expect([as, (await create('Cooks', as)).code]).toEqual([as, 'FORBIDDEN']);
    expect((await create('Cooks', 'managers', '3')).code).toBe('FORBIDDEN');
    for (let count = 1; count < 20; count += 1) await create(`Label ${count}`, 'admins');
    expect((await create('One more')).message).toBe('20 labels at most.');
  });

  it('are put on many of its volunteers and taken off, and narrow the list and its file [DSK-08]', async () => {
    const id = await made();
    expect((await put(id, ['volunteer', 'gold', 'gold'])).answer).toBe(2);
    expect((await put(id, ['volunteer'])).answer).toBe(0);
    expect((await put(id, ['gold'], false)).answer).toBe(1);
    expect(await listed(id)).toEqual([{ id: 'volunteer', labels: [{ name: 'Drives' }] }]);
    expect(await listed('none')).toEqual([]);
    expect(await listed(id, 'captains')).toBe('FORBIDDEN');
    const entries = await world.store.read
      .select({ detail: auditEntry.detail })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'volunteers-labelled'));
    expect(entries).toMatchObject([
      { detail: { count: 2, isOn: true } },
      { detail: { count: 1, isOn: false } },
    ]);
    await remove('deleteVolunteerLabel', id, 'managers');
    expect(await world.store.read.select().from(labelledVolunteer)).toEqual([]);
  });

  it('are for people of the charity alone: of others none gets one [DSK-08]', async () => {
    const id = await made();
    expect((await put(id, ['volunteer', 'teen'])).code).toBe('CHARITEER_NOT_FOUND');
    expect((await put(id, ['nobody'])).code).toBe('CHARITEER_NOT_FOUND');
    expect((await put(id, ['volunteer'], true, 'kitchenmanagers')).code).toBe('FORBIDDEN');
    const many = Array.from({ length: 501 }, (_, index) => `p${index}`);
    expect((await put(id, many)).message).toBe('500 volunteers at most at a time.');
    expect(await world.store.read.select().from(labelledVolunteer)).toEqual([]);
  });

  it('narrow an alert, for who may read them; another charity’s label finds no one [DSK-08]', async () => {
    const id = await made();
    await put(id, ['volunteer']);
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'ahead', providerId: '1', startedAt: TEST_NOW + 30 * HOUR_MS }),
    );
    const text = `query ($input: ChariteerAlertInput!) {
      answer: getChariteerAlertVolunteers(input: $input) { volunteers { id } } }`;
    const found = async (labelId: string | null) => {
      const filters = { toQuestCompletedVolunteers: false };
      const input = { questId: 'ahead', filters, districtIds: [], labelId };
      const { answer } = await ask<{ volunteers: { id: string }[] }>(text, { input }, 'managers');
      return answer?.volunteers.map((one) => one.id).sort();
    };
    expect(await found(null)).toEqual(['gold', 'volunteer']);
    expect(await found(id)).toEqual(['volunteer']);
    expect(await found('none')).toEqual([]);
  });
});

describe('a charity’s notes about a volunteer', () => {
  it('are written by managers with author and time, and read by who names people on any day [DSK-08]', async () => {
    expect((await note(' Allergic to\r\nnuts ')).answer).toMatchObject({
      text: 'Allergic to\nnuts',
      isOwn: true,
    });
    world.clock.advance(1);
    await note('Speaks Arabic', 'admins');
    const read = (await notes('kitchenmanagers')).answer?.notes;
    expect(read?.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Speaks Arabic', false],
      ['Allergic to\nnuts', false],
    ]);
    expect(read?.every(({ author }) => author)).toBe(true);
    for (const as of ['captains', 'coordinators', 'trustedminors', 'volunteer'] as const)
      expect([as, (await notes(as)).code]).toEqual([as, 'FORBIDDEN']);
    expect((await notes(null)).code).toBe('NOT_LOGGED_IN');
    expect((await notes('managers', 'volunteer', '3')).code).toBe('FORBIDDEN');
    expect((await notes('staff', 'volunteer', '3')).answer?.notes).toEqual([]);
  });

  it.each([
    ['no text', '  ', 'volunteer', 'Fill this in.'],
    ['a text that is too long', 'x'.repeat(1001), 'volunteer', 'Use at most 1000 characters.'],
    ['someone of another charity', 'Hello', 'teen', 'CHARITEER_NOT_FOUND'],
    ['no one', 'Hello', 'nobody', 'CHARITEER_NOT_FOUND'],
  ])('are refused for %s [DSK-08]', async (_case, text, id, refusal) => {
    const { code, message } = await note(text, 'managers', id);
    expect([code, message]).toContain(refusal);
    expect(await world.store.read.select().from(volunteerNote)).toEqual([]);
  });

  it('are deleted by their author and by admins [DSK-08]', async () => {
    const id = (await note('Left-handed', 'admins')).answer?.id ?? '';
    expect((await remove('deleteVolunteerNote', id, 'managers')).code).toBe('FORBIDDEN');
    expect((await remove('deleteVolunteerNote', id, 'kitchenmanagers')).code).toBe('FORBIDDEN');
    expect((await remove('deleteVolunteerNote', id, 'admins')).code).toBeUndefined();
    const own = (await note('Left-handed')).answer?.id ?? '';
    expect((await remove('deleteVolunteerNote', own, 'managers')).code).toBeUndefined();
    expect((await remove('deleteVolunteerNote', own, 'managers')).code).toBe('NOTE_NOT_FOUND');
  });

  it('go with the person, and their labels [DSK-08]', async () => {
    await note('Left-handed');
    await put(await made(), ['volunteer']);
    const text =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    await world.gql(text, { emailAddress: castEmail('volunteer') }, { as: 'volunteer' });
    await eraseClosed(world);
    expect(await world.store.read.select().from(volunteerNote)).toEqual([]);
    expect(await world.store.read.select().from(labelledVolunteer)).toEqual([]);
  });
});

it('says when the charity and a volunteer last wrote to each other, of this charity alone [DSK-07]', async () => {
  const lastContact = async (at: string) => {
    const text = `query ($id: ID!, $at: ID!) {
      answer: volunteerNotes(providerId: $at, volunteerId: $id) { lastContactAt } }`;
    const as = at === '1' ? 'managers' : 'staff';
    return (await ask<{ lastContactAt: string | null }>(text, { id: 'gold', at }, as)).answer?.lastContactAt;
  };
  expect(await lastContact('1')).toBeNull();
  const { id: questId } = await world.store.write((tx) => upcomingQuest(tx, { providerId: '1' }));
  const written = {
    questId,
    kind: 'from-volunteer',
    volunteerId: 'gold',
    body: 'I bring a friend.',
  } as const;
  await world.store.write((tx) =>
    tx.insert(questMessage).values({ id: 'm', authorId: 'gold', createdAt: TEST_NOW - HOUR_MS, ...written }),
  );
  expect(await lastContact('1')).toBe(new Date(TEST_NOW - HOUR_MS).toISOString());
  const writing = `mutation ($questId: ID!) { answer: writeToQuest(questId: $questId, audience: chosen,
    volunteerIds: ["gold"], text: "Can you come?", clientKey: "k") { id } }`;
  expect((await ask(writing, { questId }, 'managers')).message).toBeUndefined();
  expect(await lastContact('1')).toBe(new Date(TEST_NOW).toISOString());
  expect(await lastContact('2')).toBeNull();
});
