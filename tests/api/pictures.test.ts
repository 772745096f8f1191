import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_SWEEP } from '#api/charities/pictures/sweep-pictures.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { picture } from '#db/schema/picture.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { runJob } from '../support/run-job.ts';
import { sendPicture, smallPicture } from '../support/send-picture.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertQuest(tx, {
      id: 'stamp',
      providerId: '1',
      publishingStatus: 'Template',
      startedAt: null,
      endedAt: null,
    });
    await upcomingQuest(tx, { id: 'posted', templateQuestId: 'stamp' });
    await upcomingQuest(tx, { id: 'other' });
  });
});
afterEach(() => world.close());

const folder = () => path.join(path.dirname(world.databaseFile), 'pictures');
const filesThere = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const rows = () => world.store.read.select().from(picture);
const FIELDS = 'id questId altText color width height widths';

async function pictureOf(id: string, as: CastName | null = null) {
  const { data } = await world.gql<{ quest: { picture: Record<string, unknown> | null } }>(
    `{ quest(id: "${id}") { picture { ${FIELDS} } } }`,
    {},
    { as },
  );
  return data?.quest.picture ?? null;
}

const charityPictures = async () =>
  (await world.gql<{ provider: object }>(`{ provider(id: "1") { cover { id } logo { id } } }`)).data
    ?.provider;

/** Dates all picture files back by two hours, by the world's clock. */
function makeOld(): void {
  const then = world.clock.now() / 1000 - 2 * 60 * 60;
  for (const name of filesThere()) utimesSync(path.join(folder(), name), then, then);
}

describe('sending a picture', () => {
  it('whoever sends eight at once and never ends them keeps nobody else from sending [DSC-12: turns]', async () => {
    const cookie = `session=${await world.tokenOf('managers')}`;
    const endless: ReadableStreamDefaultController[] = [];
    const slow = Array.from({ length: 8 }, () => {
      const body = new ReadableStream({ start: (controller) => void endless.push(controller) });
      const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return world.request('/pictures?place=QUEST&id=stamp', init);
    });
    // Those who have to come again are told so at once.
    const first = await Promise.race(slow);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await sendPicture(world, { as: 'admins' })).toMatchObject({ status: 200 });
    for (const controller of endless) controller.close();
    const answers = (await Promise.all(slow)).map(({ status }) => status);
    expect(answers.filter((status) => status === 503)).toHaveLength(6);
    expect(await sendPicture(world, { as: 'managers' })).toMatchObject({ status: 200 });
  });

  it('gives a quest, a charity and its logo each one [DSC-11: API]', async () => {
    const [sent, cover, logo] = [
      await sendPicture(world, { id: 'other' }),
      await sendPicture(world, { place: 'COVER', id: '1' }),
      await sendPicture(world, { place: 'LOGO', id: '1' }),
    ];
    expect([sent.status, cover.status, logo.status]).toEqual([200, 200, 200]);
    expect(await pictureOf('other')).toEqual({
      id: sent.id,
      questId: 'other',
      altText: 'Two cooks at a stove',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      width: 400,
      height: 320,
      widths: [400],
    });
    expect(await charityPictures()).toEqual({ cover: { id: cover.id }, logo: { id: logo.id } });
    expect(filesThere()).toHaveLength(2 + 2 + 6);
  });

  it('a quest shows the picture of its stamp unless it has one of its own [DSC-11: stamps]', async () => {
    const ofStamp = await sendPicture(world, { id: 'stamp' });
    expect(await pictureOf('posted')).toMatchObject({ id: ofStamp.id, questId: 'stamp' });
    expect(await pictureOf('other')).toBeNull();
    const own = await sendPicture(world, { id: 'posted' });
    expect(await pictureOf('posted')).toMatchObject({ id: own.id, questId: 'posted' });
  });

  it('has a copy of its own of the picture that the quest showed [DSC-11: a stamp made from a quest]', async () => {
    const make = (fromQuestId: string, as: CastName = 'managers') =>
      world.gql<{ createStamp: { id: string } }>(
        'mutation ($from: ID!) { createStamp(input: { providerId: "1", fromQuestId: $from }) { id } }',
        { from: fromQuestId },
        { as },
      );
    const ofStamp = await sendPicture(world, { id: 'stamp' });
    const made = (await make('posted')).data?.createStamp.id ?? '';
    const copy = await pictureOf(made, 'managers');
    expect(copy).toMatchObject({ questId: made, altText: 'Two cooks at a stove', widths: [400] });
    expect(copy?.id).not.toBe(ofStamp.id);
    const own = await sendPicture(world, { id: 'posted', altText: 'Its own' });
    expect(await pictureOf((await make('posted')).data?.createStamp.id ?? '', 'managers')).toMatchObject({
      altText: 'Its own',
    });
    const remove = 'mutation ($id: ID!) { removePicture(id: $id) { id } }';
    for (const { id } of [ofStamp, own]) await world.gql(remove, { id }, { as: 'managers' });
    expect((await world.request(`/pictures/${copy?.id}-400.webp`)).status, 'it outlives the other').toBe(200);
    expect((await make('other')).data?.createStamp.id).toEqual(expect.any(String));
    expect((await rows()).length).toBe(2);
  });

  it('a stamp that is refused leaves no files, nor one whose picture has lost them [DSC-11: no copy is left over]', async () => {
    await sendPicture(world, { id: 'posted' });
    const before = filesThere();
    const make = (stampTitle: string) =>
      world.gql(
        'mutation ($title: String) { createStamp(input: { providerId: "1", fromQuestId: "posted", stampTitle: $title }) { id } }',
        { title: stampTitle },
        { as: 'managers' },
      );
    expect((await make('x'.repeat(500))).errors).toHaveLength(1);
    expect(filesThere()).toEqual(before);
    rmSync(path.join(folder(), before[0] ?? ''));
    expect((await make('Cooking')).errors).toBeUndefined();
    expect(filesThere()).toEqual(before.slice(1));
    expect(await rows()).toHaveLength(1);
  });

  it('what would take more than its megabytes is refused in words, and a new stamp goes without [DSC-11: the sum of a charity]', async () => {
    const small = await openWorld({ env: { PICTURES_MOST_MB: '1' } });
    try {
      await small.store.write(async (tx) => {
        await upcomingQuest(tx, { id: 'other' });
        await upcomingQuest(tx, { id: 'third' });
      });
      expect((await sendPicture(small, { id: 'other' })).status).toBe(200);
      const [sent] = await small.store.read.select().from(picture);
      const most = 1024 * 1024;
      const fill = (bytes: number) => small.store.write((tx) => tx.update(picture).set({ bytes }));
      await fill(most - (sent?.bytes ?? 0) + 1);
      expect(await sendPicture(small, { id: 'third' })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'This charity’s pictures take up 1 MB. Remove one first.',
      });
      const text =
        'mutation { createStamp(input: { providerId: "1", fromQuestId: "other" }) { picture { id } } }';
      expect((await small.gql(text, {}, { as: 'managers' })).data).toEqual({
        createStamp: { picture: null },
      });
      expect((await sendPicture(small, { id: 'other' })).status, 'in place of the large one').toBe(200);
      expect((await sendPicture(small, { id: 'third' })).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('goes by content, whatever the file is called [DSC-12: content]', async () => {
    const named = await sendPicture(world, { name: 'kitchen.svg' });
    expect(named.status).toBe(200);
    const svg = await sendPicture(world, {
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      name: 'kitchen.png',
      headers: { 'x-page-language': 'es' },
    });
    expect(svg).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(svg.message).toMatch(/SVG/);
    expect(svg.said).toMatch(/Guarda primero el SVG como PNG/);
    expect(filesThere()).toHaveLength(2);
  });

  it.each([
    ['', /^Describe the photo/],
    ['x'.repeat(201), /200 characters at most/],
  ])('%j is not enough [DSC-11: alternative text]', async (altText, message) => {
    const refused = await sendPicture(world, { altText });
    expect(refused).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(refused.message).toMatch(message);
    expect([filesThere(), await rows()]).toEqual([[], []]);
  });

  it('keeps the alternative text as one plain line', async () => {
    await sendPicture(world, { altText: ' <b>Two</b>\r\ncooks ' });
    expect(await pictureOf('posted')).toMatchObject({ altText: '<b>Two</b> cooks' });
  });

  it.each<[CastName | null, string, string, number]>([
    [null, 'QUEST', 'stamp', 401],
    ['volunteer', 'QUEST', 'stamp', 403],
    ['trustedminors', 'QUEST', 'stamp', 403],
    ['captains', 'QUEST', 'stamp', 200],
    ['captains', 'COVER', '1', 403],
    ['boardmembers', 'LOGO', '1', 403],
    ['coordinators', 'COVER', '1', 200],
    ['managers', 'COVER', 'nowhere', 404],
    ['managers', 'QUEST', 'nowhere', 404],
    ['managers', 'PORTRAIT', '1', 400],
  ])('%s sends one for %s %s: %i [DSC-12: rights]', async (as, place, id, status) => {
    expect(await sendPicture(world, { as, place, id })).toMatchObject({ status });
    expect(filesThere().length > 0).toBe(status === 200);
  });

  it('nobody sends one for another charity, nor from another site', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'foreign', providerId: '3' }));
    expect(await sendPicture(world, { id: 'foreign' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await sendPicture(world, { place: 'LOGO', id: '3' })).toMatchObject({ code: 'FORBIDDEN' });
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await sendPicture(world, { headers })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(filesThere()).toEqual([]);
  });

  it('is limited for each account', async () => {
    const bytes = Buffer.from('nothing');
    for (let count = 0; count < 60; count += 1) await sendPicture(world, { bytes });
    const refused = await sendPicture(world, { bytes });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('stops to read at 10 MB, also where the length is not told [DSC-12: size]', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const answer = await world.request('/pictures?place=QUEST&id=stamp', {
      method: 'POST',
      headers: {
        cookie: `session=${await world.tokenOf('managers')}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(400);
    expect(pulled).toBeLessThan(15);
  });

  it.each(['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=y'])(
    'a body that is no such form (%s) is refused',
    async (type) => {
      const answer = await world.request('/pictures?place=QUEST&id=stamp', {
        method: 'POST',
        headers: { cookie: `session=${await world.tokenOf('managers')}`, 'content-type': type },
        body: 'x',
      });
      expect(answer.status).toBe(400);
    },
  );

  it('leaves who did it in the audit log, and no word of the picture', async () => {
    const { id } = await sendPicture(world, { id: 'posted' });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'picture-set'));
    expect(entries).toMatchObject([
      { actorId: 'managers', subjectId: '1', detail: { picture: id, place: 'QUEST', quest: 'posted' } },
    ]);
  });
});

describe('a picture in place of another one', () => {
  it('takes its place, and the files of the former are gone [DSC-11: replaced]', async () => {
    const first = await sendPicture(world);
    const second = await sendPicture(world, { expectedId: first.id });
    expect(await rows()).toMatchObject([{ id: second.id }]);
    expect(filesThere().every((name) => name.startsWith(second.id))).toBe(true);
  });

  it('of two that saw the same the second is told, and loses nothing of the first', async () => {
    const [one, two] = await Promise.all([
      sendPicture(world, { expectedId: '', altText: 'One' }),
      sendPicture(world, { expectedId: '', altText: 'Two' }),
    ]);
    expect([one.code, two.code].toSorted()).toEqual(['EDIT_CONFLICT', undefined]);
    expect(await rows()).toHaveLength(1);
    expect(filesThere()).toHaveLength(2);
  });
});

describe('taking a picture away', () => {
  const remove = (id: string, as: CastName | null = 'managers') =>
    world.gql(`mutation { removePicture(id: "${id}") { id } }`, {}, { as });

  it('takes its row and its files [DSC-12: removal]', async () => {
    const { id } = await sendPicture(world);
    const [name = ''] = filesThere();
    expect((await world.request(`/pictures/${name}`)).status).toBe(200);
    expect((await remove(id)).code).toBeUndefined();
    expect([await rows(), filesThere()]).toEqual([[], []]);
    expect((await world.request(`/pictures/${name}`)).status).toBe(404);
    expect((await remove(id)).code).toBe('PICTURE_NOT_FOUND');
  });

  it('is for who may put it there, as is describing it anew', async () => {
    const { id } = await sendPicture(world, { place: 'COVER', id: '1' });
    const describe = (as: CastName | null, altText: string) =>
      world.gql<{ describePicture: object }>(
        'mutation($id: ID!, $altText: String!) { describePicture(id: $id, altText: $altText) { altText } }',
        { id, altText },
        { as },
      );
    for (const as of [null, 'volunteer', 'captains'] as const) {
      const code = as === null ? 'NOT_LOGGED_IN' : 'FORBIDDEN';
      expect([(await remove(id, as)).code, (await describe(as, 'Bread')).code]).toEqual([code, code]);
    }
    expect((await describe('managers', ' Fresh\nbread ')).data?.describePicture).toEqual({
      altText: 'Fresh bread',
    });
    expect((await describe('managers', ' ')).code).toBe('BAD_USER_INPUT');
  });

  it('what goes with a stamp or charity is swept, what is new is not [DSC-12: removal]', async () => {
    const { id } = await sendPicture(world);
    const kept = await sendPicture(world, { id: 'other' });
    await world.store.write((tx) => tx.delete(quest).where(eq(quest.id, 'stamp')));
    expect(await rows()).toMatchObject([{ id: kept.id }]);
    for (const name of filesThere())
      utimesSync(path.join(folder(), name), world.clock.now() / 1000, world.clock.now() / 1000);
    await runJob(world, PICTURE_SWEEP);
    expect(filesThere().some((name) => name.startsWith(id))).toBe(true);
    makeOld();
    world.clock.advance(60 * 60_000);
    await runJob(world, PICTURE_SWEEP);
    expect(filesThere().every((name) => name.startsWith(kept.id))).toBe(true);
    expect(filesThere()).toHaveLength(2);
  });

  it('a stamp that is taken back has its picture again, with its files', async () => {
    const { id } = await sendPicture(world);
    makeOld();
    const deleted = await world.gql<{ deleteStamp: { undoToken: string } }>(
      'mutation { deleteStamp(id: "stamp") { undoToken } }',
      {},
      { as: 'managers' },
    );
    await runJob(world, PICTURE_SWEEP);
    expect(filesThere()).toHaveLength(2);
    const token = deleted.data?.deleteStamp.undoToken;
    await world.gql(`mutation { takeBack(token: "${token}") }`, {}, { as: 'managers' });
    expect(await pictureOf('posted')).toMatchObject({ id });
  });
});

describe('the file of a picture', () => {
  it('stands for ever, and is nothing but a picture [DSC-14: keeping]', async () => {
    const { id } = await sendPicture(world);
    const answer = await world.request(`/pictures/${id}-400.avif`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  });

  it.each(['x.webp', '..%2fapp.db', `${'0'.repeat(32)}-200.avif`, '%00'])(
    'nothing is found at /pictures/%s [DSC-12: names]',
    async (name) => {
      const answer = await world.request(`/pictures/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('nobody learns its name who may not see what it belongs to', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1'));
    });
    const [draft, cover] = [
      await sendPicture(world, { id: 'draft' }),
      await sendPicture(world, { place: 'COVER', id: '1' }),
    ];
    const seen = JSON.stringify([
      await world.gql('{ quest(id: "draft") { picture { id } } }', {}, { as: 'volunteer' }),
      await world.gql('{ provider(id: "1") { cover { id } } }'),
    ]);
    expect(draft.id).not.toBe('');
    expect([seen.includes(draft.id), seen.includes(cover.id)]).toEqual([false, false]);
  });
});

it('a list of quests asks once for the pictures of all', async () => {
  await sendPicture(world);
  expect((await smallPicture()).byteLength).toBeGreaterThan(0);
  const { data } = await world.gql<{ getSpecificQuests: { picture: { id: string } | null }[] }>(
    `query($from: DateTime, $until: DateTime) { getSpecificQuests(input: { specificProvider: "1",
      dateRangeBeginning: $from, dateRangeEnding: $until }) { id picture { id } } }`,
    {
      from: new Date(world.clock.now()).toISOString(),
      until: new Date(world.clock.now() + 30 * 86_400_000).toISOString(),
    },
  );
  expect(data?.getSpecificQuests.filter((one) => one.picture !== null)).toHaveLength(1);
});
