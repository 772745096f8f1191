import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument } from '#db/factories/insert-document.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import type { NewcomerStart } from '#domain/sign-up/newcomer-start.ts';
import { refusalOf, VERDICTS, type Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { entered, finishJoining, STRANGER, startJoining } from '../support/joining.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Change = Parameters<typeof upcomingQuest>[1];
type Case = {
  quest?: Change;
  more?: (tx: Db) => Promise<unknown>;
  /** What a visitor can begin with; none: the quest does not exist for them. */
  start: NewcomerStart | null;
  /** What the page tells before anything begins, where the sign-up depends on who it turns out to be. */
  told?: Verdict;
  /** What is asked on the next page, while the spot is held. */
  asked?: ErrorCode;
  /** What joining is refused with, where it is not the gate's; null: it goes on without the quest. */
  refusal?: ErrorCode | null;
};

const reserve = async (tx: Db) => {
  await insertGuild(tx, { id: 'club' });
  await insertContract(tx, { questId: 'q', chariteerId: 'guildadmin', guildId: 'club' });
};
const fill = (tx: Db) => insertContract(tx, { questId: 'q', chariteerId: 'gold' });
const train = async (tx: Db) => {
  await insertTraining(tx, { id: 'safety', estimatedTime: 60 });
  await tx.insert(questRequiredOrientation).values({ questId: 'q', templateId: 'safety' });
};
const closeList = (tx: Db) => tx.update(quest).set({ isWaitingListClosed: true }).where(eq(quest.id, 'q'));
const demandRecord = (tx: Db) =>
  tx.update(provider).set({ demandsFullRecord: true }).where(eq(provider.id, '1'));
/** Refusals that only someone can meet who is known already: a newcomer is none of them. */
const OF_KNOWN_PEOPLE = 'of known people';

/** Every refusal of the gate, as a visitor meets it. */
const REFUSALS: Readonly<Record<Verdict, readonly Case[] | typeof OF_KNOWN_PEOPLE>> = {
  LOG_IN: [{ start: 'SIGN_UP' }],
  TEMPLATE: [{ quest: { publishingStatus: 'Template' }, start: null, refusal: null }],
  CANCELLED: [{ quest: { publishingStatus: 'Cancelled', announcedAt: TEST_NOW - DAY_MS }, start: null }],
  OVER: [{ quest: { startedAt: TEST_NOW - 4 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS }, start: 'NOTHING' }],
  RESERVED: [
    { more: reserve, start: 'GUILD_CODE' },
    {
      quest: { resourceMaxNumber: 1 },
      more: async (tx) => {
        await reserve(tx);
        await fill(tx);
        await closeList(tx);
      },
      start: 'OTHER_DATES',
    },
  ],
  FULL: [
    { quest: { resourceMaxNumber: 1 }, more: fill, start: 'WAITLIST' },
    {
      quest: { resourceMaxNumber: 1 },
      more: async (tx) => {
        await fill(tx);
        await closeList(tx);
      },
      start: 'OTHER_DATES',
    },
    {
      quest: { resourceMaxNumber: 1, startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS },
      more: fill,
      start: 'OTHER_DATES',
    },
  ],
  NOT_ENOUGH_HOURS: [{ quest: { prerequisiteMinutes: 1200 }, start: 'OTHER_QUESTS' }],
  TRAINING_REQUIRED: [
    { more: train, start: 'TRAINING' },
    {
      quest: { resourceMaxNumber: 1 },
      more: async (tx) => {
        await train(tx);
        await fill(tx);
      },
      start: 'TRAINING',
      refusal: 'QUEST_FULL',
    },
  ],
  TOO_YOUNG: [
    {
      more: (tx) => setAgePolicy(tx, { supervisedAge: 21, soloAge: 21, maxAge: 100 }),
      start: 'SIGN_UP',
      told: 'TOO_YOUNG',
    },
  ],
  TOO_OLD: [
    {
      more: (tx) => setAgePolicy(tx, { supervisedAge: 0, soloAge: 1, maxAge: 50 }),
      start: 'SIGN_UP',
      told: 'TOO_OLD',
    },
  ],
  CREDENTIAL_REQUIRED: [
    {
      more: (tx) => tx.insert(checkRequirement).values({ questId: 'q', kind: 'backgroundCheck' }),
      start: 'OTHER_QUESTS',
    },
  ],
  DOCUMENT_REQUIRED: [
    { more: insertDocument, start: 'SIGN_UP', told: 'DOCUMENT_REQUIRED', asked: 'DOCUMENT_REQUIRED' },
  ],
  RECORD_INCOMPLETE: [
    { more: demandRecord, start: 'SIGN_UP', told: 'RECORD_INCOMPLETE', asked: 'RECORD_INCOMPLETE' },
  ],
  SIGNED_UP: OF_KNOWN_PEOPLE,
  NO_VOLUNTEER_RECORD: OF_KNOWN_PEOPLE,
  BANNED: OF_KNOWN_PEOPLE,
  GUARDIAN_PENDING: OF_KNOWN_PEOPLE,
  GUARDIAN_CONSENT_MISSING: OF_KNOWN_PEOPLE,
  HYBRID_ROLE: [{ quest: { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null }, start: 'SIGN_UP' }],
  SUPPLY_REQUEST: [{ quest: { eventType: 'SUPPLY-REQUEST' }, start: 'SIGN_UP', asked: 'BAD_USER_INPUT' }],
  WITH_SUPERVISION: OF_KNOWN_PEOPLE,
  OPEN: [{ start: 'SIGN_UP' }],
};

const CASES = VERDICTS.flatMap((verdict) => {
  const cases = REFUSALS[verdict];
  return cases === OF_KNOWN_PEOPLE ? [] : cases.map((one) => ({ verdict, ...one }));
});

type Seen = { quest: { viewerVerdict: { newcomerStart: NewcomerStart; hindrances: Verdict[] } } | null };
const seen = async () => {
  const { data } = await world.gql<Seen>(
    '{ quest(id: "q") { viewerVerdict { newcomerStart hindrances } } }',
    {},
    { as: null },
  );
  return data?.quest?.viewerVerdict ?? null;
};

describe('a quest as a visitor begins with it', () => {
  it.each(CASES)('begins nothing that ends in $verdict: $start [JOI-18] [DSC-16]', async (one) => {
    const { quest: change, more, start, told, asked = null, refusal = refusalOf(one.verdict) } = one;
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', agePolicyIndex: 0, ...change });
      await more?.(tx);
    });
    const view = await seen();
    expect(view?.newcomerStart ?? null).toBe(start);
    if (told) expect(view?.hindrances).toContain(told);
    if (start === 'SIGN_UP') {
      const { step } = await finishJoining(world, await entered(world, { questId: 'q' }));
      expect(step?.quest).toMatchObject({ isSignedUp: asked === null, refusalCode: asked });
      return;
    }
    const { code, data } = await startJoining(world, { questId: 'q' });
    if (refusal === null) {
      expect(data?.startJoining.questId, 'joins without what visitors cannot open').toBeNull();
    } else {
      expect(code).toBe(refusal);
      expect(await mailsTo(world, STRANGER)).toEqual([]);
    }
  });
});
