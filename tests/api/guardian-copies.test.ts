import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countEach } from '#api/access/outbox/count-caused-mail.ts';
import { contactEmail } from '#db/schema/account.ts';
import { MAILBOX_LIMITS } from '#domain/messages/caused-mail.ts';
import { GUILD_ID } from '../support/cast.ts';
import { agree, mailsTo, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { GUARDIAN } from '../support/registration.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ROUNDS = 15;
const MORE = 'More news is on your guardian page';

let world: World;
let teen: Awaited<ReturnType<typeof registeredTeen>>;
beforeEach(async () => {
  world = await openWorld();
  teen = await registeredTeen(world);
  await world.store.write(async (tx) => {
    const confirmed = { verificationStatus: 'Confirmed' } as const;
    await tx.update(contactEmail).set(confirmed).where(eq(contactEmail.accountId, teen.playerId));
    await upcomingQuest(tx, { id: 'q', startedAt: world.clock.now() + 9 * DAY_MS });
  });
  await agree(world);
});
afterEach(() => world.close());

const asTeen = (text: string, values: Record<string, unknown> = {}) =>
  world.gql<Record<string, { id: string }>>(text, values, { headers: teen.headers });
const goAndLeave = async () => {
  const signedUp = await asTeen(
    'mutation ($me: ID!) { createContract(chariteerId: $me, questId: "q") { id } }',
    { me: teen.playerId },
  );
  const id = signedUp.data?.createContract?.id;
  world.clock.advance(1000);
  const left = await asTeen('mutation ($id: ID!) { abandonContract(id: $id) { id } }', { id });
  expect(left.errors).toBeUndefined();
};
const apply = async () => {
  const applied = await asTeen('mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }', { id: GUILD_ID });
  expect(applied.errors).toBeUndefined();
};
/** What the guardian's mailbox got today already. */
const fill = (count: number) =>
  world.store.write((tx) =>
    countEach(
      tx,
      { now: world.clock.now(), config: world.config },
      Array.from({ length: count }, () => GUARDIAN.guardianEmail),
      'guardianCopy',
    ),
  );
const toGuardian = async (part: string) =>
  (await mailsTo(world, GUARDIAN.guardianEmail)).filter(({ subject }) => subject.includes(part));

type Message = { subject: string; paragraphs: string[]; language: string; sentAt: string };
type View = { guardianView: { shown: { messages: Message[] } | null } };
const messagesShown = async (keys: { token: string; browserKey: string }) => {
  const ask = `query ($token: String!, $browserKey: String) { guardianView(token: $token, browserKey: $browserKey) {
    shown { messages { subject paragraphs language sentAt } } } }`;
  return (await world.gql<View>(ask, keys)).data?.guardianView.shown?.messages;
};

describe('copies for a guardian', () => {
  it('end at a daily limit, which one email says; the page has them all [SAF-10, SAF-29]', async () => {
    const keys = await openGuardianPage(world);
    for (let round = 0; round < ROUNDS; round += 1) await goAndLeave();
    expect(await toGuardian('For Wilhelmina: ')).toHaveLength(MAILBOX_LIMITS.guardianCopy);
    const [more, ...others] = await toGuardian(MORE);
    expect(others).toEqual([]);
    expect(more?.body).toContain('chariteers.test/guardian');
    expect(await messagesShown(keys)).toHaveLength(2 * ROUNDS);
    world.clock.advance(DAY_MS);
    await goAndLeave();
    expect(await toGuardian('For Wilhelmina: ')).toHaveLength(MAILBOX_LIMITS.guardianCopy + 2);
  });

  it('share their limit with news of guilds, which says so, too [SAF-10, SAF-29, DEC-76]', async () => {
    await fill(MAILBOX_LIMITS.guardianCopy - 1);
    await apply();
    expect(await toGuardian('guild')).toHaveLength(1);
    await goAndLeave();
    expect(await toGuardian('For Wilhelmina: ')).toEqual([]);
    expect(await toGuardian(MORE)).toHaveLength(1);
  });

  it('over the limit are said where a guild is the first of them [SAF-29, DEC-76]', async () => {
    await fill(MAILBOX_LIMITS.guardianCopy);
    await apply();
    expect((await toGuardian('guild')).map(({ subject }) => subject)).toEqual([]);
    expect(await toGuardian(MORE)).toHaveLength(1);
  });
});

describe('messages on a guardian’s page', () => {
  it('say what the young person was told, newest first, without links [SAF-10]', async () => {
    const keys = await openGuardianPage(world);
    expect(await messagesShown(keys)).toEqual([]);
    await goAndLeave();
    const messages = await messagesShown(keys);
    expect(messages?.map(({ language }) => language)).toEqual(['en', 'en']);
    expect(messages?.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Off your calendar: Quest'),
      expect.stringContaining('You’re in: Quest'),
    ]);
    expect(messages?.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    expect(JSON.stringify(messages)).not.toContain('http');
  });

  it('need the code, and end with the consent [SAF-10]', async () => {
    const keys = await openGuardianPage(world);
    await goAndLeave();
    expect(await messagesShown({ ...keys, browserKey: 'x' })).toBeUndefined();
    const withdraw =
      'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }';
    await world.gql(withdraw, keys);
    expect(await messagesShown(keys)).toEqual([]);
  });
});
