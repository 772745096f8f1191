import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepPersonMarks } from '#api/attendance/bans/keep-person-marks.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertVolunteer, insertVolunteerRow } from '#db/factories/insert-account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import { allRows } from '../support/all-rows.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { merge, UNDO } from '../support/merged-records.ts';
import { aLife, type Life, live, seedMeetings } from '../support/record-life.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What tells of the merge itself, and places that are on offer meanwhile. */
const ABOUT_IT = ['record_merge', 'message', 'message_words', 'outbox_message', 'caused_mail', 'setting'];

async function rows(): Promise<Record<string, string[]>> {
  const all = await allRows(world.store);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ABOUT_IT.includes(name)));
}

/** Guardians of the two records of a child: one each, both, or the same one. */
const aFamily = fc.tuple(
  fc.constantFrom(['ana'], ['bo'], ['ana', 'bo']),
  fc.constantFrom(['ana'], ['bo'], ['ana', 'bo']),
  fc.constantFrom('given' as const, 'withdrawn' as const),
);

async function twoChildren(
  number: number,
  lives: readonly Life[],
  [ofKept, ofDropped, state]: readonly [readonly string[], readonly string[], 'given' | 'withdrawn'],
): Promise<[string, string]> {
  const ids = [`kid${number}`, `twin${number}`] as const;
  await world.store.write(async (tx) => {
    await seedMeetings(tx, number);
    for (const name of ['ana', 'bo'])
      await insertVolunteer(tx, { account: { id: `${name}${number}`, username: `${name}${number}` } });
    for (const [index, id] of ids.entries()) {
      const born = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01' };
      await insertVolunteerRow(tx, { id, username: id, createdAt: 1_000 - index, ...born });
      const guardians = index === 0 ? ofKept : ofDropped;
      for (const [at, name] of guardians.entries()) {
        const signed = { signedName: `${name} Delmar`, textVersion: '1', createdAt: index * 10 + at };
        await tx
          .insert(childRecord)
          .values({ chariteerId: id, guardianAccountId: `${name}${number}`, ...signed });
      }
      const guardian = { guardianName: 'Ana Delmar', guardianEmail: `${guardians[0]}${number}@demo.example` };
      const endedAt = state === 'given' ? null : 7;
      await tx.insert(guardianConsent).values({
        ...{ id: `consent-${id}`, chariteerId: id, state, consentedAt: 5, endedAt, textVersion: '1' },
        ...sealGuardian(tx.cells, id, guardian),
      });
      const life = lives[index];
      // The withdrawal has freed what was ahead; children belong to no group and have no feed and no choices.
      const own = life && { ...life, ...OF_NO_CHILD, stays: state === 'given' ? life.stays : NO_STAYS };
      if (own) await live(tx, id, own, number);
      const link = { kind: 'standing' as const, createdAt: 1, expiresAt: 2 };
      await tx.insert(guardianLink).values({
        ...{ id: `link-${id}`, chariteerId: id, guardianAccountId: `${guardians[0]}${number}`, ...link },
        tokenHash: id.padEnd(64, 'x'),
      });
      await keepPersonMarks(tx, world.config.dataKey, id);
    }
  });
  return [...ids];
}

const OF_NO_CHILD = {
  memberships: [0, 1].map(() => ({ from: 30, to: null, isIn: false })),
  hasFeed: false,
  wantsNews: null,
} as unknown as Pick<Life, 'memberships' | 'hasFeed' | 'wantsNews'>;
const NO_STAYS = [] as unknown as Life['stays'];

async function twoLives(number: number, lives: readonly Life[]): Promise<[string, string]> {
  const ids = [`kept${number}`, `drop${number}`] as const;
  await world.store.write(async (tx) => {
    await seedMeetings(tx, number);
    for (const [index, id] of ids.entries()) {
      await insertVolunteer(tx, { account: { id, username: id }, chariteer: { createdAt: 1_000 - index } });
      const life = lives[index];
      if (life) await live(tx, id, life, number);
      await keepPersonMarks(tx, world.config.dataKey, id);
    }
  });
  return [...ids];
}

it('whatever two records hold, merged and taken apart they are as before, and the ledger is right at each step [JOI-14: the database]', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(aLife, aLife, async (one, other) => {
      number += 1;
      const [keptId, droppedId] = await twoLives(number, [one, other]);
      await expectLedgerRight(world.store);
      const before = await rows();
      const id = await merge(world, keptId, droppedId);
      await expectLedgerRight(world.store);
      const merged = await rows();
      expect(merged.account?.some((row) => row.includes(`"id":"${droppedId}"`))).toBe(false);
      const undone = await world.gql(UNDO, { id }, { as: 'staff' });
      expect(undone.errors).toBeUndefined();
      await expectLedgerRight(world.store);
      expect(await rows()).toEqual(before);
    }),
    { numRuns: 30, seed: 20_261_123, endOnFailure: true },
  );
}, 120_000);

it('whoever the guardians of two records of a child are, merged and taken apart they are as before [JOI-14: a family, the database]', async () => {
  let number = 1_000;
  /** The question to the first guardian stays, so that no one is asked again. */
  const withoutQuestion = async () => ({ ...(await rows()), merge_request: [] });
  await fc.assert(
    fc.asyncProperty(aLife, aLife, aFamily, async (one, other, family) => {
      number += 1;
      const [keptId, droppedId] = await twoChildren(number, [one, other], family);
      await expectLedgerRight(world.store);
      const before = await withoutQuestion();
      const id = await merge(world, keptId, droppedId).catch((error: Error) => {
        // Where no guardian's consent is valid, there is no one to ask.
        if (!error.message.includes('NOT_MERGED')) throw error;
        return null;
      });
      if (id === null) {
        expect(await withoutQuestion()).toEqual(before);
        return;
      }
      await expectLedgerRight(world.store);
      const held = await world.store.read
        .select()
        .from(childRecord)
        .where(eq(childRecord.chariteerId, keptId));
      expect(new Set(held.map(({ guardianAccountId }) => guardianAccountId))).toEqual(
        new Set([...family[0], ...family[1]].map((name) => `${name}${number}`)),
      );
      expect((await world.gql(UNDO, { id }, { as: 'staff' })).errors).toBeUndefined();
      await expectLedgerRight(world.store);
      expect(await withoutQuestion()).toEqual(before);
    }),
    { numRuns: 20, seed: 20_261_123, endOnFailure: true },
  );
}, 120_000);
