import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { CAST, castEmail } from '../../scripts/seed/cast.ts';
import type { CastName } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PEOPLE = ['teen', 'volunteer', 'gold'] as const;

let world: World;
/** What a charity does to people who are on a quest together: one is taken off, one bails out, the rest is cancelled. */
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    for (const chariteerId of PEOPLE)
      await insertContract(tx, { id: `on-${chariteerId}`, questId: 'q', chariteerId });
  });
  await done(
    'managers',
    'updateContract(id: "on-volunteer", updateAction: "BOOT", supervisorId: "managers", bootMessage: "Sorry") { id }',
  );
  await done('gold', 'abandonContract(id: "on-gold") { id }');
  await done('managers', 'updateQuest(id: "q", publishingStatus: Cancelled) { id }');
});
afterAll(() => world.close());

async function done(as: CastName, mutation: string): Promise<void> {
  const { errors } = await world.gql(`mutation { ${mutation} }`, {}, { as });
  expect(errors).toBeUndefined();
}

/** Names, user name and address of a member of the cast, as they stand nowhere else. */
function wordsOf(name: string): string[] {
  const { nameFirst = '', nameLast = '' } = CAST.find((one) => one.name === name) ?? {};
  return [nameFirst, nameLast, castEmail(name)];
}

it('SAF-01 SAF-04 no mail about a quest names anybody to anybody else who was on it', async () => {
  const mails = await readMails(world);
  const told = mails.map(({ recipient }) => recipient);
  expect(told).toEqual(expect.arrayContaining([castEmail('volunteer'), castEmail('teen')]));
  for (const { recipient, subject, body } of mails) {
    // A guardian's copy is about the young person alone.
    const own = recipient === castEmail('guardian') ? 'teen' : recipient.split('@')[0];
    for (const other of PEOPLE.filter((name) => name !== own)) {
      for (const word of wordsOf(other)) expect(`${subject}\n${body}`, `to ${recipient}`).not.toContain(word);
    }
  }
});

it('SAF-01 the audit log names people by their ids only', async () => {
  const entries = await world.store.read.select().from(auditEntry);
  const actions = entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['boot']));
  const details = JSON.stringify(entries.map(({ detail }) => detail));
  for (const name of PEOPLE) for (const word of wordsOf(name)) expect(details).not.toContain(word);
});
