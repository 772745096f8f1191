import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { type CastName, castEmail } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ANSWERS_TO = 'team@harbor.example';
const READS = 'Reply to this email';
const PEOPLE = ['teen', 'gold'] as const;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    for (const id of PEOPLE) await insertContract(tx, { questId: 'q', chariteerId: id });
    await tx.insert(providerMessaging).values({ providerId: '1', answersTo: ANSWERS_TO });
  });
});
afterEach(() => world.close());

const letterTo = async (as: CastName) => {
  const [mail] = (await readMails(world)).filter(({ recipient }) => recipient === castEmail(as));
  return { replyTo: mail && 'replyTo' in mail ? mail.replyTo : null, body: mail?.body ?? '' };
};
const writeToQuest = () =>
  world.gql(
    'mutation { writeToQuest(questId: "q", audience: everybody, text: "Bring gloves", clientKey: "w") { id } }',
    {},
    { as: 'managers' },
  );
const answerBoth = async () => {
  for (const as of PEOPLE) {
    const { data } = await world.gql<{ writeToCharity: { id: string } }>(
      'mutation { writeToCharity(questId: "q", text: "Which door?", clientKey: "c") { id } }',
      {},
      { as },
    );
    await world.store.write((tx) => tx.run('DELETE FROM outbox_message'));
    answers.push(data?.writeToCharity.id ?? '');
  }
  for (const [at, id] of answers.splice(0).entries())
    await world.gql(
      `mutation { answerVolunteer(messageId: "${id}", text: "The red one", clientKey: "a${at}") { id } }`,
      {},
      { as: 'managers' },
    );
};
const answers: string[] = [];

describe('answers by email to a charity', () => {
  it.each([
    ['a message to everyone on a quest', writeToQuest],
    ['an answer', answerBoth],
  ])('are for adults alone, who read so: %s [SAF-12, MSG-22]', async (_, send) => {
    await send();
    const [young, adult] = [await letterTo('teen'), await letterTo('gold')];
    expect(adult.replyTo).toBe(ANSWERS_TO);
    expect(adult.body).toContain(READS);
    expect(young.replyTo).toBeNull();
    expect(young.body).not.toBe('');
    expect(young.body).not.toContain(READS);
    expect(young.body).toContain('/questList/1/quest/q');
  });

  it('are nothing for someone under 18 without a guardian who agreed [SAF-12]', async () => {
    await world.store.write((tx) =>
      tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'teen')),
    );
    await writeToQuest();
    expect(await letterTo('teen')).toMatchObject({ replyTo: null });
    expect((await letterTo('teen')).body).not.toContain(READS);
  });

  it('go by the record where the account tells no day of birth [SAF-12]', async () => {
    await world.store.write((tx) => tx.update(account).set({ dateOfBirth: null }));
    await writeToQuest();
    expect(await letterTo('gold')).toMatchObject({ replyTo: ANSWERS_TO });
    expect(await letterTo('teen')).toMatchObject({ replyTo: null });
  });

  it('are promised in no copy to a guardian, which has no such address [SAF-12, SAF-10]', async () => {
    await writeToQuest();
    const [copy] = (await readMails(world)).filter(({ kind }) => kind === 'guardian-copy');
    expect(copy?.body).toContain('Bring gloves');
    expect(copy?.body).not.toContain(READS);
    expect(copy).not.toHaveProperty('replyTo');
  });
});
