import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { TEXT_AGREEMENT_VERSION } from '#domain/messages/text-number.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { tell } from '../support/inbox.ts';
import { readMails } from '../support/mails.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { pushDispatcher, textDispatcher } from '../support/short-dispatchers.ts';
import { signUp } from '../support/sign-up.ts';
import { startTextService } from '../support/text-service.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ORIGIN = 'https://volunteer.example';
const PAGE = `${ORIGIN}/questList/1/quest/q`;

let world: World;
let pushes: Awaited<ReturnType<typeof startPushService>>;
let texts: Awaited<ReturnType<typeof startTextService>>;
beforeEach(async () => {
  pushes = await startPushService();
  texts = await startTextService();
  world = await openWorld({ env: { ...texts.env, PUBLIC_ORIGIN: ORIGIN } });
  await world.store.write(async (tx) => {
    const startedAt = TEST_NOW + 5 * DAY_MS;
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup', startedAt, endedAt: startedAt + 3 * HOUR_MS });
    await tx.insert(location).values({ id: 'quay', providerId: '1', name: 'Quay Hall', detail: 'Blue door' });
    await tx.update(quest).set({ locationId: 'quay' });
  });
});
afterEach(async () => {
  await pushes.stop();
  await texts.stop();
  await world.close();
});

const does = async (as: CastName, mutation: string, variables: object = {}, types = '') => {
  const answer = await world.gql(`mutation${types} { ${mutation} }`, { ...variables }, { as });
  expect(answer.errors, `${mutation} by ${as}`).toBeUndefined();
};
const sendTexts = () => textDispatcher(world).round();

/** Someone who gets what people must know in a browser and on a telephone, and no mail. */
async function withoutMails(as: CastName) {
  const browser = newBrowser(as);
  const types = '($input: PushSubscriptionInput!)';
  await does(as, 'addPushSubscription(input: $input) { id }', { input: browser.input }, types);
  const asked = `number: "(201) 555-0123", agreedVersion: "${TEXT_AGREEMENT_VERSION}"`;
  await does(as, `requestTextNumber(${asked}) { state }`);
  await sendTexts();
  const code = /\b\d{6}\b/.exec(texts.received.at(-1)?.body ?? '')?.[0];
  await does(as, `confirmTextNumber(code: "${code}") { state }`);
  texts.received.length = 0;
  await does(
    as,
    'setMessageChoices(choices: [{ class: must, channel: email, isOn: false }]) { mustChannels }',
  );
  return async () => {
    await pushDispatcher(world, pushes.agent).round();
    await sendTexts();
    return {
      pushed: pushes.received.splice(0).map((one) => browser.read(one)),
      texted: texts.received.splice(0).map(({ body }) => body),
    };
  };
}

const LINK = 'volunteer\\.example/q/[0-9A-Z]{8}';

it.each([
  ['en', 'You’re in: Sat, Nov 21, 10:00 am, Quay Hall', `You're in: Sat, Nov 21, 10:00 am, Quay Hall`],
  [
    'es',
    'Ya tienes tu lugar: sáb 21 de nov, 10:00 a. m., Quay Hall',
    'Ya tienes tu lugar: sab 21 de nov, 10:00 a. m., Quay Hall',
  ],
  ['ar', 'مكانك محجوز', 'مكانك محجوز'],
] as const)(
  'a place is confirmed by the channels that the person chose, in %s with day, time and place [MSG-10, MSG-16, MSG-19: parts: sign-up]',
  async (locale, pushedWords, textedWords) => {
    await does('volunteer', `setLanguage(locale: "${locale}")`);
    const received = await withoutMails('volunteer');
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    expect((await readMails(world)).filter(({ channel }) => channel === 'email')).toEqual([]);
    const { pushed, texted } = await received();
    const page = locale === 'en' ? PAGE : PAGE.replace(ORIGIN, `${ORIGIN}/${locale}`);
    expect(pushed).toEqual([
      expect.objectContaining({ title: 'Soup', body: expect.stringContaining(pushedWords), link: page }),
    ]);
    expect(texted).toEqual([expect.stringMatching(new RegExp(`${LINK}$`))]);
    expect(texted[0]).toContain(textedWords);
    expect(texted[0]?.length).toBeLessThanOrEqual(locale === 'ar' ? 70 : 160);
  },
);

it('who chose no mails hears by push and text of being removed, and of a charity’s answer [MSG-10: removed]', async () => {
  const received = await withoutMails('volunteer');
  await signUp(world, 'volunteer', 'q');
  await received();
  await does('volunteer', 'writeToCharity(questId: "q", text: "Where is the door?", clientKey: "k") { id }');
  const [{ id: asked } = { id: '' }] = await world.store.read.all<{ id: string }>(
    sql`SELECT id FROM quest_message`,
  );
  await does(
    'managers',
    `answerVolunteer(messageId: "${asked}", text: "On the left.", clientKey: "a") { id }`,
  );
  const [{ id: place } = { id: '' }] = await world.store.read.all<{ id: string }>(
    sql`SELECT id FROM contract`,
  );
  await does(
    'managers',
    `updateContract(id: "${place}", updateAction: "BOOT", supervisorId: "managers") { id }`,
  );
  const { pushed, texted } = await received();
  expect(pushed).toEqual([
    expect.objectContaining({ title: 'Soup', body: 'On the left.', link: PAGE }),
    expect.objectContaining({
      title: 'Soup',
      body: 'Removed from a quest: Soup on Saturday, November 21, 2026',
    }),
  ]);
  expect(texted).toEqual([
    expect.stringMatching(new RegExp(`^.+: On the left\\. ${LINK}$`)),
    expect.stringMatching(new RegExp(`^.+: Removed from a quest: Soup .* ${LINK}$`)),
  ]);
});

it('what is said by mail alone comes by mail to whoever gets these by push and text [MSG-10: at night]', async () => {
  await withoutMails('volunteer');
  await tell(world, ['volunteer'], { kind: 'place-offered', channels: ['email'] });
  expect((await readMails(world)).filter(({ kind }) => kind === 'place-offered')).toMatchObject([
    { channel: 'email', status: 'waiting' },
  ]);
});
