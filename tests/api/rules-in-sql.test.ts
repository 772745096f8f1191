import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reservationWhere from '#api/places/reservations/reservation-where.ts';
import * as ageWhere from '#api/rows/age-where.ts';
import { hasGoodConsent } from '#api/rows/child-where.ts';
import * as clashWhere from '#api/rows/clash-where.ts';
import * as contactEmailWhere from '#api/rows/contact-email-where.ts';
import * as contractWhere from '#api/rows/contract-where.ts';
import * as recapWhere from '#api/rows/contract-where.ts';
import * as questWhere from '#api/rows/quest-where.ts';
import * as orientationWhere from '#api/rows/training-where.ts';
import * as chariteerWhere from '#api/rows/volunteer-where.ts';
import { openStore } from '#db/open-store.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { orientation } from '#db/schema/orientation.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Store } from '#db/store.ts';
import { isStillThere } from '#domain/accounts/account-removal.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { questAge } from '#domain/ages/quest-age.ts';
import { isConsentGood } from '#domain/guardians/consent-standing.ts';
import { firstAddress } from '#domain/identity/mail-address.ts';
import { hasStarted, isAhead, isFull, isOver } from '#domain/quests/quest-status.ts';
import { recapInstant, recapOutcome } from '#domain/recaps/recap.ts';
import { standingOfRequest } from '#domain/reservations/reservation-request.ts';
import {
  isActive,
  isActiveReservation,
  isActiveSignUp,
  isSignUp,
} from '#domain/sign-up/contract-standing.ts';
import { isClashing } from '#domain/sign-up/time-clash.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { isFulfilled } from '#domain/trainings/record-status.ts';
import { TEST_NOW as NOW } from '../support/cast.ts';
import { type Drawn, drawCases, insertCases, recordsOf } from '../support/drawn-rows.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';

/** The record that counts among several of one training, in plain words: the product asks SQL alone. */
function latestRecord<Row extends { startedAt: number }>(records: readonly Row[]): Row | undefined {
  return records.toSorted((a, b) => a.startedAt - b.startedAt).at(-1);
}

const CASES = drawCases(150);

type Rule = { title: string; sql: SQL | undefined; domain: (one: Drawn) => boolean };
const rule = (title: string, condition: SQL | undefined, domain: Rule['domain']): Rule => {
  return { title, sql: condition, domain };
};

const heldBy = ({ contract: { isOfGuild, ...drawn } }: Drawn) => ({
  ...drawn,
  guildId: isOfGuild ? 'g' : null,
});
/** Outcome of a contract as a recap reads it; a guild's reservation isn't a sign-up. */
const outcomeOf = ({
  contract: signUp,
  quest: { startedAt, publishingStatus },
  person: { removedAt },
}: Drawn) =>
  signUp.isOfGuild
    ? null
    : recapOutcome({
        ...signUp,
        startedAt,
        publishingStatus,
        removedAt,
        abandonReason: null,
        creditedUntil: null,
        handedToId: null,
        providerId: '',
        chariteerId: '',
      });
const bornOn = ({ person }: Drawn) => (isStillThere(person) ? person.dateOfBirth : null);
const standingOf = ({ request, quest: asked }: Drawn) => standingOfRequest({ ...request, quest: asked }, NOW);

/** When another quest is, with both ends where a rule turns. */
const WANTED = [
  { from: NOW - HOUR_MS, until: NOW + HOUR_MS },
  { from: NOW, until: NOW + 3 * HOUR_MS },
  { from: NOW + HOUR_MS, until: NOW + 20 * DAY_MS },
];

/** Each over one row a case: a quest with its contract, person, training and request. */
const RULES: Rule[] = [
  rule('a quest is over [QST-01]', questWhere.isOver(NOW), (one) => isOver(one.quest, NOW)),
  rule('a quest is not over', questWhere.isNotOver(NOW), (one) => !isOver(one.quest, NOW)),
  rule('a quest has started', questWhere.hasStarted(NOW), (one) => hasStarted(one.quest, NOW)),
  rule('a quest has not started', questWhere.hasNotStarted(NOW), (one) => !hasStarted(one.quest, NOW)),
  rule('a quest is ahead', questWhere.isAhead(NOW), (one) => isAhead(one.quest, NOW)),
  rule('a quest is full', questWhere.isFull, (one) => isFull(one.quest)),
  rule('a contract stands', contractWhere.isActive(), (one) => isActive(heldBy(one))),
  rule('a contract is a sign-up', contractWhere.isSignUp(), (one) => isSignUp(heldBy(one))),
  rule('a sign-up stands', contractWhere.isActiveSignUp(), (one) => isActiveSignUp(heldBy(one))),
  rule('a reservation stands', contractWhere.isActiveReservation(), (one) =>
    isActiveReservation(heldBy(one)),
  ),
  ...WANTED.map((wanted) =>
    rule(
      `a place is in the way of another quest from ${wanted.from} until ${wanted.until} [WAI-15]`,
      clashWhere.isClashing(
        { questId: sql`'elsewhere'`, from: sql`${wanted.from}`, until: sql`${wanted.until}` },
        sql`${NOW}`,
      ),
      ({ id: questId, quest: held, contract: place }) =>
        isClashing({ ...place, ...held, questId }, { questId: 'elsewhere', span: wanted }, NOW),
    ),
  ),
  rule('a sign-up was served', recapWhere.isServed, (one) => outcomeOf(one) === 'served'),
  rule('a person is still there', chariteerWhere.isStillThere(), (one) => isStillThere(one.person)),
  rule('a person is gone', chariteerWhere.isGone(), (one) => !isStillThere(one.person)),
  rule('a person is young today', chariteerWhere.isYoung(NOW), (one) => isYoungOn(bornOn(one), NOW)),
  ...[17, 18].map((age) =>
    rule(
      `a person is ${age} on the quest’s day [DEC-68]`,
      sql`coalesce(${ageWhere.questAge(NOW)}, 0) >= ${age}`,
      (one) => (questAge(bornOn(one), one.quest, NOW) ?? 0) >= age,
    ),
  ),
  rule('a training is fulfilled [SAF-14, ORI-04]', orientationWhere.isFulfilled('orientation', NOW), (one) =>
    isFulfilled(one.training, NOW),
  ),
  ...[null, NOW - 1, NOW, NOW + 1].map((startsAt) =>
    rule(`a consent opens what starts at ${startsAt}`, hasGoodConsent(chariteer.id, startsAt), (one) =>
      isConsentGood(one.consent, startsAt),
    ),
  ),
  rule('a request waits or begins with publishing', reservationWhere.isOpenRequest(NOW), (one) =>
    ['AT_PUBLISHING', 'WAITING'].includes(standingOf(one)),
  ),
];

for (const backend of BACKENDS) {
  describe.skipIf(backend.isMissing)(`the rule in SQL and the rule of the domain, on ${backend.name}`, () => {
    let open: OpenBackend;
    let store: Store;
    beforeAll(async () => {
      open = await backend.start();
      store = openStore({ url: open.url, cells: TEST_CELLS });
      await store.write((tx) => insertCases(tx, CASES));
    });
    afterAll(async () => {
      await store.close();
      await open.close();
    });

    const selectAll = () =>
      store.read
        .select({
          id: quest.id,
          instant: recapWhere.recapInstant,
          mayCount: sql<number>`${recapWhere.mayCount}`,
        })
        .from(quest)
        .innerJoin(contract, eq(contract.id, quest.id))
        .innerJoin(chariteer, eq(chariteer.id, quest.id))
        .innerJoin(orientation, eq(orientation.id, quest.id))
        .innerJoin(reservationRequest, eq(reservationRequest.id, quest.id))
        .$dynamic();

    it.each(RULES)('$title', async ({ sql: condition, domain }) => {
      const found = new Set((await selectAll().where(condition)).map(({ id }) => id));
      expect(CASES.filter((one) => domain(one) !== found.has(one.id))).toEqual([]);
      expect(found.size, 'some and not all').toBeGreaterThan(0);
      expect(found.size, 'some and not all').toBeLessThan(CASES.length);
    });

    it('days of New York begin and end at the same instants, in every hour of a year [DEC-68]', async () => {
      const hours = Array.from(
        { length: 2 * 366 * 24 },
        (_, index) => Date.parse('2026-01-01') + index * HOUR_MS,
      );
      const instants = hours.flatMap((hour) => [hour - 1, hour]);
      const [row] = await store.read
        .select({
          days: sql<string>`(SELECT json_group_array(${ageWhere.newYorkDayNumber(sql`value`)})
            FROM json_each(${JSON.stringify(instants)}))`,
        })
        .from(chariteer)
        .limit(1);
      const days = instants.map((instant) => Number(newYorkDay(instant).replaceAll('-', '')));
      expect(JSON.parse(row?.days ?? '[]')).toEqual(days);
    });

    it('a sign-up counts to the same instant, and none that counts as something is left out', async () => {
      const rows = new Map((await selectAll()).map((row) => [row.id, row]));
      const differing = CASES.filter((one) => {
        const row = rows.get(one.id);
        const instant = recapInstant({ ...one.contract, startedAt: one.quest.startedAt });
        return row?.instant !== instant || (outcomeOf(one) !== null && row.mayCount !== 1);
      });
      expect(differing).toEqual([]);
    });

    it('of the records of a training the newest counts', async () => {
      const { id, chariteerId, templateId } = orientation;
      const isLatest = eq(id, orientationWhere.latestRecordOf(sql`${chariteerId}`, sql`${templateId}`));
      const rows = await store.read.select({ id }).from(orientation).where(isLatest);
      const expected = CASES.map((one) => latestRecord(recordsOf(one))?.id);
      expect(rows.map((row) => row.id).sort()).toEqual(expected.sort());
    });

    it('the address at the lowest position is the one that counts [ENT-39]', async () => {
      const rows = await store.read
        .select({ id: contactEmail.id, accountId: account.id })
        .from(contactEmail)
        .innerJoin(account, eq(account.id, contactEmail.accountId))
        .where(contactEmailWhere.isFirstAddress());
      const found = rows.map(({ id }) => id).filter((id) => id.startsWith('case'));
      const expected = CASES.map(({ id, positions }) => {
        return `${id}-${firstAddress(positions.map((position) => ({ position })))?.position}`;
      });
      expect(found.sort()).toEqual(expected.sort());
    });
  });
}
