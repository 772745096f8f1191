import { eq, like, or } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { quest } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import {
  bailOut,
  fullQuest,
  join,
  joinAll,
  leave,
  listed,
  offers,
  places,
  seen,
  take,
} from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await fullQuest(world);
  await joinAll(world, ['volunteer', 'teen', 'quiet']);
});
afterEach(() => world.close());

type Person = {
  position: number;
  joinedAt: string;
  offerEndsAt: string | null;
  passedOffers: number;
  refusedAs: string | null;
  chariteer: {
    id: string;
    username: string | null;
    nameFirst: string | null;
    phoneNumber: string | null;
  } | null;
};
const PERSON =
  'position joinedAt offerEndsAt passedOffers refusedAs chariteer { id username nameFirst phoneNumber }';
const list = (as: CastName | null) =>
  world.gql<{ questWaitingList: Person[] }>(
    `{ questWaitingList(questId: "full") { ${PERSON} } }`,
    {},
    { as },
  );
const offer = (chariteerId: string, as: CastName = 'managers') =>
  world.gql<{ offerPlace: Person }>(
    `mutation ($id: ID!) { offerPlace(questId: "full", chariteerId: $id) { ${PERSON} } }`,
    { id: chariteerId },
    { as },
  );
const takeOff = (chariteerId: string, as: CastName = 'managers') =>
  world.gql<{ takeOffWaitingList: boolean }>(
    'mutation ($id: ID!) { takeOffWaitingList(questId: "full", chariteerId: $id) }',
    { id: chariteerId },
    { as },
  );
const setOpen = (isOpen: boolean, as: CastName = 'managers') =>
  world.gql<{ setWaitingList: { isWaitingListOpen: boolean } }>(
    'mutation ($isOpen: Boolean!) { setWaitingList(questId: "full", isOpen: $isOpen) { isWaitingListOpen } }',
    { isOpen },
    { as },
  );
const audited = async () => {
  const isOfLists = or(like(auditEntry.action, 'waiting-%'), eq(auditEntry.action, 'place-offered'));
  const rows = await world.store.read.select().from(auditEntry).where(isOfLists);
  return rows.map(({ action, actorId, subjectId }) => ({ action, actorId, subjectId }));
};
const entry = (action: string) => ({ action, actorId: 'managers', subjectId: 'full' });
const free = () =>
  world.store.write(async (tx) => {
    await tx.update(quest).set({ resourceMaxNumber: 2 }).where(eq(quest.id, 'full'));
  });

describe('those who run a quest', () => {
  it('see the list in its order, with names as they may see them [WAI-10: API]', async () => {
    const { data } = await list('managers');
    const rows = data?.questWaitingList ?? [];
    expect(rows.map(({ position, chariteer }) => [position, chariteer?.id])).toEqual([
      [1, 'volunteer'],
      [2, 'teen'],
      [3, 'quiet'],
    ]);
    expect(rows.map(({ chariteer }) => chariteer?.nameFirst)).toEqual([
      'Rosa',
      expect.any(String),
      expect.any(String),
    ]);
  });

  it('who may not read names always is told of nobody young, in no row either [SAF-04, DEC-75]', async () => {
    const { data } = await list('captains');
    const rows = data?.questWaitingList ?? [];
    expect(rows.map(({ position, chariteer }) => [position, chariteer?.username])).toEqual([
      [1, 'volunteer'],
      [2, 'quiet'],
    ]);
    expect(rows.map(({ chariteer }) => chariteer?.nameFirst ?? null)).toEqual([null, null]);
  });

  it.each([
    ['volunteer', 'FORBIDDEN'],
    ['boardmembers', 'FORBIDDEN'],
    ['trustedminors', 'FORBIDDEN'],
    [null, 'NOT_LOGGED_IN'],
  ] as const)('%s does not: %s [WAI-10: API]', async (as, code) => {
    expect((await list(as)).code).toBe(code);
    if (as === null) return;
    expect((await offer('quiet', as)).code).toBe(code);
    expect((await takeOff('quiet', as)).code).toBe(code);
    if (as !== 'volunteer') return;
    expect((await setOpen(false, as)).code).toBe(code);
  });

  it('offer a place out of turn, and that is written down [WAI-10: API]', async () => {
    expect((await offer('quiet')).code).toBe('NO_PLACE_TO_OFFER');
    await free();
    expect((await offer('quiet')).data?.offerPlace).toMatchObject({
      position: 3,
      offerEndsAt: new Date(world.clock.now() + 12 * HOUR_MS).toISOString(),
    });
    expect((await offer('quiet')).code).toBeUndefined();
    expect(await offers(world)).toEqual([{ chariteerId: 'quiet', state: 'standing' }]);
    expect(await places(world)).toEqual({ taken: 1, held: 1, waiting: 3 });
    expect(await audited()).toEqual([entry('place-offered')]);
    expect((await take(world, 'quiet')).code).toBeUndefined();
  });

  it('offer none to who does not wait, or whom the gate refuses [WAI-10: API]', async () => {
    await free();
    expect((await offer('guildadmin')).code).toBe('NOT_WAITING');
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ prerequisiteMinutes: 60 }).where(eq(quest.id, 'full'));
    });
    expect((await offer('quiet')).code).toBe('NOT_ENOUGH_HOURS');
    expect(await audited()).toEqual([]);
  });

  it('give one the place that is held for the whole list [WAI-10: API]', async () => {
    await world.store.write(async (tx) => {
      const startedAt = world.clock.now() + HOUR_MS / 2;
      await tx
        .update(quest)
        .set({ startedAt, endedAt: startedAt + HOUR_MS })
        .where(eq(quest.id, 'full'));
    });
    await bailOut(world);
    expect((await offer('quiet')).code).toBeUndefined();
    expect(await offers(world)).toEqual([
      { chariteerId: null, state: 'withdrawn' },
      { chariteerId: 'quiet', state: 'standing' },
    ]);
    expect((await take(world, 'volunteer')).code).toBe('OFFER_ENDED');
  });

  it('take people off; what is held for them goes on [WAI-10: API]', async () => {
    await bailOut(world);
    expect((await takeOff('volunteer')).data?.takeOffWaitingList).toBe(true);
    expect((await takeOff('volunteer')).data?.takeOffWaitingList).toBe(false);
    expect(await listed(world)).toEqual(['teen', 'quiet']);
    expect(await offers(world)).toMatchObject([
      { state: 'withdrawn' },
      { chariteerId: 'teen', state: 'standing' },
    ]);
    expect(await audited()).toEqual([entry('waiting-taken-off')]);
  });

  it('close it to further people, and open it again [WAI-10: API]', async () => {
    expect((await setOpen(false)).data?.setWaitingList.isWaitingListOpen).toBe(false);
    await setOpen(false);
    expect((await join(world, 'guildadmin')).code).toBe('WAITING_LIST_CLOSED');
    expect(await seen(world, 'guildadmin')).toMatchObject({
      isWaitingListOpen: false,
      canJoinWaitingList: false,
    });
    await bailOut(world);
    expect(await offers(world)).toMatchObject([{ chariteerId: 'volunteer' }]);
    await setOpen(true);
    await leave(world, 'teen');
    expect((await join(world, 'guildadmin')).code).toBeUndefined();
    expect(await audited()).toEqual([entry('waiting-list-closed'), entry('waiting-list-opened')]);
  });
});
