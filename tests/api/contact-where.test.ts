import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createContactLoaders } from '#api/charities/charity-contacts/contact-loaders.ts';
import { isContactOpen } from '#api/rows/contact-where.ts';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { opensContact, type SignUpThere } from '#domain/charities/contact-window.ts';
import { TEST_NOW } from '../support/cast.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';

/** Ends of quests in days from now: round the twelve months to the hour, and round now. */
const ENDS = [-365 - 1 / 24, -365, -30, 0, 30].map((days) => TEST_NOW + days * DAY_MS);
const KINDS = ['OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE'] as const;
const STATUSES = ['Published', 'Cancelled'] as const;
const CLOSED_DAYS_AGO = [null, 820, 900];

type Case = { held: SignUpThere; closedAt: number | null };

/** Every kind of sign-up there can be, each of a person of its own. */
function everyCase(): Case[] {
  const times = [
    ...ENDS.map((endedAt) => ({ startedAt: endedAt - HOUR_MS, endedAt })),
    ...ENDS.map((startedAt) => ({ startedAt, endedAt: null })),
    { startedAt: null, endedAt: null },
  ];
  return KINDS.flatMap((eventType) =>
    times
      .filter(({ startedAt, endedAt }) => isAllowed(eventType, startedAt, endedAt))
      .flatMap((time) =>
        STATUSES.flatMap((publishingStatus) =>
          [null, 'Present' as const].flatMap((status) =>
            CLOSED_DAYS_AGO.flatMap((days) =>
              (status === null ? [null] : [null, TEST_NOW - 1]).map((abandonedAt) => ({
                held: {
                  ...time,
                  eventType,
                  publishingStatus,
                  status,
                  abandonedAt,
                  claimedAt: TEST_NOW - 820 * DAY_MS,
                  actualDepartureAt: status === null ? null : TEST_NOW - 100 * DAY_MS,
                },
                closedAt: days === null ? null : TEST_NOW - days * DAY_MS,
              })),
            ),
          ),
        ),
      ),
  );
}

/** What the table of quests takes: a shift has both times, a meal a start, a role may have none. */
function isAllowed(
  eventType: (typeof KINDS)[number],
  startedAt: number | null,
  endedAt: number | null,
): boolean {
  if (eventType === 'OSV') return startedAt !== null && endedAt !== null;
  return eventType === 'HYBRID-ROLE' || startedAt !== null;
}

/** Inserts all cases with one statement per table, which saves round trips to a remote server. */
async function insertCases(tx: Db, cases: readonly Case[]): Promise<void> {
  const named = cases.map((one, index) => ({ ...one, id: `person${index}` }));
  await tx.insert(chariteer).values(named.map(({ id }) => ({ ...personOf(tx, id), username: id })));
  await tx.insert(quest).values(
    named.map(({ id, held: { eventType, publishingStatus, startedAt, endedAt } }) => {
      return { ...QUEST, id, eventType, publishingStatus, startedAt, endedAt };
    }),
  );
  await tx.insert(contract).values(
    named.map(({ id, held: { claimedAt, abandonedAt, status, actualDepartureAt } }) => {
      const marks = { claimedAt, abandonedAt, status, actualDepartureAt, actualArrivalAt: actualDepartureAt };
      return { ...marks, id, questId: id, chariteerId: id };
    }),
  );
  const closed = named.flatMap(({ id: chariteerId, closedAt }) =>
    closedAt === null ? [] : [{ chariteerId, providerId: 'p', closedAt }],
  );
  await tx.insert(contactClosure).values(closed);
}

function personOf({ cells }: Db, id: string) {
  return {
    id,
    emailAddress: 'ada@demo.example',
    phoneNumber: cells.seal('chariteer.phoneNumber', id, '2015550100'),
    dateOfBirth: '1990-05-17',
    nameFirst: 'Ada',
    nameLast: 'Reed',
    emergencyContactName: cells.seal('chariteer.emergencyContactName', id, 'Charles'),
    emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', id, '2015550101'),
    createdAt: TEST_NOW,
  };
}

const QUEST = {
  providerId: 'p',
  eventTitle: 'Dinner',
  resourceMinNumber: 1,
  resourceDesiredNumber: 1,
  resourceMaxNumber: 1,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
};

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `the rule in SQL says what the rule of the domain says, on ${backend.name} [SAF-07]`,
    async () => {
      const open = await backend.start();
      const store = openStore({ url: open.url, cells: TEST_CELLS });
      const cases = everyCase();
      await store.write(async (tx) => {
        await insertProvider(tx, { id: 'p' });
        await insertCases(tx, cases);
      });
      const { tie } = createContactLoaders({ store, now: TEST_NOW });
      const ties = await tie.loadMany(
        cases.map((_, index) => ({ chariteerId: `person${index}`, providerId: 'p' })),
      );
      const differing = cases.filter(({ held, closedAt }, index) => {
        const found = ties[index];
        if (found === undefined || found instanceof Error) return true;
        const expected = opensContact(held, closedAt, TEST_NOW);
        return found.isContactOpen !== expected || found.isOnQuest !== (held.abandonedAt === null);
      });
      expect(differing).toEqual([]);
      expect(
        cases.filter(({ held, closedAt }) => opensContact(held, closedAt, TEST_NOW)).length,
      ).toBeGreaterThan(50);

      const isOpen = isContactOpen(sql`'person'`, sql`'p'`, TEST_NOW);
      await store.write(async (tx) => {
        await insertVolunteerRow(tx, { id: 'person' });
        const { id: questId } = await insertQuest(tx, { providerId: 'p', startedAt: TEST_NOW + DAY_MS });
        await insertContract(tx, { questId, chariteerId: 'person' });
        const ask = async () => (await tx.select({ isOpen }).from(sql`(SELECT 1)`))[0]?.isOpen;
        expect(await ask()).toBe(1);
        const ban = { id: 'b', providerId: 'p', chariteerId: 'person', createdAt: TEST_NOW };
        await tx.insert(providerBan).values(ban);
        expect(await ask(), 'who was turned away').toBe(0);
      });
      await store.close();
      await open.close();
    },
    60_000,
  );
}
