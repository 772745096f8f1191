import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readSubjects } from '#api/reads/sign-up/read-subjects.ts';
import { holdPlace } from '#api/verbs/holds/hold-place.ts';
import { sweepHolds } from '#api/verbs/holds/lapse-holds.ts';
import { type JoinedQuest, signUpByJoining } from '#api/verbs/joining/sign-up-by-joining.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Store } from '#db/store.ts';
import type { World } from './world.ts';

type Place = Pick<World, 'store' | 'config' | 'clock'>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Browser = { browser?: string; address?: string; network?: string; questId?: string };

/** What a code that was sent brings about: minutes for which the place is held; null: the page goes on without. */
export async function hold(
  { store, config, clock }: Place,
  { browser = 'a', address = browser, network = '203.0.113.1', questId = 'full' }: Browser = {},
): Promise<number | null> {
  const now = clock.now();
  const holder = {
    ...{ questId, networkAddress: network },
    browserHash: hashOf(browser),
    addressKey: hashOf(`${address}@demo.example`),
  };
  const endsAt = await store.write((tx) => holdPlace(tx, { now, config }, holder));
  return endsAt === null ? null : (endsAt - now) / 60_000;
}

type Finishing = {
  person: string;
  browser?: string;
  questId?: string;
  isNew?: boolean;
  inviterId?: string | null;
};

/** Tells who a browser's person is and completes their sign-up. */
export async function finish(
  { store, config, clock }: Place,
  { person, browser = 'a', questId = 'full', isNew = true, inviterId = null }: Finishing,
): Promise<JoinedQuest> {
  const now = clock.now();
  return store.write(async (tx) => {
    const subject = (await readSubjects(tx, { ids: [person], providerId: '1', now })).get(person);
    if (!subject) throw new Error(`${person} is nobody`);
    const entering = { questId, browserHash: hashOf(browser), inviterId, isNew };
    return signUpByJoining(tx, { now, config }, subject, entering);
  });
}

/** What the worker does with holds at this instant. */
export async function lapse({ store, config, clock }: Place): Promise<void> {
  while (await sweepHolds(store, { now: clock.now(), config })) {
    // There was more.
  }
}

/** The holds of a quest in the order in which they were made. */
export async function holds(store: Store, questId = 'full') {
  const { reason, chariteerId, endsAt } = placeHold;
  return store.read
    .select({ reason, chariteerId, endsAt })
    .from(placeHold)
    .where(eq(placeHold.questId, questId))
    .orderBy(placeHold.heldAt, placeHold.id);
}
