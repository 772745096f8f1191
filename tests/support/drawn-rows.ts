import fc from 'fast-check';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { orientation } from '#db/schema/orientation.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { CONTRACT_STATUSES } from '#domain/attendance/attendance.ts';
import { CONSENT_STATES } from '#domain/guardians/consent-standing.ts';
import { EVENT_TYPES, PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import {
  OPEN_REQUEST_STATUSES,
  REQUEST_LIFETIME_MS,
  REQUEST_STATUSES,
} from '#domain/reservations/reservation-request.ts';
import { FULFILMENTS, RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { TEST_NOW } from './cast.ts';
import { DAY_MS, HOUR_MS } from './upcoming-quest.ts';

/*
 * Rows drawn by fast-check from all that the tables take, most of them near where a rule turns: now and the instants
 * beside it. The seed is fixed, so every run draws the same.
 */

const SEED = 20_261_122;
const LONG_AGO = TEST_NOW - 400 * DAY_MS;

const edge = fc.constantFrom(-1, 0, 1);
const around = (...centres: number[]) =>
  fc.tuple(fc.constantFrom(...centres), edge).map(([centre, off]) => centre + off);
const instant = fc.oneof(
  around(TEST_NOW),
  around(TEST_NOW - HOUR_MS, TEST_NOW + HOUR_MS),
  fc.integer({ min: LONG_AGO, max: TEST_NOW + 90 * DAY_MS }),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });

const aQuest = fc
  .record({
    eventType: fc.constantFrom(...EVENT_TYPES),
    publishingStatus: fc.constantFrom(...PUBLISHING_STATUSES),
    startedAt: maybe(instant),
    lengthMs: maybe(fc.constantFrom(HOUR_MS, 3 * HOUR_MS)),
    resourceMaxNumber: fc.constantFrom(1, 2),
    takenCount: fc.nat(3),
    flexibleMinimumTime: maybe(fc.constant(30)),
  })
  .map(({ lengthMs, ...drawn }) => ({ ...drawn, endedAt: endOf(drawn.startedAt, lengthMs) }))
  .filter(
    ({ startedAt, eventType, publishingStatus }) =>
      startedAt !== null || eventType === 'HYBRID-ROLE' || publishingStatus === 'Template',
  );

const endOf = (startedAt: number | null, lengthMs: number | null) =>
  startedAt === null || lengthMs === null ? null : startedAt + lengthMs;

const aContract = fc
  .record({
    isOfGuild: fc.boolean(),
    claimedAt: instant,
    abandonedAt: maybe(instant),
    status: maybe(fc.constantFrom(...CONTRACT_STATUSES)),
    actualArrivalAt: maybe(instant),
    actualDepartureAt: fc.constant(null),
    expectedArrivalAt: maybe(instant),
    stayMs: maybe(fc.constantFrom(HOUR_MS / 2, HOUR_MS)),
  })
  .map(({ stayMs, ...drawn }) => ({ ...drawn, expectedDepartureAt: endOf(drawn.expectedArrivalAt, stayMs) }))
  .filter(({ status, abandonedAt }) => status !== 'Booted' || abandonedAt !== null)
  .filter(
    ({ status, actualArrivalAt }) =>
      (status !== 'Absent' && status !== 'Excused') || actualArrivalAt === null,
  );

/** Days of birth round the eighteenth birthday, and far from it. */
const birthDay = fc.constantFrom(
  '2008-11-15',
  '2008-11-16',
  '2008-11-17',
  '2008-02-29',
  '1990-05-17',
  '2013-01-01',
);

const aPerson = fc.record({ dateOfBirth: birthDay, removedAt: maybe(instant) });

const aTraining = fc.record({
  resolution: fc.constantFrom(...RESOLUTIONS),
  fulfilledBy: fc.constantFrom(...FULFILMENTS),
  expiredAt: maybe(instant),
});

const aConsent = fc.record({ state: fc.constantFrom(...CONSENT_STATES), tickUntil: maybe(instant) });

const aRequest = fc.record({
  status: fc.constantFrom(...REQUEST_STATUSES),
  askedAt: around(TEST_NOW - REQUEST_LIFETIME_MS, TEST_NOW - DAY_MS),
});

/** When someone applied for the same training at other times. */
const otherStarts = fc.uniqueArray(around(TEST_NOW - HOUR_MS, TEST_NOW + HOUR_MS), { maxLength: 3 });

const positions = fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 });

const aCase = fc.record({
  quest: aQuest,
  contract: aContract,
  person: aPerson,
  training: aTraining,
  consent: aConsent,
  request: aRequest,
  otherStarts,
  positions,
});
type DrawnCase = typeof aCase extends fc.Arbitrary<infer Case> ? Case : never;

/** Person with one sign-up or reservation, training, consent, request and addresses, each on its own quest. */
export type Drawn = DrawnCase & { id: string };

/** Draws a number of cases, the same on every run. */
export function drawCases(count: number): Drawn[] {
  return fc
    .sample(aCase, { seed: SEED, numRuns: count })
    .map((drawn, index) => ({ ...drawn, id: `case${index}` }));
}

/** Writes the cases with what they lean on, a statement a table. Every row has the id of its case. */
export async function insertCases(tx: Db, cases: readonly Drawn[]): Promise<void> {
  const { id: providerId } = await insertProvider(tx);
  const { id: templateId } = await insertTraining(tx, { providerId });
  const { id: guildId } = await insertGuild(tx);
  await tx.insert(chariteer).values(cases.map((one) => personOf(tx, one)));
  await tx.insert(account).values(cases.map(accountOf));
  await tx.insert(contactEmail).values(cases.flatMap(addressesOf));
  await tx.insert(quest).values(cases.map((one) => ({ ...one.quest, ...QUEST, id: one.id, providerId })));
  await tx.insert(contract).values(
    cases.map(({ id, contract: { isOfGuild, ...drawn } }) => {
      return { ...drawn, id, questId: id, chariteerId: id, guildId: isOfGuild ? guildId : null };
    }),
  );
  const ofTraining = { providerId, templateId, name: 'Training' };
  await tx
    .insert(orientation)
    .values(cases.flatMap(recordsOf).map((record) => ({ ...record, ...ofTraining })));
  await tx.insert(guardianConsent).values(cases.map((one) => consentOf(tx, one)));
  await tx.insert(reservationRequest).values(cases.map((one) => requestOf(one, guildId)));
}

const QUEST = {
  eventTitle: 'Dinner',
  resourceMinNumber: 1,
  resourceDesiredNumber: 1,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
};

/** Volunteer of a case; a removed one has no personal data. */
function personOf({ cells }: Db, { id, person: { dateOfBirth, removedAt } }: Drawn) {
  const kept = { id, removedAt, createdAt: TEST_NOW };
  if (removedAt !== null) return kept;
  const names = { username: id, nameFirst: 'Ada', nameLast: 'Reed' };
  const reached = {
    emailAddress: addressOf(id),
    phoneNumber: cells.seal('chariteer.phoneNumber', id, '2015550100'),
  };
  const emergency = {
    emergencyContactName: cells.seal('chariteer.emergencyContactName', id, 'Charles'),
    emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', id, '2015550101'),
  };
  return { ...kept, ...names, ...reached, ...emergency, dateOfBirth };
}

function accountOf({ id }: Drawn) {
  const names = { displayName: id, username: id, usernameKey: id };
  const address = { email: addressOf(id), emailKey: addressOf(id) };
  return { id, ...names, ...address, accountType: 'Chariteer' as const, entityId: id, createdAt: TEST_NOW };
}

function addressesOf({ id: accountId, positions: drawn }: Drawn) {
  return drawn.map((position) => {
    return { id: `${accountId}-${position}`, accountId, position, emailAddress: addressOf(accountId) };
  });
}

/** All records of the person, of which the drawn one begins now. */
export function recordsOf({ id, training, otherStarts: others }: Drawn) {
  const record = { ...training, chariteerId: id };
  const more = others.map((startedAt) => ({ ...record, id: `${id}-${startedAt}`, startedAt }));
  return [{ ...record, id, startedAt: TEST_NOW }, ...more];
}

function consentOf({ cells }: Db, { id, consent }: Drawn) {
  const guardian = sealGuardian(cells, id, { guardianName: 'Ida Reed', guardianEmail: addressOf(id) });
  const signedName = cells.seal('guardian_consent.signedName', id, 'Ida Reed');
  const given = consent.state === 'given' ? { consentedAt: TEST_NOW, signedName } : {};
  const endedAt = consent.state === 'refused' || consent.state === 'withdrawn' ? TEST_NOW : null;
  return { ...consent, ...guardian, ...given, endedAt, id, chariteerId: id, textVersion: '1' };
}

function requestOf({ id, request }: Drawn, guildId: string) {
  const isOpen = (OPEN_REQUEST_STATUSES as readonly string[]).includes(request.status);
  const decidedAt = isOpen ? null : TEST_NOW;
  return { ...request, id, questId: id, guildId, askedById: id, createdAt: TEST_NOW, decidedAt };
}

const addressOf = (id: string) => `${id}@demo.example`;
