import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { nextInLine } from '#api/places/waiting/next-in-line.ts';
import { freePlacesOf, readWaitingQuest } from '#api/places/waiting/waiting-quest.ts';
import { contract } from '#db/schema/contract.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { decline, fullQuest, join, listed, offers, sweep, take } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

/** Every sequence of so many operations in a row is in it. */
const IN_A_ROW = 3;

/** A cycle of `kinds` letters in which each word of `length` stands once (de Bruijn, by Lyndon words). */
function everyWord(kinds: number, length: number): number[] {
  const word = [0];
  const cycle: number[] = [];
  while (word.length > 0) {
    if (length % word.length === 0) cycle.push(...word);
    const next = Array.from({ length }, (_, index) => word[index % word.length] ?? 0);
    while (next.at(-1) === kinds - 1) next.pop();
    const last = next.pop();
    word.length = 0;
    if (last !== undefined) word.push(...next, last + 1);
  }
  return cycle;
}

async function bailOutOfAny(world: World): Promise<void> {
  const active = and(eq(contract.questId, 'full'), isNull(contract.abandonedAt));
  const [held] = await world.store.read.select().from(contract).where(active).orderBy(contract.id);
  if (!held) return;
  const as = held.chariteerId as CastName;
  await world.gql('mutation ($id: ID!) { abandonContract(id: $id) { id } }', { id: held.id }, { as });
}

async function moveMaximum(world: World): Promise<void> {
  const found = await readWaitingQuest(world.store.read, 'full');
  const resourceMaxNumber = found?.resourceMaxNumber === 1 ? 2 : 1;
  await world.gql(
    'mutation ($most: Int) { updateQuest(id: "full", resourceMaxNumber: $most) { id } }',
    { most: resourceMaxNumber },
    { as: 'managers' },
  );
}

/** Volunteer with the longest-standing offer, or null. */
async function offered(world: World): Promise<CastName | null> {
  const standing = (await offers(world)).find(({ state }) => state === 'standing');
  return (standing?.chariteerId as CastName | undefined) ?? null;
}

async function joinOne(world: World): Promise<void> {
  const waiting = await listed(world);
  await join(world, waiting.includes('volunteer') ? 'guildadmin' : 'volunteer');
}

const OPERATIONS: readonly [name: string, act: (world: World) => Promise<unknown>][] = [
  ['join', joinOne],
  ['bail out', bailOutOfAny],
  ['take', async (world) => take(world, await offered(world))],
  ['decline', async (world) => decline(world, await offered(world))],
  ['a stranger signs up', (world) => signUp(world, 'quiet', 'full')],
  ['the maximum', moveMaximum],
  ['hours', (world) => Promise.resolve(world.clock.advance(12 * HOUR_MS))],
];

/** What has to be so after everything. */
async function expectRight(world: World, after: string): Promise<void> {
  const { read } = world.store;
  const found = await readWaitingQuest(read, 'full');
  if (!found) throw new Error('no quest');
  const { takenCount, heldCount, resourceMaxNumber } = found;
  expect(takenCount + heldCount, after).toBeLessThanOrEqual(resourceMaxNumber);
  expect(await findLedgerFaults(read, TEST_NOW), after).toEqual([]);
  const active = and(eq(contract.questId, 'full'), isNull(contract.abandonedAt));
  const on = (await read.select().from(contract).where(active)).map(({ chariteerId }) => chariteerId);
  expect(new Set(on).size, after).toBe(on.length);
  const waiting = await listed(world);
  expect(
    waiting.filter((one) => on.includes(one)),
    after,
  ).toEqual([]);
  const holders = (await offers(world)).filter(({ state }) => state === 'standing');
  for (const { chariteerId } of holders) expect(waiting, after).toContain(chariteerId);
  const idle = await nextInLine(read, world.clock.now(), found, { turn: 'again', count: 1 });
  expect(freePlacesOf(found) > 0 && idle.chosen.length > 0, `${after}: idle`).toBe(false);
}

it('after every three operations in a row nothing is oversold, idle or twice [WAI-02, WAI-03, WAI-04: API]', async () => {
  const world = await openWorld();
  const startedAt = world.clock.now() + 400 * DAY_MS;
  await fullQuest(world, { startedAt, endedAt: startedAt + HOUR_MS });
  const cycle = everyWord(OPERATIONS.length, IN_A_ROW);
  expect(cycle).toHaveLength(OPERATIONS.length ** IN_A_ROW);
  const done: string[] = [];
  for (const index of cycle) {
    const [name, act] = OPERATIONS[index] ?? ['', async () => {}];
    world.clock.advance(1000);
    await act(world);
    await sweep(world);
    done.push(name);
    await expectRight(world, done.slice(-IN_A_ROW).join(', '));
  }
  const made = (await offers(world)).map(({ state }) => state);
  for (const state of ['taken', 'declined', 'lapsed']) expect(made).toContain(state);
  await world.close();
}, 60_000);
