import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { account } from '#db/schema/account.ts';
import { messageChoice } from '#db/schema/message.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { isEndable } from '#domain/messages/message-choice.ts';
import { setConfirmed, tell } from '../support/inbox.ts';
import { readMails } from '../support/mails.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await setConfirmed(world, 'gold', true);
});
afterEach(() => world.close());

type Choice = { class: string; channel: Channel; isOn: boolean };
type Choices = { reachable: Channel[]; mustChannels: Channel[]; choices: Choice[] };
const FIELDS = '{ reachable mustChannels choices { class channel isOn } }';
const own = async () =>
  (await world.gql<{ messageChoices: Choices }>(`{ messageChoices ${FIELDS} }`, {}, { as: 'gold' })).data
    ?.messageChoices;
const choose = (...choices: Choice[]) =>
  world.gql<{ setMessageChoices: Choices }>(
    `mutation($choices: [MessageChoiceInput!]!) { setMessageChoices(choices: $choices) ${FIELDS} }`,
    { choices },
    { as: 'gold' },
  );
const off = (name: string, channel: Channel = 'email') => ({ class: name, channel, isOn: false });
const on = (name: string, channel: Channel = 'email') => ({ ...off(name, channel), isOn: true });

describe('what people choose', () => {
  it('by mail all is on until somebody chooses, and what is chosen holds [MSG-10: the choices]', async () => {
    expect(await own()).toMatchObject({ reachable: ['email'], mustChannels: ['email'] });
    const byMail = (all: Choices | undefined) =>
      all?.choices.filter(({ channel }) => channel === 'email').map(({ isOn }) => isOn);
    expect(byMail(await own())).toEqual([true, true, true]);
    expect(byMail((await choose(off('news'), off('wanted'))).data?.setMessageChoices)).toEqual([
      true,
      false,
      false,
    ]);
    // What is left out stays; of one that comes twice the last one holds.
    await choose(off('wanted'), on('wanted'));
    expect(byMail(await own())).toEqual([true, true, false]);
    expect((await tell(world, ['gold'], { kind: 'alert' }))[0]?.state).toBe('unwanted');
    expect((await tell(world, ['gold']))[0]?.state).toBe('queued');
  });

  it('mail stays on for what people must know, unless another way is confirmed [MSG-10: must]', async () => {
    expect((await choose(off('must'))).code).toBe('MUST_NEEDS_MAIL');
    // On by a way that no one can be reached by is no way.
    expect((await choose(off('must'), on('must', 'push'))).code).toBe('MUST_NEEDS_MAIL');
    expect(await world.store.read.select().from(messageChoice)).toEqual([]);
    expect((await tell(world, ['gold'], { kind: 'booted' }))[0]?.channels).toEqual(['email']);
  });

  it('refuses more choices than there are, and what is none [MSG-10: limits]', async () => {
    expect((await choose(...Array.from({ length: 10 }, () => on('news')))).code).toBe('BAD_USER_INPUT');
    expect((await choose(on('account'))).errors).toBeDefined();
    expect((await choose()).errors).toBeUndefined();
  });
});

const tokenOf = (accountId: string, ended: 'wanted' | 'news' = 'news') =>
  new URL(unsubscribeLink('en', world.config, { accountId, class: ended })).searchParams.get('token') ?? '';
const unsubscribe = (token: string) =>
  world.gql<{ unsubscribe: { class: string; isOn: boolean } }>(
    'mutation($token: String!) { unsubscribe(token: $token) { class isOn } }',
    { token },
  );
const looked = async (token: string) =>
  (
    await world.gql<{ unsubscription: { class: string; isOn: boolean } }>(
      'query($token: String!) { unsubscription(token: $token) { class isOn } }',
      { token },
    )
  ).data?.unsubscription;

describe('the link that ends mails', () => {
  it('stands in mails of the classes wanted and news, in no other [MSG-11: the link]', async () => {
    const kinds = (Object.keys(MAIL_KINDS) as MailKind[]).filter(
      (kind) => MAIL_KINDS[kind].class !== 'account',
    );
    for (const kind of kinds) await tell(world, ['gold'], { kind });
    const mails = (await readMails(world)) as { kind: MailKind; unsubscribe?: string }[];
    expect(mails.length).toBe(kinds.length);
    for (const { kind, unsubscribe: link } of mails)
      expect(link !== undefined, kind).toBe(isEndable(MAIL_KINDS[kind].class));
  });

  it('ends mails of its class alone, without a log-in, as often as it is called [MSG-11: one class]', async () => {
    const token = tokenOf('gold');
    expect(await looked(token)).toEqual({ class: 'news', isOn: true });
    expect(await world.store.read.select().from(messageChoice), 'looking changes nothing').toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect((await unsubscribe(token)).data?.unsubscribe).toEqual({ class: 'news', isOn: false });
    expect(await looked(token)).toEqual({ class: 'news', isOn: false });
    expect((await tell(world, ['gold'], { kind: 'alert' }))[0]?.state).toBe('unwanted');
    expect((await tell(world, ['gold']))[0]?.state).toBe('queued');
  });

  it('is good for nobody else, for no other class, and for no account that is gone [MSG-11: forged]', async () => {
    const [name, id, mac] = tokenOf('gold').split('.');
    for (const token of [`wanted.${id}.${mac}`, `${name}.quiet.${mac}`, `must.${id}.${mac}`, 'x', '', '..'])
      expect((await unsubscribe(token)).code, token).toBe('INVALID_TOKEN');
    const gone = tokenOf('new');
    await world.store.write(async (tx) => void (await tx.delete(account).where(eq(account.id, 'new'))));
    expect((await unsubscribe(gone)).code).toBe('INVALID_TOKEN');
  });

  it('survives years and a change of the key [MSG-11: lasting]', async () => {
    const token = tokenOf('gold');
    world.clock.advance(20 * 365 * 86_400_000);
    expect((await unsubscribe(token)).errors).toBeUndefined();
    const changed = createDataKey(randomBytes(32).toString('hex'));
    expect(readUnsubscribeToken(changed, token)).toBeNull();
    changed.learn(TEST_DATA_KEY, 'nothing');
    expect(readUnsubscribeToken(changed, token)).toEqual({ accountId: 'gold', class: 'news' });
  });
});
