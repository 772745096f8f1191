import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepShortLinks } from '#api/access/outbox/messages/short-links.ts';
import { sweepRuns } from '#api/operations/jobs/sweep-runs.ts';
import { shortLink, textNumber } from '#db/schema/message.ts';
import { TEXT_AGREEMENT_VERSION } from '#domain/messages/text-number.ts';
import type { CastName } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { QUEST_PAGE, readDeliveries, tell, textDispatcher } from '../support/short-dispatchers.ts';
import { signedText, startTextService, TEXT_FROM } from '../support/text-service.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ORIGIN = 'https://volunteer.example';
const NUMBER = '+12015550123';

let world: World;
let service: Awaited<ReturnType<typeof startTextService>>;
let refusal: { status: number; code: number } | null = null;
beforeEach(async () => {
  refusal = null;
  service = await startTextService(() => refusal);
  world = await openWorld({
    env: { ...service.env, PUBLIC_ORIGIN: ORIGIN, SUPPORT_EMAIL: 'help@volunteer.example' },
  });
});
afterEach(async () => {
  await service.stop();
  await world.close();
});

const FIELDS = '{ isOffered state number agreedAt }';
type Answered = Record<string, { state: string; number: string | null; isOffered: boolean }>;
const ask = (query: string, as: CastName = 'volunteer', address?: string) =>
  world.gql<Answered>(query, {}, { as, ...(address ? { address } : {}) });
const request = (number = '(201) 555-0123', as: CastName = 'volunteer', version = TEXT_AGREEMENT_VERSION) =>
  ask(`mutation { requestTextNumber(number: "${number}", agreedVersion: "${version}") ${FIELDS} }`, as);
const confirm = (code: string, as: CastName = 'volunteer') =>
  ask(`mutation { confirmTextNumber(code: "${code}") ${FIELDS} }`, as);
const standing = async (as: CastName = 'volunteer') =>
  (await ask(`{ textNumber ${FIELDS} }`, as)).data?.textNumber;
const send = () => textDispatcher(world).round();
const lastCode = () => /\b\d{6}\b/.exec(service.received.at(-1)?.body ?? '')?.[0] ?? '';

/** Someone who gets text messages. */
async function texted(as: CastName = 'volunteer'): Promise<void> {
  await request(undefined, as);
  await send();
  await confirm(lastCode(), as);
}

async function call(form: Record<string, string>, { query = '', signature = '', headers = {} } = {}) {
  const signed = signature || signedText(`${ORIGIN}/hooks/text${query}`, form);
  const body = new URLSearchParams(form).toString();
  const length = String(Buffer.byteLength(body));
  return world.request(`/hooks/text${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': length,
      'x-twilio-signature': signed,
      ...headers,
    },
    body,
  });
}
const answerOf = async (response: Response) => /<Message>(.*)<\/Message>/s.exec(await response.text())?.[1];
const says = async (Body: string, From = NUMBER) => answerOf(await call({ From, Body, To: TEXT_FROM }));

describe('text messages [MSG-17]', () => {
  it('go by a form to the service, from the number set, and call back by a signed address [MSG-17]', async () => {
    await texted();
    await tell(world, 'volunteer');
    await send();
    const [, delivery] = await readDeliveries(world, 'text');
    expect(service.received.at(-1)).toMatchObject({
      to: NUMBER,
      from: TEXT_FROM,
      body: expect.stringMatching(
        /^Bronx Kitchen: Now on Saturday at 9:30 am\. volunteer\.example\/q\/[0-9A-Z]{8}$/,
      ),
      callback: `${ORIGIN}/hooks/text?delivery=${delivery?.id}`,
    });
    expect(delivery).toMatchObject({ status: 'sent', hasContent: false });
  });

  it('texts go to the number on the young person’s own record alone, the guardian’s copy by mail [OPEN-MSG-01, SAF-10]', async () => {
    await tell(world, 'teen');
    await send();
    expect(service.received).toEqual([]);
    await texted('teen');
    await tell(world, 'teen');
    await send();
    const numbers = service.received.map(({ to }) => to);
    expect(numbers).toEqual([NUMBER, NUMBER]);
    const copies = (await readMails(world)).filter(({ kind }) => kind === 'guardian-copy');
    expect(copies.map(({ recipient }) => recipient)).toEqual([
      'guardian@demo.example',
      'guardian@demo.example',
    ]);
  });

  it('is short and leads to the page of the quest [MSG-19: the link]', async () => {
    await texted();
    await tell(world, 'volunteer');
    await send();
    const link = service.received.at(-1)?.body.split(' ').at(-1) ?? '';
    expect(link.length).toBeLessThanOrEqual(30);
    const path = link.slice(link.indexOf('/'));
    const answer = await world.request(path.toLowerCase().replace('/Q/', '/q/'));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, QUEST_PAGE]);
    expect((await world.request('/q/NOSUCHPG')).status).toBe(404);
  });

  it('two pages never share one: who draws the code of another page draws again [MSG-19: the link]', async () => {
    await texted();
    const linkOf = async (page?: string) => {
      await tell(world, 'volunteer', undefined, page);
      await send();
      return service.received.at(-1)?.body.split('/').at(-1) ?? '';
    };
    const leadsTo = async (code: string) => (await world.request(`/q/${code}`)).headers.get('location');
    const code = await linkOf();
    expect(await linkOf(), 'the same page').toBe(code);
    const other = '/questList/1/quest/8';
    await world.store.write((tx) =>
      tx.update(shortLink).set({ path: other }).where(eq(shortLink.code, code)),
    );
    const next = await linkOf();
    expect(next).toMatch(/^[0-9A-Z]{8}$/);
    expect(next).not.toBe(code);
    expect([await leadsTo(code), await leadsTo(next)]).toEqual([other, QUEST_PAGE]);
  });

  it('a page that is texted again keeps its link for as long again [MSG-19: the link]', async () => {
    await texted();
    const sweepAfter = async (days: number) => {
      world.clock.set(world.clock.now() + days * DAY_MS);
      await sweepShortLinks(world.store, world.clock.now());
      return world.store.read.$count(shortLink);
    };
    await tell(world, 'volunteer');
    expect(await sweepAfter(399)).toBe(1);
    await tell(world, 'volunteer');
    expect(await sweepAfter(399)).toBe(1);
    expect(await sweepAfter(1)).toBe(0);
  });

  it.each([
    [400, 21211, 'failed', 'The text service refused it for good (21211).'],
    [400, 21614, 'failed', 'The text service refused it for good (21614).'],
    [400, 99999, 'waiting', 'It could not be handed to the text service (99999).'],
    [401, 20003, 'waiting', 'The text service did not accept SMS_ACCOUNT and SMS_TOKEN (20003).'],
    [400, 21606, 'waiting', 'The text service sends nothing from SMS_FROM (21606).'],
    [429, 20429, 'waiting', 'The text service takes nothing at the moment (20429).'],
    [503, 20503, 'waiting', 'The text service takes nothing at the moment (20503).'],
  ])('%i with %i: %s [MSG-17: errors]', async (status, code, state, lastError) => {
    await texted();
    await tell(world, 'volunteer');
    refusal = { status, code };
    await send();
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({ status: state, lastError });
  });

  it('a service that is away makes messages wait, and gets them later [MSG-17: away]', async () => {
    await texted();
    await tell(world, 'volunteer');
    await service.stop();
    await send();
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({
      status: 'waiting',
      lastError: 'The text service could not be reached.',
    });
    const again = await startTextService();
    world.config.textService = { ...(world.config.textService ?? never()), url: again.url };
    world.clock.advance(60_000);
    await send();
    expect(again.received).toHaveLength(1);
    service = again;
  });

  it('21610 ends texts for the number here, too [MSG-17: stopped at the service]', async () => {
    await texted();
    await tell(world, 'volunteer');
    refusal = { status: 400, code: 21610 };
    await send();
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({ status: 'failed' });
    expect(await standing()).toMatchObject({ state: 'STOPPED' });
  });

  it('are not offered, and there is no address for its calls [MSG-17: without a service]', async () => {
    const bare = await openWorld();
    const { data } = await bare.gql<Answered>(`{ textNumber ${FIELDS} }`, {}, { as: 'volunteer' });
    expect(data?.textNumber).toMatchObject({ isOffered: false, state: 'NONE' });
    const refused = await bare.gql(
      `mutation { requestTextNumber(number: "2015550123", agreedVersion: "${TEXT_AGREEMENT_VERSION}") { state } }`,
      {},
      { as: 'volunteer' },
    );
    expect(refused.errors?.[0]?.message).toBe('Text messages aren’t available here.');
    expect((await bare.request('/hooks/text', { method: 'POST', body: 'x=1' })).status).toBe(404);
    await bare.close();
  });
});

describe('a number [MSG-18]', () => {
  it('is used once its code was entered, with the words that were agreed to [MSG-18: code and agreement]', async () => {
    expect((await request()).data?.requestTextNumber).toMatchObject({ state: 'ASKED', number: NUMBER });
    await tell(world, 'volunteer');
    await send();
    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.body).toMatch(
      /^Chariteers: \d{6} is your code\. It expires in 10 minutes\.$/,
    );
    expect((await confirm(lastCode())).data?.confirmTextNumber).toMatchObject({ state: 'CONFIRMED' });
    const [kept] = await world.store.read.select().from(textNumber);
    expect(kept).toMatchObject({
      agreedAt: world.clock.now(),
      agreedVersion: TEXT_AGREEMENT_VERSION,
      agreedLocale: 'en',
      codeHash: null,
    });
    expect(JSON.stringify(kept)).not.toContain('2015550123');
    await tell(world, 'volunteer');
    await send();
    expect(service.received).toHaveLength(2);
    expect(await standing('gold')).toMatchObject({ state: 'NONE', number: null });
  });

  it('gets no code for other words than those in force [MSG-18: without agreement]', async () => {
    const { errors } = await request('2015550123', 'volunteer', '2020-01-01');
    expect(errors?.[0]?.message).toBe('Agree to text messages first.');
    expect(await readDeliveries(world, 'text')).toEqual([]);
  });

  it('has a code for five tries and ten minutes [MSG-18: tries]', async () => {
    await request();
    await send();
    const code = lastCode();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1) expect((await confirm(wrong)).code).toBe('BAD_USER_INPUT');
    expect((await confirm(code)).code).toBe('BAD_USER_INPUT');
    await request();
    await send();
    world.clock.advance(10 * 60_000);
    expect((await confirm(lastCode())).code).toBe('BAD_USER_INPUT');
    expect(await standing()).toMatchObject({ state: 'ASKED' });
  });

  it('is sent three codes a day, whoever asks, and an account asks for five [MSG-18: limits]', async () => {
    const people: CastName[] = ['volunteer', 'gold', 'guildadmin', 'staff'];
    const codes = [];
    for (const name of people) codes.push((await request('2015550123', name)).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
    const more = [];
    for (let count = 0; count < 5; count += 1)
      more.push((await request(`20155501${30 + count}`, 'gold')).code);
    expect(more).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });

  it('goes at once, with what waits for it [MSG-18: removed]', async () => {
    await texted();
    await tell(world, 'volunteer');
    await ask('mutation { removeTextNumber }');
    await send();
    expect(service.received).toHaveLength(1);
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({ status: 'unreachable' });
    expect(await standing()).toMatchObject({ state: 'NONE', number: null });
  });
});

describe('answers by the signed call of the service [MSG-18]', () => {
  it('ends texts at once, START brings them back [MSG-18: STOP]', async () => {
    await texted();
    await tell(world, 'volunteer');
    expect(await says('Stop')).toBe('Chariteers: No more texts from us. Reply START to get them again.');
    expect(await standing()).toMatchObject({ state: 'STOPPED' });
    await tell(world, 'volunteer');
    await send();
    expect(service.received).toHaveLength(1);
    expect(await says('START')).toMatch(/^Chariteers: Texts are back on\./);
    expect(await standing()).toMatchObject({ state: 'CONFIRMED' });
    await tell(world, 'volunteer');
    await send();
    expect(service.received).toHaveLength(2);
  });

  it('answers with the support address, and all else that nobody reads it [MSG-18: HELP]', async () => {
    await texted();
    expect(await says('help')).toContain('help@volunteer.example');
    expect(await says('I am late & <sorry>')).toMatch(/^Chariteers: No one reads replies here\./);
    expect(await says('START', '+12015559999')).toBe('Chariteers: No account here uses this number.');
    expect(await standing()).toMatchObject({ state: 'CONFIRMED' });
  });

  it('does nothing for a call that the service has not signed [MSG-18: signature]', async () => {
    await texted();
    const form = { From: NUMBER, Body: 'STOP', To: TEXT_FROM };
    const other = signedText(`${ORIGIN}/hooks/text`, form, 'another-token');
    const elsewhere = signedText('https://evil.example/hooks/text', form);
    for (const signature of [
      'x',
      other,
      elsewhere,
      signedText(`${ORIGIN}/hooks/text`, { ...form, Body: 'HELP' }),
    ])
      expect((await call(form, { signature })).status).toBe(403);
    expect(await standing()).toMatchObject({ state: 'CONFIRMED' });
    const origin = { origin: 'https://texts.example', 'sec-fetch-site': 'cross-site' };
    const taken = await call(form, { headers: origin });
    expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(await standing()).toMatchObject({ state: 'STOPPED' });
  });

  it('refuses a call of the service that comes again, also after another one [MSG-18]', async () => {
    await texted();
    const stop = { From: NUMBER, Body: 'STOP', To: TEXT_FROM, MessageSid: 'SM1' };
    expect((await call(stop)).status).toBe(200);
    await call({ ...stop, Body: 'START', MessageSid: 'SM2' });
    expect((await call(stop)).status).toBe(403);
    await sweepRuns(world.store, world.clock.now() + 300 * 86_400_000);
    expect((await call(stop)).status).toBe(403);
    expect(await standing()).toMatchObject({ state: 'CONFIRMED' });
    expect((await call({ ...stop, MessageSid: 'SM3' })).status).toBe(200);
    expect(await standing()).toMatchObject({ state: 'STOPPED' });
  });

  it('refuses a signed call whose letters were moved to another field [MSG-18]', async () => {
    await texted();
    const said = { Body: 'STOPXIsNotWhatIMean', From: NUMBER, To: TEXT_FROM };
    const signature = signedText(`${ORIGIN}/hooks/text`, said);
    const moved = { Body: 'STOP', XIsNotWhatIMean: '', From: NUMBER, To: TEXT_FROM };
    const sorted = { Body: 'STOP', EvenIfNotMeant: '', From: NUMBER, To: TEXT_FROM };
    const evenIf = signedText(`${ORIGIN}/hooks/text`, { ...said, Body: 'STOPEvenIfNotMeant' });
    expect((await call(moved, { signature })).status).toBe(403);
    expect((await call(sorted, { signature: evenIf })).status).toBe(403);
    expect(await standing()).toMatchObject({ state: 'CONFIRMED' });
  });

  it('a message that did not arrive is shown as failed [MSG-17: reports]', async () => {
    await texted();
    await tell(world, 'volunteer');
    await send();
    const id = (await readDeliveries(world, 'text')).at(-1)?.id;
    const query = `?delivery=${id}`;
    await call({ MessageStatus: 'delivered' }, { query });
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({ status: 'sent' });
    const answer = await call({ MessageStatus: 'undelivered', ErrorCode: '30003' }, { query });
    expect(await answerOf(answer)).toBeUndefined();
    expect((await readDeliveries(world, 'text')).at(-1)).toMatchObject({
      status: 'failed',
      lastError: 'The text service refused it for good (30003).',
    });
  });
});

function never(): never {
  throw new Error('This world has a text service');
}
