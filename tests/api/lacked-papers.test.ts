import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { contract } from '#db/schema/contract.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SHEET = `{ quest(id: "q") { pledgedContracts {
  chariteer { username } unsignedDocuments { id title } lackedChecks } } }`;
const PAPER = `mutation ($who: ID!, $name: String!) {
  recordPaperSignature(id: "waiver", chariteerId: $who, fullName: $name) }`;

type Line = {
  chariteer: { username: string } | null;
  unsignedDocuments: { title: string }[] | null;
  lackedChecks: string[] | null;
};

let world: World;
const startedAt = TEST_NOW + 2 * HOUR_MS;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt, endedAt: startedAt + HOUR_MS });
    for (const chariteerId of ['volunteer', 'gold', 'teen'])
      await insertContract(tx, { questId: 'q', chariteerId });
    await insertDocument(tx, { id: 'waiver', title: 'Waiver' });
    await insertDocument(tx, { id: 'photos', title: 'Photos', audience: 'minors' });
    await insertSignature(tx, { versionId: 'waiver-1', chariteerId: 'gold' });
    await tx.insert(checkRequirement).values({ questId: 'q', kind: 'foodHandler' });
  });
});
afterEach(() => world.close());

/** What each person on the sheet lacks; null where the reader isn't told. */
async function sheetOf(as: CastName): Promise<Record<string, string[] | null>> {
  const { data } = await world.gql<{ quest: { pledgedContracts: Line[] } }>(SHEET, {}, { as });
  const lines = data?.quest.pledgedContracts ?? [];
  return Object.fromEntries(
    lines.map(({ chariteer, unsignedDocuments, lackedChecks }) => [
      chariteer?.username,
      unsignedDocuments && [...unsignedDocuments.map(({ title }) => title), ...(lackedChecks ?? [])],
    ]),
  );
}

describe('the attendance sheet', () => {
  it('says who has not signed what, and which check is missing [WAV-09]', async () => {
    expect(await sheetOf('managers')).toEqual({
      gold: ['foodHandler'],
      teen: ['Photos', 'Waiver', 'foodHandler'],
      volunteer: ['Waiver', 'foodHandler'],
    });
  });

  it('asks no more of who signed on paper, a minor’s guardian in their place [WAV-09]', async () => {
    for (const [who, name] of [
      ['volunteer', 'Vera Volunteer'],
      ['teen', 'Tia Guardian'],
    ]) {
      await world.gql(PAPER, { who, name }, { as: 'managers' });
    }
    expect(await sheetOf('managers')).toMatchObject({
      teen: ['Photos', 'foodHandler'],
      volunteer: ['foodHandler'],
    });
  });

  it('says how many of those who come along lack it, who came before it was required [WAV-09]', async () => {
    const isRosa = eq(contract.chariteerId, 'volunteer');
    await world.store.write(async (tx) => {
      await tx.update(contract).set({ others: 2 }).where(isRosa);
      await upcomingQuest(tx, { id: 'free', providerId: '2', startedAt });
      await insertContract(tx, { questId: 'free', chariteerId: 'volunteer', others: 1 });
    });
    const query = (id: string) => `{ quest(id: "${id}") { pledgedContracts { others othersLacking } } }`;
    type Sheet = { quest: { pledgedContracts: { others: number; othersLacking: number | null }[] } };
    const sheet = async (id: string, as: CastName) =>
      (await world.gql<Sheet>(query(id), {}, { as })).data?.quest.pledgedContracts.map(
        (one) => one.othersLacking,
      );
    expect((await sheet('q', 'managers'))?.sort()).toEqual([0, 0, 2]);
    expect(await sheet('free', 'managers')).toEqual([0]);
    expect(await sheet('q', 'gold')).not.toContain(2);
  });

  it('asks for it until a day after the quest [WAV-09]', async () => {
    world.clock.set(startedAt + HOUR_MS + DAY_MS - 1);
    expect((await sheetOf('managers')).volunteer).toEqual(['Waiver', 'foodHandler']);
    world.clock.set(startedAt + HOUR_MS + DAY_MS);
    expect((await sheetOf('managers')).volunteer).toEqual([]);
  });

  it.each(['captains', 'volunteer', 'gold'] as const)('does not tell %s [WAV-09]', async (as) => {
    const told = Object.values(await sheetOf(as));
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((one) => one === null)).toBe(true);
  });
});
