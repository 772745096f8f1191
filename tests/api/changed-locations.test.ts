import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportedProvider, importProvider } from '#api/operations/imports/import-provider.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { readSentEntries } from '../support/calendar-entries.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const HALL = { id: 'hall', name: 'Hall', address: '1 Main St, Hoboken', detail: '' };
const POINT = { latitude: 40.74, longitude: -74.03 };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { ...HALL, ...POINT, providerId: '1' });
    await insertLocation(tx, { ...HALL, id: 'pier', name: 'Pier', providerId: '1', position: 1 });
    await upcomingQuest(tx, {
      id: 'q',
      eventTitle: 'Soup',
      locationId: 'hall',
      startedAt: TEST_NOW + 3 * DAY_MS,
    });
    await upcomingQuest(tx, { id: 'elsewhere', locationId: 'pier' });
    await pastQuest(tx, { id: 'past', locationId: 'hall' });
    for (const questId of ['elsewhere', 'past'])
      await insertContract(tx, { questId, chariteerId: 'volunteer' });
  });
  await signUp(world, 'gold', 'q');
});
afterEach(() => world.close());

type Form = {
  id?: string;
  name: string;
  address: string;
  detail?: string;
  latitude?: number;
  longitude?: number;
};
const PIER: Form = { ...HALL, id: 'pier', name: 'Pier' };
const UPDATE = 'mutation ($input: ProviderChangesInput!) { updateProvider(input: $input) { id } }';
const PREVIEW = `query ($id: ID!, $approvedLocations: [LocationInput!]!) {
  previewLocationNotice(id: $id, approvedLocations: $approvedLocations) { kind mailedCount unreached { reason } } }`;
const save = (...approvedLocations: Form[]) =>
  world.gql(UPDATE, { input: { id: '1', approvedLocations } }, { as: 'staff' });
const preview = async (...approvedLocations: Form[]) => {
  const { data } = await world.gql<{ previewLocationNotice: unknown }>(
    PREVIEW,
    { id: '1', approvedLocations },
    { as: 'staff' },
  );
  return data?.previewLocationNotice;
};
const told = async () => (await readMails(world)).filter(({ kind }) => kind === 'quest-changed');

/** What is changed of the hall, and whether its people hear of it. */
const CHANGES: readonly (readonly [string, Partial<Form>, boolean])[] = [
  ['its street', { address: '2 Main St, Hoboken' }, true],
  ['its name', { name: 'Great Hall' }, true],
  ['its door note', { detail: 'Blue door' }, true],
  ['its position', { latitude: 40.75 }, true],
  ['a position set more exactly', { latitude: 40.7401 }, false],
  ['nothing but blanks', { name: ' Hall ', address: '1 Main  St, Hoboken' }, false],
];

describe('a location that changes', () => {
  it.each(CHANGES)(
    'by %s tells the people on its upcoming quests, or no one [MSG-06, EDQ-16]',
    async (_, change, isTold) => {
      const changed: Form = { ...HALL, ...POINT, ...change };
      expect(await preview(changed, PIER)).toEqual(
        isTold ? { kind: 'moved', mailedCount: 1, unreached: [] } : null,
      );
      expect(await told()).toEqual([]);
      world.clock.advance(60_000);
      expect((await save(changed, PIER)).errors).toBeUndefined();
      const mails = await told();
      expect(mails.map(({ recipient }) => recipient)).toEqual(isTold ? [castEmail('gold')] : []);
      const [before, after] = (await readSentEntries(world)).slice(-2);
      if (isTold) expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
      const [row] = await world.store.read.select().from(quest).where(eq(quest.id, 'elsewhere'));
      expect(row?.updatedAt).toBeLessThan(world.clock.now());
    },
  );

  it('says the address in the email, the calendar, and the history of notices [MSG-06, MSG-16]', async () => {
    await world.store.write(
      async (tx) =>
        void (await tx.update(contract).set({ confirmedAt: TEST_NOW }).where(eq(contract.questId, 'q'))),
    );
    await save({ ...HALL, address: '2 Main St, Hoboken', detail: 'Blue door' }, PIER);
    const [mail] = await told();
    expect(mail?.body).toContain('at Hall, 1 Main St, Hoboken.');
    expect(mail?.body).toContain('at Hall, 2 Main St, Hoboken, Blue door.');
    expect((await readSentEntries(world)).at(-1)).toMatchObject({
      ...{ method: 'REQUEST', kind: 'quest-changed', location: 'Hall\\, 2 Main St\\, Hoboken' },
    });
    expect(await world.store.read.select().from(questNotice)).toMatchObject([
      { questId: 'q', kind: 'moved', senderId: 'staff' },
    ]);
    const [row] = await world.store.read.select().from(contract).where(eq(contract.questId, 'q'));
    expect(row?.confirmedAt).toBeNull();
  });

  it('during a quest tells the people on it, some of whom are still to come [MSG-06, EDG-01]', async () => {
    const [before] = await readSentEntries(world);
    world.clock.advance(3 * DAY_MS + 60_000);
    await save({ ...HALL, ...POINT, address: '2 Main St, Hoboken' }, PIER);
    expect((await told()).map(({ recipient }) => recipient)).toEqual([castEmail('gold')]);
    expect((await readSentEntries(world)).at(-1)?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect((await save(PIER)).code).toBe('LOCATION_IN_USE');
  });

  it('makes the entries of past quests newer as far as feeds go back, and tells no one [EDG-01]', async () => {
    await world.store.write(async (tx) => {
      const startedAt = TEST_NOW - 61 * DAY_MS;
      await pastQuest(tx, { id: 'old', locationId: 'hall', startedAt, endedAt: startedAt + 60_000 });
      await insertContract(tx, { questId: 'old', chariteerId: 'volunteer' });
    });
    const entries = () => world.store.read.select().from(calendarEntry).orderBy(calendarEntry.questId);
    const sequenceOf = async (questId: string) =>
      (await entries()).find((entry) => entry.questId === questId)?.sequence ?? Number.NaN;
    const before = { past: await sequenceOf('past'), old: await sequenceOf('old') };
    world.clock.advance(60_000);
    await save({ ...HALL, ...POINT, address: '2 Main St, Hoboken' }, PIER);
    expect(await sequenceOf('past')).toBeGreaterThan(before.past);
    expect(await sequenceOf('old')).toBe(before.old);
    expect((await told()).map(({ questId }) => questId)).toEqual(['q']);
  });

  it('by an import tells them too [MSG-06]', async () => {
    const program = (address: string): ImportedProvider => ({
      ...{
        source: 'food-programs',
        sourceId: 'x',
        name: 'Pantry',
        mission: '',
        districtId: '1',
        isVisible: true,
      },
      program: {
        location: { name: 'Church', address, latitude: null, longitude: null },
        stamp: {
          ...{ eventTitle: 'Pack', description: '', serviceTags: [], stampIcon: 'apple' },
          ...{ resourceMinNumber: 1, resourceDesiredNumber: 2, resourceMaxNumber: 3 },
        },
        openings: [],
      },
    });
    const dependencies = () => ({ store: world.store, now: world.clock.now(), config: world.config });
    const { providerId } = await importProvider(dependencies(), IMPORTER, program('5 Elm St'));
    await world.store.write(async (tx) => {
      const [church] = await tx.select().from(location).where(eq(location.providerId, providerId));
      await upcomingQuest(tx, { id: 'pack', providerId, locationId: church?.id ?? null });
      await insertContract(tx, { questId: 'pack', chariteerId: 'gold' });
    });
    await importProvider(dependencies(), IMPORTER, program('6 Elm St'));
    expect((await told()).map(({ recipient, questId }) => [recipient, questId])).toEqual([
      [castEmail('gold'), 'pack'],
    ]);
  });
});

describe('a location in use', () => {
  it.each([
    ['an upcoming quest', async () => {}, 'Used by: “Soup”.'],
    [
      'a stamp',
      async () => {
        await world.store.write(async (tx) => {
          await tx.update(quest).set({ locationId: null }).where(eq(quest.id, 'q'));
          await upcomingQuest(tx, {
            ...{ id: 's', eventTitle: 'Stew', publishingStatus: 'Template' },
            ...{ startedAt: null, endedAt: null, locationId: 'hall' },
          });
        });
      },
      'Used by: “Stew”.',
    ],
    [
      'a time of the monthly schedule',
      async () => {
        await world.store.write(async (tx) => {
          await tx.update(quest).set({ locationId: null }).where(eq(quest.id, 'q'));
          const entry = { quest_id: 'q', location_id: 'hall', weeks: [1], days: [1], start_time: '09:00' };
          const books = {
            bundleBook: { monthly_schedule: [{ ...entry, end_time: '10:00', supervisor_name: '' }] },
          };
          await tx
            .update(provider)
            .set({ questConfiguration: JSON.stringify(books) })
            .where(eq(provider.id, '1'));
        });
      },
      'Used by: “Soup”.',
    ],
  ])('by %s cannot be removed, and the refusal says what uses it [DEC-71]', async (_use, prepare, words) => {
    await prepare();
    const refused = await save(PIER);
    expect(refused.code).toBe('LOCATION_IN_USE');
    expect(refused.errors?.[0]).toMatchObject({
      message: `“Hall” can’t be removed. ${words}`,
      extensions: { statusCode: 409 },
    });
    const [row] = await world.store.read.select().from(location).where(eq(location.id, 'hall'));
    expect(row?.isApproved).toBe(true);
  });

  it('can be removed once only past and cancelled quests were there [DEC-71]', async () => {
    await world.gql(
      'mutation { updateQuest(id: "q", publishingStatus: Cancelled) { id } }',
      {},
      { as: 'managers' },
    );
    expect((await save(PIER)).errors).toBeUndefined();
    const [past] = await world.store.read.select().from(quest).where(eq(quest.id, 'past'));
    expect(past?.locationId).toBe('hall');
  });
});
