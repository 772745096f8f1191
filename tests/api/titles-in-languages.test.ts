// Where a quest is named that is not asked for as a quest: in tales of it, files, pictures and emails.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteHandler } from '#api/http/site.ts';
import { digestOf } from '#api/reads/quests/quest-translations.ts';
import { REMINDERS } from '#api/verbs/reminders/send-reminders.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { agree, mailsTo, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { runJob } from '../support/run-job.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const EXTRAS = { firstMinutes: 'Ring the bell.', equipment: 'Gloves' };
const SUPPER = { eventTitle: 'Supper', description: '<p>Come.</p>' };
const CENA = {
  eventTitle: 'Cena',
  description: '<p>Ven.</p>',
  firstMinutes: 'Toca el timbre.',
  equipment: 'Guantes',
};

/** What the page asks, in the language of its address. */
let asking = '';
const site: SiteHandler = async (_request, { execute }) => {
  const { data } = await execute(asking, {});
  return new Response(JSON.stringify(data));
};

let world: World;
beforeEach(async () => {
  world = await openWorld({ site });
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 10, soloAge: 16, maxAge: 100 });
    const startedAt = TEST_NOW + 3 * DAY_MS;
    for (const id of ['supper', 'plain'])
      await upcomingQuest(tx, { id, ...SUPPER, ...EXTRAS, startedAt, agePolicyIndex: 0 });
    const row = { questId: 'supper', locale: 'es', ...CENA, sourceDigest: digestOf(SUPPER) };
    await tx.insert(questTranslation).values({ ...row, updatedAt: TEST_NOW });
    await tx.update(account).set({ locale: 'es' });
  });
});
afterEach(() => world.close());

async function asked(prefix: string, ask: string, as: CastName | null = null): Promise<string> {
  const headers: Record<string, string> = as ? { cookie: `session=${await world.tokenOf(as)}` } : {};
  asking = ask;
  return (await world.request(`${prefix}/x`, { headers })).text();
}

/** What a page in Spanish and one in English are told. */
async function toldIn(ask: (id: string) => string, as: CastName | null = null) {
  return { es: await asked('/es', ask('supper'), as), en: await asked('', ask('supper'), as) };
}
const CALLED = '"translatedTitle":"Cena"';
const NOT_CALLED = '"translatedTitle":null';

describe('a quest that its charity has translated is called so', () => {
  it('where everybody is told that it is cancelled [LNG-08: a cancelled quest]', async () => {
    for (const id of ['supper', 'plain'])
      await world.gql(
        `mutation { updateQuest(id: "${id}", publishingStatus: Cancelled) { id } }`,
        {},
        {
          as: 'managers',
        },
      );
    const ask = (id: string) => `{ cancelledQuest(id: "${id}") { eventTitle translatedTitle } }`;
    const { es, en } = await toldIn(ask);
    expect(es).toContain(CALLED);
    expect(en).toContain(NOT_CALLED);
    expect(await asked('/es', ask('plain'))).toContain(`"eventTitle":"Supper",${NOT_CALLED}`);
  });

  it('among what is reserved for it, and in the mail about that [LNG-08: a guild]', async () => {
    for (const id of ['supper', 'plain'])
      await world.gql(
        `mutation { reserveQuest(questId: "${id}", guildId: "${GUILD_ID}") { outcome } }`,
        {},
        {
          as: 'managers',
        },
      );
    const ask = () => `{ guildDesk(guildId: "${GUILD_ID}") { reservations { questId translatedTitle } } }`;
    const { es, en } = await toldIn(ask, 'guildadmin');
    expect(es).toContain(`"questId":"supper",${CALLED}`);
    expect(es).toContain(`"questId":"plain",${NOT_CALLED}`);
    expect(en).not.toContain(CALLED);
    const [mail, other] = await mailsTo(world, castEmail('guildadmin'));
    expect(mail?.body).toContain('“Cena”');
    expect(other?.body).toContain('“Supper”');
  });

  it('where somebody is asked to look after a young person, and in that mail [LNG-08: supervision]', async () => {
    await signUp(world, 'gold', 'supper');
    await world.gql(
      `mutation { createContract(chariteerId: "teen", questId: "supper", supervisorUsername: "gold") { id } }`,
      {},
      { as: 'teen' },
    );
    const { es, en } = await toldIn(() => '{ supervisionRequests { translatedTitle } }', 'gold');
    expect(es).toContain(CALLED);
    expect(en).toContain(NOT_CALLED);
    expect((await mailsTo(world, castEmail('gold'))).at(-1)?.body).toContain('Cena');
  });

  it('on the guardian’s own page [LNG-08: guardians]', async () => {
    const { playerId } = await registeredTeen(world);
    await agree(world);
    await world.store.write((tx) => insertContract(tx, { questId: 'supper', chariteerId: playerId }));
    const { token, browserKey } = await openGuardianPage(world);
    const keys = `token: "${token}", browserKey: "${browserKey}"`;
    const { es, en } = await toldIn(
      () => `{ guardianView(${keys}) { shown { quests { title translatedTitle } } } }`,
    );
    expect(es).toContain(`"title":"Supper",${CALLED}`);
    expect(en).toContain(NOT_CALLED);
  });

  it('with its words, in the language of the calendar [LNG-08: calendar files]', async () => {
    for (const id of ['supper', 'plain'])
      await world.store.write((tx) => insertContract(tx, { questId: id, chariteerId: 'volunteer' }));
    const file = async (path: string) => {
      const headers = { cookie: `session=${await world.tokenOf('volunteer')}` };
      return (await world.request(path, { headers })).text();
    };
    const own = await file('/quest/supper.ics');
    expect(own).toContain('SUMMARY:Cena · Harbor Table');
    expect(own).toContain('DESCRIPTION:Ven.');
    expect(await file('/quest/supper.ics?lang=en')).toContain('SUMMARY:Supper · Harbor Table');
    expect(await file('/quest/plain.ics')).toContain('SUMMARY:Supper · Harbor Table');
    const { data } = await world.gql<{ createCalendarFeed: { address: string } }>(
      'mutation { createCalendarFeed { address } }',
      {},
      { as: 'volunteer' },
    );
    const feed = await file(new URL(data?.createCalendarFeed.address ?? '').pathname);
    expect(feed.match(/SUMMARY:\w+/g)).toEqual(['SUMMARY:Supper', 'SUMMARY:Cena']);
  });

  it('on the picture of its language [LNG-08: pictures for sharing]', async () => {
    const etagOf = async (path: string) => (await world.request(path)).headers.get('etag');
    expect(await etagOf('/og/es/quest/supper.png')).not.toBe(await etagOf('/og/es/quest/plain.png'));
    expect(await etagOf('/og/quest/supper.png')).toBe(await etagOf('/og/quest/plain.png'));
  });

  it('with first minutes and equipment, in what confirms and reminds [LNG-08]', async () => {
    await signUp(world, 'volunteer', 'supper');
    await signUp(world, 'gold', 'plain');
    world.clock.advance(DAY_MS - 60_000);
    await runJob(world, REMINDERS);
    world.clock.advance(60_000);
    await runJob(world, REMINDERS);
    const told = async (name: CastName, words: RegExp) =>
      (await mailsTo(world, castEmail(name))).filter(({ body }) => words.test(body)).length;
    expect([await told('volunteer', /Toca el timbre\./), await told('volunteer', /Guantes/)]).toEqual([2, 2]);
    expect([await told('gold', /Ring the bell\./), await told('gold', /Gloves/)]).toEqual([2, 2]);
  });

  it('in what those on it are told [LNG-08: mails]', async () => {
    await signUp(world, 'gold', 'supper');
    await signUp(world, 'volunteer', 'supper');
    await world.gql(
      'mutation { updateQuest(id: "supper", publishingStatus: Cancelled) { id } }',
      {},
      {
        as: 'managers',
      },
    );
    for (const name of ['gold', 'volunteer'] as const) {
      const told = (await mailsTo(world, castEmail(name))).at(-1);
      expect(told?.subject).toContain('Cena');
      expect(told?.body).toContain('Cena');
    }
  });
});
