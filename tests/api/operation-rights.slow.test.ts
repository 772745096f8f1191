import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { quest } from '#db/schema/quest.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import {
  MUTATION_RIGHTS,
  QUERY_RIGHTS,
  type Right,
  SUBJECTS,
  type SubjectName,
} from '../support/operation-rights.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SIDES = { own: '1', foreign: '3' } as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertVolunteer(tx, { account: { id: 'outsider', username: 'outsider' } });
    await insertMembership(tx, { groupId: 'group-2', accountId: 'outsider', roleId: 'managers' });
    const young = { id: 'youngmanager', username: 'youngmanager', dateOfBirth: '2010-05-17' };
    await insertVolunteer(tx, { account: young });
    await insertMembership(tx, { groupId: 'group-1', accountId: 'youngmanager', roleId: 'managers' });
    await seedSide(tx, 'own', SIDES.own);
    await seedSide(tx, 'foreign', SIDES.foreign);
  });
});
afterAll(() => world.close());

async function seedSide(tx: Db, side: string, providerId: string) {
  await upcomingQuest(tx, { id: `quest-${side}`, providerId });
  await upcomingQuest(tx, { id: `cancelled-${side}`, providerId, publishingStatus: 'Cancelled' });
  await pastQuest(tx, { id: `past-${side}`, providerId });
  const questId = `quest-${side}`;
  await insertContract(tx, { id: `held-${side}`, questId, chariteerId: 'gold' });
  const abandonedAt = TEST_NOW - DAY_MS;
  const ended = { questId, chariteerId: side === 'own' ? 'volunteer' : 'gold', abandonedAt };
  await insertContract(tx, { id: `ended-${side}`, ...ended });
  const released = { questId, chariteerId: 'admins', guildId: GUILD_ID, abandonedAt };
  await insertContract(tx, { id: `released-${side}`, ...released });
  const declined = { status: 'declined', guildId: GUILD_ID, questId, decidedAt: TEST_NOW } as const;
  await insertReservationRequest(tx, { id: `request-${side}`, ...declined });
  const templateId = `training-${side}`;
  await insertTraining(tx, { id: templateId, providerId });
  const about = { questId, createdAt: TEST_NOW, body: 'Hello' };
  await tx.insert(questMessage).values([
    { ...about, id: `said-${side}`, kind: 'to-people', audience: 'everybody' },
    { ...about, id: `asked-${side}`, kind: 'from-volunteer', volunteerId: 'gold', authorId: 'gold' },
  ]);
  await insertTrainingRecord(tx, { id: `record-${side}`, templateId, providerId, chariteerId: 'gold' });
}

const tokens = new Map<SubjectName, string>();

/** One session for all calls of a subject, but a new one for those that may end it. */
async function tokenOf(who: SubjectName, operation: string): Promise<string> {
  const kept = tokens.get(who);
  if (kept && operation !== 'logout') return kept;
  const opened = await world.sessions.open(who);
  if (operation !== 'logout') tokens.set(who, opened);
  return opened;
}

/** What a subject is answered. */
async function codeOf(kind: 'query' | 'mutation', right: Right, who: SubjectName, side: keyof typeof SIDES) {
  if (right.operation.endsWith('Stamp')) await putStampsBack();
  const self = who === 'visitor' ? 'nobody' : who;
  const headers: Record<string, string> =
    who === 'visitor' ? {} : { authorization: `Bearer ${await tokenOf(who, right.operation)}` };
  const { code } = await world.gql(`${kind} { ${right.call(self, side)} }`, {}, { headers });
  return code;
}

async function putStampsBack() {
  await world.store.write(async (tx) => {
    for (const [side, providerId] of Object.entries(SIDES)) {
      const id = `stamp-${side}`;
      const [found] = await tx.select({ id: quest.id }).from(quest).where(eq(quest.id, id));
      if (!found) await insertStamp(tx, { id, providerId });
    }
  });
}

/** «who: code» for everybody whose answer is not what the table says. */
async function surprises(kind: 'query' | 'mutation', right: Right): Promise<string[]> {
  const found: string[] = [];
  for (const side of ['own', 'foreign'] as const) {
    const mayCall = right[side];
    if (!mayCall) continue;
    for (const who of SUBJECTS) {
      const code = await codeOf(kind, right, who, side);
      const refusal = who === 'visitor' ? 'NOT_LOGGED_IN' : (right.refusal ?? 'FORBIDDEN');
      const isRight = mayCall.includes(who) ? right.passes.includes(code as never) : code === refusal;
      if (!isRight) found.push(`${who}, ${side} record: ${code ?? 'allowed'}`);
    }
  }
  return found;
}

const titled = (rights: readonly Right[]) =>
  rights.map((right) => [right.when ? `${right.operation} ${right.when}` : right.operation, right] as const);

describe('who may call what', () => {
  it.each(titled(MUTATION_RIGHTS))('PERM-01 PERM-02 PERM-18 DEC-04 %s', async (_, right) => {
    expect(await surprises('mutation', right)).toEqual([]);
  });

  it.each(titled(QUERY_RIGHTS))('PERM-01 PERM-04 PERM-05 PERM-06 %s', async (_, right) => {
    expect(await surprises('query', right)).toEqual([]);
  });
});
