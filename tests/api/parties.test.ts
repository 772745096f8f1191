import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument } from '#db/factories/insert-document.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { adults, changeParty, others } from '../support/parties.ts';
import { contractsOf, setAgePolicy, signUp, takenCount } from '../support/sign-up.ts';
import { standInsIn } from '../support/stand-ins.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, joinAll, offers, places, take } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', othersMax: 4, resourceMaxNumber: 5 }));
});
afterEach(async () => {
  await expectLedgerRight(world.store);
  world.close();
});

const bring = (as: CastName, heads: ReturnType<typeof others>, questId = 'q') =>
  signUp(world, as, questId, { others: heads });
const idOf = async (as: CastName) =>
  (await contractsOf(world, 'q')).find(({ chariteerId }) => chariteerId === as)?.id ?? '';
const leftFor = async (as: CastName | null) =>
  (await world.gql<{ quest: { othersLeft: number } }>('{ quest(id: "q") { othersLeft } }', {}, { as })).data
    ?.quest.othersLeft;
const set = (values: Partial<typeof quest.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'q'))));

describe('a sign-up with others', () => {
  it('keeps how many, their ages and first names, and takes a spot for each [HEAD-02, HEAD-03]', async () => {
    const heads = [{ band: 'ADULT' as const, firstName: ' Rosa ' }, { band: 'AGES_10_TO_13' as const }];
    expect((await signUp(world, 'volunteer', 'q', { others: heads })).code).toBeUndefined();
    expect(await takenCount(world, 'q')).toBe(3);
    const [row] = await contractsOf(world, 'q');
    expect(row).toMatchObject({ others: 2, othersCame: null });
    expect(JSON.parse(row?.party ?? '')).toEqual([
      { band: 'ADULT', firstName: 'Rosa' },
      { band: 'AGES_10_TO_13', firstName: null },
    ]);
    const mails = (await readMails(world)).filter(({ subject }) => subject.startsWith('You’re in'));
    expect(mails.map(({ body }) => body.includes('With 2 others.'))).toEqual([true]);
  });

  it('is refused where the charity allows none, or fewer [HEAD-01]', async () => {
    await set({ othersMax: 1 });
    expect(await bring('volunteer', adults(2))).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ message: 'Bring at most one person.' }],
    });
    await set({ othersMax: 0 });
    expect((await bring('volunteer', adults(1))).code).toBe('BAD_USER_INPUT');
    expect(await contractsOf(world, 'q')).toEqual([]);
  });

  it('larger than what is left is refused with how many are left, and takes nothing [HEAD-03]', async () => {
    await bring('gold', adults(1));
    const { errors } = await bring('volunteer', adults(3));
    expect(errors?.[0]?.message).toBe('Only 2 spots are left for others.');
    expect(await takenCount(world, 'q')).toBe(2);
    expect(await leftFor('volunteer')).toBe(2);
    expect((await bring('volunteer', adults(2))).code).toBeUndefined();
    expect((await signUp(world, 'quiet', 'q')).code).toBe('QUEST_FULL');
  });

  it('is refused for an age that the policy leaves out, which is named, and for minors with a minor [HEAD-02, HEAD-03]', async () => {
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 14, soloAge: 14, maxAge: 100 }));
    await set({ agePolicyIndex: 0 });
    const { errors } = await bring('volunteer', others('AGES_10_TO_13'));
    expect(errors?.[0]?.message).toContain('10 to 13');
    expect((await bring('teen', others('AGES_14_TO_17'))).errors?.[0]?.message).toContain('Only adults');
    expect(await takenCount(world, 'q')).toBe(0);
  });

  it('takes the spot that is held for the volunteer, and free ones for the others [HEAD-03]', async () => {
    await set({ resourceMaxNumber: 3, resourceDesiredNumber: 3, resourceMinNumber: 1 });
    await bring('gold', adults(2));
    await joinAll(world, ['volunteer'], 'q');
    await bailOut(world, 'gold', await idOf('gold'));
    expect(await places(world, 'q')).toEqual({ taken: 0, held: 1, waiting: 1 });
    expect(await leftFor('volunteer')).toBe(2);
    expect((await bring('volunteer', adults(2))).code).toBeUndefined();
    expect(await places(world, 'q')).toEqual({ taken: 3, held: 0, waiting: 0 });
  });
});

describe('giving spots up', () => {
  it('frees those of the whole party for the waitlist in the same write [HEAD-04]', async () => {
    await bring('gold', adults(4));
    await joinAll(world, ['volunteer', 'quiet'], 'q');
    await bailOut(world, 'gold', await idOf('gold'));
    expect(await places(world, 'q')).toEqual({ taken: 0, held: 2, waiting: 2 });
    expect(await offers(world, 'q')).toHaveLength(2);
    await take(world, 'quiet', 'q');
    expect(await places(world, 'q')).toEqual({ taken: 1, held: 1, waiting: 1 });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a removal by the charity',
      async () => {
        const variables = { id: await idOf('gold') };
        const text = `mutation ($id: ID!) { updateContract(id: $id, updateAction: "BOOT", supervisorId: "managers",
          option: "BOOT") { id } }`;
        return world.gql(text, variables, { as: 'managers' });
      },
    ],
    [
      'a ban by staff',
      () =>
        world.gql(
          'mutation { banAccount(accountId: "gold", reason: "Reported") { id } }',
          {},
          { as: 'staff' },
        ),
    ],
  ])('by %s frees all too [HEAD-04]', async (_, act) => {
    await bring('gold', adults(3));
    await act();
    expect(await takenCount(world, 'q')).toBe(0);
  });

  it('to a sub gives one spot, and those of the others go back [HEAD-04]', async () => {
    await bring('gold', adults(4));
    await joinAll(world, ['quiet'], 'q');
    const people = standInsIn(world);
    const asked = await people.ask(null, 'gold', await idOf('gold'));
    await people.take(asked.data?.askForStandIn.id ?? '');
    expect(await places(world, 'q')).toEqual({ taken: 1, held: 1, waiting: 1 });
    expect((await contractsOf(world, 'q')).find((row) => row.abandonedAt === null)?.others).toBe(0);
  });
});

describe('changing a party', () => {
  it('lowers it in one step, until the start, for the waitlist [HEAD-04]', async () => {
    await bring('volunteer', adults(4));
    await joinAll(world, ['gold', 'quiet'], 'q');
    const id = await idOf('volunteer');
    expect((await changeParty(world, 'volunteer', id, adults(2))).data?.changeParty.others).toBe(2);
    expect(await places(world, 'q')).toEqual({ taken: 3, held: 2, waiting: 2 });
    await set({ startedAt: TEST_NOW, endedAt: TEST_NOW + HOUR_MS });
    expect((await changeParty(world, 'volunteer', id, [])).code).toBe('QUEST_STARTED');
  });

  it('raises it only while there are spots, none of them held for others [HEAD-04]', async () => {
    await bring('volunteer', adults(1));
    const id = await idOf('volunteer');
    expect((await changeParty(world, 'volunteer', id, adults(3))).code).toBeUndefined();
    expect(await takenCount(world, 'q')).toBe(4);
    await signUp(world, 'gold', 'q');
    expect(await leftFor('volunteer')).toBe(0);
    const { errors } = await changeParty(world, 'volunteer', id, adults(4));
    expect(errors?.[0]?.message).toBe('Only 3 spots are left for others.');
    expect(await takenCount(world, 'q')).toBe(5);
  });

  it('is the own one’s alone, of a sign-up that stands', async () => {
    await bring('volunteer', adults(1));
    const id = await idOf('volunteer');
    for (const as of ['gold', 'managers', 'staff'] as const)
      expect((await changeParty(world, as, id, [])).code, as).toBe('CONTRACT_NOT_FOUND');
    expect((await changeParty(world, null, id, [])).code).toBe('NOT_LOGGED_IN');
    await set({ publishingStatus: 'Cancelled' });
    expect((await changeParty(world, 'volunteer', id, [])).code).toBe('QUEST_CANCELLED');
    await set({ publishingStatus: 'Published' });
    await bailOut(world, 'volunteer', id);
    expect((await changeParty(world, 'volunteer', id, [])).code).toBe('NOT_SIGNED_UP');
  });
});

describe('who reads of a party', () => {
  const PARTY = 'query ($id: ID!) { quest(id: $id) { pledgedContracts { others party { firstName } } } }';
  const read = async (as: CastName | null, id = 'q') =>
    (await world.gql<{ quest: { pledgedContracts: unknown[] } }>(PARTY, { id }, { as })).data?.quest
      .pledgedContracts;

  it('names are the volunteer’s and the charity’s that reads answers alone [HEAD-02]', async () => {
    await world.store.write((tx) =>
      insertContract(tx, {
        ...{ id: 'held', questId: 'q', chariteerId: 'volunteer', others: 1 },
        party: '[{"band":"ADULT","firstName":"Rosa"}]',
      }),
    );
    const whole = [{ others: 1, party: [{ firstName: 'Rosa' }] }];
    expect(await read('volunteer')).toEqual(whole);
    expect(await read('managers')).toEqual(whole);
    expect(await read(null)).toEqual([]);
  });

  it('peers who are told a user name read how many come along, and no more [OPEN-HEAD-01, HEAD-02]', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `peers${index}`);
    await world.store.write(async (tx) => {
      for (const id of ids) {
        await upcomingQuest(tx, { id });
        const coming = { others: 1, party: '[{"band":"ADULT","firstName":"Rosa"}]' };
        await insertContract(tx, { questId: id, chariteerId: 'volunteer', ...coming });
      }
    });
    const told: unknown[] = [];
    for (const id of ids) told.push(...((await read('gold', id)) ?? []));
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect(one).toEqual({ others: 1, party: null });
  });

  it('are no one where each person has to sign something, and the page is told so [HEAD-02, WAV-06]', async () => {
    const read = () => world.gql('{ quest(id: "q") { othersLeft isEachAsked } }', {}, { as: 'volunteer' });
    expect((await read()).data).toEqual({ quest: { othersLeft: expect.any(Number), isEachAsked: false } });
    await world.store.write(async (tx) => void (await insertDocument(tx, { id: 'd' })));
    expect((await read()).data).toEqual({ quest: { othersLeft: 0, isEachAsked: true } });
  });

  it('are erased with the account, and what they took stays counted [HEAD-02]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'past', startedAt: TEST_NOW - 4 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS });
      await insertContract(tx, {
        ...{ id: 'served', questId: 'past', chariteerId: 'gold', others: 1 },
        party: '[{"band":"ADULT","firstName":"Rosa"}]',
      });
    });
    const input = { emailAddress: castEmail('gold') };
    const text = 'mutation ($input: RemoveChariteerInput!) { removeChariteer(input: $input) { id } }';
    expect((await world.gql(text, { input }, { as: 'gold' })).code).toBeUndefined();
    const [row] = await world.store.read.select().from(contract).where(eq(contract.id, 'served'));
    expect(row).toMatchObject({ others: 1, party: null });
  });
});
