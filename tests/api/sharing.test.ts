import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureRenderer } from '#api/http/sharing/render-picture.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contestResult } from '#db/schema/contest.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { sitePictureSvg } from '#domain/brand/pictures/share-picture.ts';
import { PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { TEST_NOW } from '../support/cast.ts';
import { plainPicture } from '../support/drawn-pictures.ts';
import { PAYMENT_ENV } from '../support/payment-service.ts';
import { sendPicture } from '../support/send-picture.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { SITE_NAME: 'Good Neighbors' } });
  await world.store.write(async (tx) => {
    for (const publishingStatus of PUBLISHING_STATUSES) {
      const startedAt = publishingStatus === 'Template' ? { startedAt: null } : {};
      await upcomingQuest(tx, { id: publishingStatus, publishingStatus, ...startedAt });
    }
    await upcomingQuest(tx, { id: 'moving', updatedAt: TEST_NOW });
    await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null });
    await pastQuest(tx, { id: 'over' });
    await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
    await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
  });
});
afterAll(() => world.close());

const pictureOf = (id: string, headers: Record<string, string> = {}) =>
  world.request(`/og/quest/${id}.png`, { headers });
async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe('the picture of a shared quest', () => {
  it('shows the picture that its charity has sent [DSC-21: link previews]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'pictured', publishingStatus: 'Unlisted' }));
    const colorOfSky = async () => {
      const { data } = await sharp(await bytesOf(await pictureOf('pictured')))
        .extract({ left: 600, top: 40, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    const green = [30, 160, 60];
    const isGreen = (color: number[]) => color.every((value, at) => Math.abs(value - (green[at] ?? 0)) < 8);
    expect(isGreen(await colorOfSky())).toBe(false);
    const bytes = new Uint8Array(await plainPicture(800, 600, '#1ea03c').png().toBuffer());
    expect((await sendPicture(world, { id: 'pictured', bytes })).status).toBe(200);
    expect(isGreen(await colorOfSky())).toBe(true);
  });

  it('is a PNG of 1200 by 630 that other sites may show', async () => {
    const answer = await pictureOf('Published');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = await bytesOf(answer);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('changes with the quest, and is sent once only', async () => {
    const etag = (await pictureOf('moving')).headers.get('etag') ?? '';
    const known = await pictureOf('moving', { 'if-none-match': `"another", W/${etag}` });
    expect(known.status).toBe(304);
    expect(Object.fromEntries(known.headers)).toMatchObject({
      etag,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ eventTitle: 'Supper' }).where(eq(quest.id, 'moving'));
    });
    expect((await pictureOf('moving', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is there for what everybody may open, and for nothing else [QST-04, QST-06, OPEN-QST-02]', async () => {
    const statuses = await Promise.all(
      [...PUBLISHING_STATUSES, 'hidden', 'nowhere'].map(async (id) => [id, (await pictureOf(id)).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      Draft: 404,
      Published: 200,
      Unlisted: 200,
      Cancelled: 404,
      Private: 404,
      Template: 404,
      hidden: 404,
      nowhere: 404,
    });
  });

  it('other pages have one with the name of the site', async () => {
    const answer = await world.request('/og/default.png');
    const expected = await createPictureRenderer()(sitePictureSvg('en', 'Good Neighbors'));
    expect((await bytesOf(answer)).equals(Buffer.from(expected.png))).toBe(true);
  });

  it('letters are drawn, those with accents too', async () => {
    const render = createPictureRenderer();
    const [none, plain, accents] = await Promise.all(
      ['', 'Dinner', 'Œuvre Łódź'].map((name) => render(sitePictureSvg('en', name))),
    );
    const etags = new Set(
      [none, plain, accents].map((picture) => Buffer.from(picture?.png ?? []).toString('base64')),
    );
    expect(etags.size).toBe(3);
  });

  it('at most twenty wait to be drawn; the others are told to come back', async () => {
    const render = createPictureRenderer();
    const drawings = Array.from({ length: 24 }, (_, number) =>
      render(sitePictureSvg('en', `Site ${number}`)),
    );
    const outcomes = await Promise.allSettled(drawings);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    await expect(render(sitePictureSvg('en', 'Site 23'))).resolves.toBeDefined();
  });
});

describe('the picture of a shared profile', () => {
  const portraitOf = (id: string) => world.request(`/og/chariteer/${id}.png`);

  it('is there for volunteers alone, and not for search engines [OPEN-FUN-02]', async () => {
    const answer = await portraitOf('volunteer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = await bytesOf(answer);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const id of ['nobody', 'provider', 'new', '']) expect((await portraitOf(id)).status, id).toBe(404);
  });

  it('caches ask each time, so that none shows what its owner has switched off [SAF-05: pictures in caches]', async () => {
    for (const name of ['chariteer', 'arms']) {
      const path = `/og/${name}/captains.png`;
      const { headers, status } = await world.request(path);
      expect([status, headers.get('cache-control')], name).toEqual([200, 'no-cache']);
      const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
      expect((await world.request(path, again)).status, name).toBe(304);
    }
    const off = 'mutation { setPrivacy(input: { hidesPictures: true }) { shownParts } }';
    expect((await world.gql(off, {}, { as: 'captains' })).errors).toBeUndefined();
    for (const name of ['chariteer', 'arms'])
      expect((await world.request(`/og/${name}/captains.png`)).status, name).toBe(404);
  });

  it('changes with what the volunteer has done [FUN-04]', async () => {
    const before = (await portraitOf('gold')).headers.get('etag');
    await world.store.write(async (tx) => {
      const { id: questId } = await pastQuest(tx);
      await insertContract(tx, { questId, chariteerId: 'gold', status: 'Present' });
    });
    const after = (await portraitOf('gold')).headers.get('etag');
    expect(after).not.toBe(before);
    expect((await portraitOf('gold')).headers.get('etag')).toBe(after);
  });

  it('the volunteer whom the configuration names is crowned, nobody else [FUN-11, OPEN-FUN-03]', async () => {
    const id = '01930000-0000-7000-8000-000000000001';
    const drawn = async (env: Record<string, string>) => {
      const other = await openWorld({ env });
      await other.store.write(async (tx) => {
        await insertVolunteer(tx, { account: { id, username: 'crowned' } });
      });
      const etag = (await other.request(`/og/chariteer/${id}.png`)).headers.get('etag');
      await other.close();
      return etag;
    };
    expect(await drawn({ DEMO_VOLUNTEER_ID: id })).not.toBe(await drawn({}));
    expect(world.config.demoVolunteerId).toMatch(/^[\da-f-]{36}$/);
  });
});

it('the picture of a shared guild is there for every guild, and for nothing else [GUI-26]', async () => {
  const answer = await world.request('/og/guild/guild-of-gwen.png');
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect((await bytesOf(answer)).subarray(1, 4).toString()).toBe('PNG');
  expect((await world.request('/og/guild/nothing.png')).status).toBe(404);
});

it('each picture has an address in every language, and in no other [LNG-01: pictures for sharing]', async () => {
  const pictures = [
    'default.png',
    'quest/Published.png',
    'guild/guild-of-gwen.png',
    'chariteer/volunteer.png',
  ];
  for (const name of pictures) {
    const answers = await Promise.all(
      ['', 'es/', 'ar/'].map((language) => world.request(`/og/${language}${name}`)),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size, name).toBe(3);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.request(`/og/fr/${name}`)).status, name).toBe(404);
  }
});

it('the renderer has Arabic letters, and joins them [LNG-05: letters that join, in pictures]', async () => {
  const render = createPictureRenderer();
  const drawn = async (name: string) =>
    Buffer.from((await render(sitePictureSvg('en', name))).png).toString('base64');
  const [joined, apart] = await Promise.all(['سلام', 'س\u200cل\u200cا\u200cم'].map(drawn));
  expect(joined).not.toBe(apart);
  // Of letters that no font here has there are boxes, which are all alike.
  const alike = async (words: [string, string]) => {
    const [one, other] = await Promise.all(words.map(drawn));
    return one === other;
  };
  expect(await alike(['\u0d15\u0d15', '\u0d16\u0d17'])).toBe(true);
  // Two letters that become one, beside digits and Latin ones.
  expect(await alike(['الخير في بيتك 5 Ć.', 'الخير في زيتك 5 Ć.'])).toBe(false);
});

/** How a guild ended that is no more. */
const ended = (year: number) => ({
  ...{ year, guildId: 'gone', guildName: 'Gone', classification: 'Fellowship' },
  ...{ rank: 1, minutes: 60, memberCount: 1, keptAt: 0 },
});

it('the sitemap lists guilds, past contests, visible charities and their published quests ahead, and nothing else [QST-05, QST-06, OPEN-DIS-02, CTS-11: the address is found]', async () => {
  await world.store.write((tx) => tx.insert(contestResult).values([ended(2025), ended(2026)]));
  const answer = await world.request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await answer.text();
  const places = [...xml.matchAll(/<loc>http:\/\/chariteers\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(places.filter((path) => !path?.match(/^\/(es|ar)(\/|$)/))).toEqual([
    '/',
    '/about',
    '/accessibility',
    '/contest',
    '/data-handling',
    '/developers',
    '/find',
    '/link-menu',
    '/privacy',
    '/terms',
    '/questList/1',
    '/questList/2',
    '/contest/2026',
    '/contest/2025',
    '/guilds/guild-of-gwen',
    '/questList/1/quest/role',
    '/questList/1/quest/Published',
    '/questList/1/quest/moving',
  ]);
  expect(xml).toContain('<lastmod>2026-11-16T15:00:00.000Z</lastmod>');
});

it('each page stands in the sitemap in every language, and names the others [LNG-03: sitemap]', async () => {
  const xml = await (await world.request('/sitemap.xml')).text();
  const entries = new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
      address,
      [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="(\w+)" href="(.*?)"\/>/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    ]),
  );
  const origin = 'http://chariteers.test';
  for (const path of ['', '/about', '/questList/1', '/questList/1/quest/moving']) {
    const all = [`en ${origin}${path || '/'}`, `es ${origin}/es${path}`, `ar ${origin}/ar${path}`];
    for (const one of all) expect(entries.get(one.slice(3)), one).toEqual(all);
  }
  expect(entries.size % 3).toBe(0);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

it('the sitemap leaves out what is switched off, with all that lies below it [OPEN-STA-03]', async () => {
  const open = async (env: Record<string, string>) => {
    const other = await openWorld({ env });
    const xml = await (await other.request('/sitemap.xml')).text();
    await other.close();
    return xml;
  };
  expect(await open({})).toMatch(/\/contest<[\s\S]*\/guilds\//);
  const xml = await open({ SWITCHED_OFF_PATHS: '/contest,/guilds' });
  expect(xml).toContain('/about<');
  expect(xml).not.toMatch(/contest|guilds/);
  const keys = { STRIPE_PRICING_TABLE_ID: 'prctbl_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  expect(await open({ ...keys, ...PAYMENT_ENV })).toContain('/subscribe<');
});
