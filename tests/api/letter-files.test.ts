import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { credit } from '#db/schema/credit.ts';
import type { CastName } from '../support/cast.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await serve(2);
});
afterEach(() => world.close());

async function serve(count: number): Promise<void> {
  await world.store.write(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const startedAt = TEST_NOW - (index + 1) * DAY_MS;
      const { id: questId } = await pastQuest(tx, {
        providerId: '1',
        eventTitle: `Soup line ${index}`,
        startedAt,
        endedAt: startedAt + HOUR_MS,
      });
      const { id } = await insertContract(tx, { questId, chariteerId: 'volunteer', status: 'Present' });
      await insertCredit(tx, { contractId: id, value: 61 });
    }
  });
}
async function makeLetter(input: object = {}): Promise<string> {
  const text = 'mutation ($input: LetterInput!) { makeLetter(input: $input) { id } }';
  const year = { firstDay: '2025-01-01', lastDay: '2026-12-31', variant: 'school', locale: 'en' };
  const { data, code } = await world.gql<{ makeLetter: { id: string } }>(
    text,
    { input: { ...year, ...input } },
    { as: 'volunteer' },
  );
  return data?.makeLetter.id ?? code ?? '';
}
async function fetchLetter(id: string, as: CastName | null = 'volunteer'): Promise<Response> {
  const headers: Record<string, string> = as ? { cookie: `session=${await world.tokenOf(as)}` } : {};
  return world.request(`/files/letters/${id}`, { headers });
}
/** The file as text, with what is packed in it. */
async function opened(response: Response): Promise<{ file: string; bytes: number }> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = bytes.toString('latin1');
  const packed = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return { file: [file, ...packed].join('\n'), bytes: bytes.length };
}
/** What a screen reader is told in place of letters that are drawn in another order or font. */
function actualTexts(file: string): string[] {
  return [...file.matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => {
    const raw = text.replace(/\\([nrtbf\\()])/g, (_, sign: string) =>
      Object.hasOwn(ESCAPED, sign) ? (ESCAPED[sign] ?? '') : sign,
    );
    return Buffer.from(raw, 'latin1').swap16().toString('utf16le');
  });
}
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

describe('the file of a letter', () => {
  it.each([
    ['en', 'letter', '612 792'],
    ['es', 'a4', '595.28 841.89'],
  ])('is a tagged PDF in %s on %s with a title, at most 300 kB [LET-02]', async (locale, paper, size) => {
    const response = await fetchLetter(await makeLetter({ locale, paper }));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { file, bytes } = await opened(response);
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain(`/Lang (${locale})`);
    for (const entry of ['/MarkInfo', '/Marked true', '/StructTreeRoot']) expect(file).toContain(entry);
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain(`/MediaBox [0 0 ${size}]`);
    const tags = [...file.matchAll(/\/(\w+) <<\s*\/MCID \d+\s*>> BDC/g)].map(([, tag]) => tag);
    expect(tags.slice(0, 6)).toEqual(['H1', 'P', 'P', 'H2', 'P', 'TH']);
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(8);
    expect(tags.slice(-4)).toEqual(['Figure', 'P', 'P', 'P']);
    expect(bytes).toBeLessThan(300_000);
  });

  it.each([
    ['سارة', 'المنصور'],
    ['Nguyễn', 'Thị Ánh'],
    ['Fay 🌻', '王小明'],
  ])('holds the name %s %s as it is written, nothing dropped [LET-02]', async (nameFirst, nameLast) => {
    await world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ nameFirst, nameLast, nameMiddle: null })
        .where(eq(chariteer.id, 'volunteer')),
    );
    const { file } = await opened(await fetchLetter(await makeLetter()));
    expect(actualTexts(file).join('')).toContain(
      `${nameFirst} ${nameLast} completed 2 hours, 2 minutes of service learning`,
    );
  });

  it('of 400 entries stays below 300 kB, and there is none of more [LET-02]', async () => {
    await serve(398);
    const id = await makeLetter();
    expect((await opened(await fetchLetter(id))).bytes).toBeLessThan(300_000);
    await serve(1);
    expect(await makeLetter()).toBe('LETTER_TOO_LONG');
  });

  it('of a year with 200 entries takes 1.5 s of the processor at most, and others wait 100 ms at most [LET-07]', async () => {
    await serve(198);
    await opened(await fetchLetter(await makeLetter()));
    const id = await makeLetter();
    const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
    await fetchLetter(id);
    const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
    expect((all.user + all.system) / 1000).toBeLessThan(1500);
    expect((here.user + here.system) / 1000).toBeLessThan(100);
  });

  it('is for its person and the charity that made it, while it is valid [LET-05, LET-06]', async () => {
    const id = await makeLetter();
    const leadsTo = async (as: CastName | null, letterId = id) =>
      (await fetchLetter(letterId, as)).headers.get('location');
    expect(await leadsTo('volunteer')).toBeNull();
    expect(await leadsTo(null)).toBe('/login?returnTo=%2Fletters');
    for (const as of ['gold', 'managers', 'staff'] as const) expect(await leadsTo(as)).toBe('/letters');
    expect(await leadsTo('volunteer', 'none')).toBe('/letters');
    const text = `mutation { makeVolunteerLetter(providerId: "1", chariteerId: "volunteer",
      input: { firstDay: "2025-01-01", lastDay: "2026-12-31", variant: court, locale: es }) { id } }`;
    const { data } = await world.gql<{ makeVolunteerLetter: { id: string } }>(text, {}, { as: 'managers' });
    const issued = data?.makeVolunteerLetter.id ?? '';
    expect(await leadsTo('managers', issued)).toBeNull();
    expect(await leadsTo('coordinators', issued)).toBe('/letters');
    await world.store.write((tx) => tx.update(credit).set({ value: 62 }).where(eq(credit.value, 61)));
    expect(await leadsTo('volunteer')).toBe('/letters');
  });
});
