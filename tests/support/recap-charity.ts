import { rebuildRecap } from '#api/recaps/recaps/rebuild-recap.ts';
import { insertVolunteer, insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest, type Quest } from '#db/factories/insert-quest.ts';
import type { Db } from '#db/store.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { GUILD_ID } from './cast.ts';
import { HOUR_MS } from './upcoming-quest.ts';

const MINUTE_MS = 60_000;

/** Names in an order that is none of the ids. */
const PEOPLE = {
  ann: ['Ann', 'Young'],
  bob: ['Bob', 'Xu'],
  cat: ['Cat', 'Walsh'],
  dan: ['Dan', 'Vega'],
  eve: ['Eve', 'Usher'],
} as const;
type Person = keyof typeof PEOPLE | 'gone';

/** Quests by id: day and clock of the start in New York, hours, and what differs from a published shift of charity 1. */
const QUESTS: Record<string, [day: string, clock: string, hours: number, Partial<Quest>?]> = {
  september: ['2026-09-05', '10:00', 3],
  october: ['2026-10-10', '10:00', 3],
  // November 1 by UTC.
  halloween: ['2026-10-31', '20:30', 3],
  early: ['2026-11-03', '10:00', 3],
  late: ['2026-11-10', '18:00', 2],
  meal: ['2026-11-12', '12:00', 1, { eventType: 'SUPPLY-REQUEST' }],
  cancelled: ['2026-11-13', '10:00', 3, { publishingStatus: 'Cancelled' }],
  draft: ['2026-11-20', '10:00', 3, { publishingStatus: 'Draft' }],
  elsewhere: ['2026-11-03', '10:00', 5, { providerId: '2' }],
};

/** Every sign-up that charity 1 ever had, and one of charity 2: minutes attended, or what became of it. */
const SIGN_UPS: readonly [
  questId: string,
  person: Person,
  outcome: number | 'absent' | 'booted' | 'nothing' | { bailedHoursBefore: number },
][] = [
  ['september', 'ann', 180],
  ['october', 'ann', 180],
  ['october', 'bob', 120],
  ['october', 'eve', 'absent'],
  ['halloween', 'cat', 180],
  ['early', 'ann', 180],
  ['early', 'dan', 60],
  ['early', 'bob', 'absent'],
  ['early', 'cat', { bailedHoursBefore: 30 }],
  ['early', 'eve', { bailedHoursBefore: 5 }],
  ['late', 'ann', 120],
  ['late', 'dan', 120],
  ['late', 'gone', 90],
  ['late', 'bob', 'booted'],
  ['late', 'cat', 'nothing'],
  ['late', 'eve', { bailedHoursBefore: 24 }],
  ['cancelled', 'ann', { bailedHoursBefore: 2 }],
  ['elsewhere', 'bob', 300],
];

/** A small charity with a history of three months, all of it in the tables above. */
export async function seedRecapCharity(tx: Db): Promise<void> {
  for (const [id, [nameFirst, nameLast]] of Object.entries(PEOPLE)) {
    await insertVolunteer(tx, { account: { id, username: id, nameFirst, nameLast } });
  }
  const nobody = { username: null, emailAddress: null, phoneNumber: null, dateOfBirth: null };
  const nameless = {
    nameFirst: null,
    nameLast: null,
    emergencyContactName: null,
    emergencyContactNumber: null,
  };
  await insertVolunteerRow(tx, {
    id: 'gone',
    ...nobody,
    ...nameless,
    removedAt: instantOf('2026-11-12', '09:00'),
  });
  for (const [id, [day, clock, hours, values]] of Object.entries(QUESTS)) {
    const startedAt = instantOf(day, clock);
    const times = { startedAt, endedAt: startedAt + hours * HOUR_MS };
    await insertQuest(tx, { id, providerId: '1', ...times, ...values });
  }
  for (const signUp of SIGN_UPS) await seedSignUp(tx, ...signUp);
  // A reservation, released an hour before the start.
  const startedAt = startOf('late');
  const reservation = { questId: 'late', chariteerId: 'managers', guildId: GUILD_ID };
  await insertContract(tx, { ...reservation, abandonedAt: startedAt - HOUR_MS });
  await rebuildRecap(tx);
}

function startOf(questId: string): number {
  const [day, clock] = QUESTS[questId] ?? [];
  if (!day || !clock) throw new Error(`No quest ${questId}`);
  return instantOf(day, clock);
}

async function seedSignUp(tx: Db, ...[questId, chariteerId, outcome]: (typeof SIGN_UPS)[number]) {
  const startedAt = startOf(questId);
  const signUp = { questId, chariteerId, claimedAt: startedAt - 240 * HOUR_MS };
  if (outcome === 'nothing') await insertContract(tx, signUp);
  else if (outcome === 'absent') await insertContract(tx, { ...signUp, status: 'Absent' });
  else if (outcome === 'booted')
    await insertContract(tx, { ...signUp, status: 'Booted', abandonedAt: startedAt - HOUR_MS });
  else if (typeof outcome === 'object') {
    await insertContract(tx, { ...signUp, abandonedAt: startedAt - outcome.bailedHoursBefore * HOUR_MS });
  } else {
    const times = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + outcome * MINUTE_MS };
    await insertContract(tx, { ...signUp, status: 'Present', ...times });
  }
}
