import { crc32, inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { seedServedPeople } from '../support/served-people.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** The parts of a zip archive by name, found by its list at the end, with their checksums held against it. */
function unzipped(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset));
    const length = file.readUInt16LE(at + 28);
    const start = file.readUInt32LE(at + 42);
    const body = start + 30 + file.readUInt16LE(start + 26);
    const bytes = inflateRawSync(file.subarray(body, body + (packed ?? 0)));
    expect([crc32(bytes), bytes.length]).toEqual([checksum, size]);
    found[file.toString('utf8', at + 46, at + 46 + length)] = bytes.toString();
    at += 46 + length;
  }
  return found;
}

const FILES = {
  VOLUNTEERS: '/files/volunteers.csv',
  RECAP: '/files/recap.csv',
} as const;
const YEAR = {
  from: new Date(TEST_NOW - 300 * DAY_MS).toISOString(),
  until: new Date(TEST_NOW).toISOString(),
};
const askedOf = (file: keyof typeof FILES, providerId: string) =>
  file === 'RECAP' ? { providerId, period: '2026-11' } : { providerId, ...YEAR };

/** The answer to someone who asks for a file of a charity; null: a visitor. */
async function ask(file: keyof typeof FILES, as: CastName | null, providerId = '1', headers = {}) {
  const token = as === null ? null : await world.tokenOf(as);
  return world.askFile(FILES[file], askedOf(file, providerId), { token, headers });
}
const linesOf = async (answer: Response) =>
  // As bytes: text() takes the mark at the beginning away.
  Buffer.from(await answer.arrayBuffer())
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
const seed = (count: number, young = 0) => world.store.write((tx) => seedServedPeople(tx, count, { young }));
const exportsNoted = () => world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'export'));

describe('files with people', () => {
  it('the volunteers come in one answer, named and marked for spreadsheets [SAF-20, VOL-08]', async () => {
    await seed(3);
    const answer = await ask('VOLUNTEERS', 'managers');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Chariteers.csv");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = await linesOf(answer);
    expect(lines[0]).toBe('\uFEFFFirst Name,Last Name,Phone Number,Email Address');
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual([
      'served0000@demo.example',
      'served0001@demo.example',
      'served0002@demo.example',
    ]);
  });

  it('the recap comes with dates of birth of adults and hours, called by charity and month [SAF-20, REC-20, DEC-86]', async () => {
    await seed(2, 1);
    const answer = await ask('RECAP', 'managers');
    expect(answer.headers.get('content-disposition')).toContain(
      "UTF-8''Harbor%20Table%20November%202026.csv",
    );
    const [head, ...rows] = await linesOf(answer);
    expect(head).toBe(
      '\uFEFFFirst Name,Last Name,Phone Number,Email Address,Date of Birth,Completed Quests,Service Hours',
    );
    const contact = String.raw`Ada,Volunteer \d+,\(201\) 555-0100,served000\d@demo\.example`;
    const ofMinor = new RegExp(`^${contact},,1,2$`);
    const ofAdult = new RegExp(`^${contact},\\d{4}-\\d{2}-\\d{2},1,2$`);
    expect(rows.filter((row) => ofMinor.test(row))).toHaveLength(1);
    expect(rows.filter((row) => ofAdult.test(row))).toHaveLength(1);
  });

  it('holds no date of birth once the person has ended the contact [REC-20] [DEC-86]', async () => {
    const [id = ''] = await seed(1);
    const closed = { chariteerId: id, providerId: '1', closedAt: TEST_NOW + DAY_MS };
    await world.store.write((tx) => tx.insert(contactClosure).values(closed));
    const [, row] = await linesOf(await ask('RECAP', 'managers'));
    expect(row).toMatch(/^Ada,Volunteer \d+,,,,1,2$/);
  });

  it.each(['VOLUNTEERS', 'RECAP'] as const)(
    'the file %s is made by the server, with its entry [DEC-57: API]',
    async (kind) => {
      await seed(1);
      const answer = await ask(kind, 'managers');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(await linesOf(answer)).toHaveLength(2);
      expect(await exportsNoted()).toHaveLength(1);
    },
  );

  it('the recap comes as a workbook with the same rows, with formulas defused [HRS-14]', async () => {
    const [id = ''] = await seed(1);
    await world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ nameFirst: '=1+1 <&>', nameLast: 'ד Nguyễn 😀' })
        .where(eq(chariteer.id, id))
        .then(() => undefined),
    );
    const token = await world.tokenOf('managers');
    const answer = await world.askFile('/files/recap.xlsx', askedOf('RECAP', '1'), { token, headers: {} });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(answer.headers.get('content-disposition')).toContain('November%202026.xlsx');
    const parts = unzipped(Buffer.from(await answer.arrayBuffer()));
    expect(Object.keys(parts)).toContain('[Content_Types].xml');
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(2);
    expect(sheet).toContain(">'=1+1 &lt;&amp;&gt;</t>");
    expect(sheet).toContain('>ד Nguyễn 😀</t>');
    expect(sheet).toContain('<c><v>2</v></c></row>');
    expect(sheet).not.toContain('<f>');
    expect(await exportsNoted()).toHaveLength(1);
  });

  it('the figures of a recap come as a file and a workbook, with nobody in them, for who may read the recap [HRS-14]', async () => {
    await seed(6);
    const figures = async (as: CastName, extension: string, period = '2026-11') =>
      world.askFile(
        `/files/figures.${extension}`,
        { providerId: '1', period },
        { token: await world.tokenOf(as) },
      );
    const answer = await figures('managers', 'csv');
    expect(answer.headers.get('content-disposition')).toContain('Harbor%20Table%20November%202026.csv');
    const lines = await linesOf(answer);
    expect(lines).toEqual(
      expect.arrayContaining([
        '\uFEFFFigure,Value',
        'Total Unique Volunteers,6',
        'Hours of Charitable Service,12',
      ]),
    );
    expect(lines.join()).not.toMatch(/Ada|served0/);
    const parts = unzipped(Buffer.from(await (await figures('managers', 'xlsx')).arrayBuffer()));
    expect(parts['xl/worksheets/sheet1.xml']?.match(/<row>/g)).toHaveLength(lines.length);
    expect((await figures('coordinators', 'csv')).status).toBe(403);
    expect((await figures('managers', 'csv', '2026-13')).status).toBe(400);
    expect(await exportsNoted()).toEqual([]);
  });

  it('titles the columns in the language of the console that asks [HRS-14]', async () => {
    const [head] = await linesOf(await ask('RECAP', 'managers', '1', { 'x-page-language': 'es' }));
    expect(head).toMatch(/^\uFEFFNombre,Apellido,.*,Horas/);
  });

  it('a name that would be run as a formula is defused on its way [SAF-20, OPEN-VOL-01]', async () => {
    const [id = ''] = await seed(1);
    for (const [name, cell] of [
      ['=1+1', "'=1+1"],
      ['+1', "'+1"],
      ['-1', "'-1"],
      ['@SUM(A1)', "'@SUM(A1)"],
    ] as const) {
      await world.store.write((tx) =>
        tx
          .update(chariteer)
          .set({ nameFirst: name })
          .where(eq(chariteer.id, id))
          .then(() => undefined),
      );
      const [, row] = await linesOf(await ask('VOLUNTEERS', 'managers'));
      expect(row).toMatch(new RegExp(`^${cell.replace(/[+().]/g, '\\$&')},`));
    }
  });

  it('its entry stands in the audit log before a byte of it leaves, with how many it tells of [SAF-20]', async () => {
    await seed(3, 1);
    // Nothing is read of the body: what is noted was noted before.
    await ask('RECAP', 'managers');
    const [entry] = await exportsNoted();
    expect(entry).toMatchObject({ actorId: 'managers', subjectType: 'provider', subjectId: '1' });
    expect(entry?.detail).toEqual({ file: 'RECAP', rows: 3, people: 3, young: 1 });
  });

  it('without the right to contacts the cells are empty, and the entry counts nobody reached [SAF-20, SAF-07]', async () => {
    await seed(2);
    const lines = await linesOf(await ask('RECAP', 'boardmembers'));
    const [entry] = await exportsNoted();
    const reached = lines.slice(1).filter((line) => line.includes('@')).length;
    expect(entry?.detail).toEqual({ file: 'RECAP', rows: 2, people: reached, young: 0 });
    expect((await linesOf(await ask('VOLUNTEERS', 'coordinators'))).slice(1)).toEqual([',,,', ',,,']);
    const [, second] = await exportsNoted();
    expect(second?.detail).toEqual({ file: 'VOLUNTEERS', rows: 2, people: 0, young: 0 });
  });

  it('a thousand rows take as many statements as a quarter of them [SAF-20]', async () => {
    // So many that it is told of: that is told once, and the second time is the rule.
    await seed(250);
    await ask('RECAP', 'managers');
    const few = [await statementsOf('RECAP', 250), await statementsOf('VOLUNTEERS', 250)];
    await world.store.write((tx) => seedServedPeople(tx, 750, { prefix: 'more' }));
    const many = [await statementsOf('RECAP', 1_000), await statementsOf('VOLUNTEERS', 1_000)];
    expect(many).toEqual(few);
  });

  async function statementsOf(file: keyof typeof FILES, rows: number): Promise<number> {
    const before = world.store.statementCount();
    expect(await linesOf(await ask(file, 'managers'))).toHaveLength(rows + 1);
    return world.store.statementCount() - before;
  }

  it('who hangs up midway leaves nothing open, and the next one is served [SAF-20]', async () => {
    // Two parts of the text.
    await seed(501);
    const answer = await ask('RECAP', 'managers');
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    // Empties the journal, which throws while any statement still reads.
    await world.store.scrub();
    await world.store.write(async () => undefined);
    expect((await ask('RECAP', 'managers')).status).toBe(200);
  });
});

describe('who may have a file', () => {
  const RECAP: readonly CastName[] = ['provider', 'staff', 'admins', 'boardmembers', 'managers'];
  const GROWN: readonly CastName[] = [
    ...RECAP,
    'employees',
    'staffrole',
    'nightcasemanagers',
    'kitchenmanagers',
    'frontdeskstaff',
    'coordinators',
    'captains',
  ];
  const OTHERS: readonly CastName[] = ['trustedminors', 'volunteer', 'new', 'guildadmin'];

  it.each([...GROWN, ...OTHERS])('%s has what the table of rights says [SAF-20, PERM-23]', async (who) => {
    expect((await ask('RECAP', who)).status).toBe(RECAP.includes(who) ? 200 : 403);
    expect((await ask('VOLUNTEERS', who)).status).toBe(GROWN.includes(who) ? 200 : 403);
    expect((await ask('VOLUNTEERS', who, '3')).status).toBe(who === 'staff' ? 200 : 403);
    const noted = (await exportsNoted()).filter(({ subjectId }) => subjectId === '1');
    expect(noted.length).toBe(Number(RECAP.includes(who)) + Number(GROWN.includes(who)));
  });

  it('visitors, unknown charities and odd requests are refused in the words of the API [SAF-20]', async () => {
    const visitor = await ask('RECAP', null);
    expect(visitor.status).toBe(401);
    expect(visitor.headers.get('x-viewer')).toBe('none');
    expect(await visitor.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_LOGGED_IN' } }] });
    expect((await ask('RECAP', 'managers', 'nothing')).status).toBe(404);
    const token = await world.tokenOf('managers');
    const odd = [{}, { providerId: '1' }, { providerId: '1', period: '2026-13' }, { providerId: 1 }, []];
    for (const asked of odd) expect((await world.askFile(FILES.RECAP, asked, { token })).status).toBe(400);
    const long = { ...askedOf('VOLUNTEERS', '1'), q: 'x'.repeat(5_000) };
    expect((await world.askFile(FILES.VOLUNTEERS, long, { token })).status).toBe(400);
    expect(await exportsNoted()).toEqual([]);
  });

  it('no other site, no link and no form makes one [SAF-20]', async () => {
    await seed(1);
    expect((await ask('RECAP', 'managers', '1', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask('RECAP', 'managers', '1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask('RECAP', 'managers', '1', form)).status).toBe(400);
    const cookie = `session=${await world.tokenOf('managers')}`;
    const link = await world.request(`${FILES.RECAP}?providerId=1&period=2026-11`, { headers: { cookie } });
    expect(link.status).toBe(404);
    expect(await exportsNoted()).toEqual([]);
  });

  it('thirty in a quarter of an hour, and then a pause that the answer tells [SAF-20]', async () => {
    for (let count = 0; count < 30; count += 1) expect((await ask('RECAP', 'managers')).status).toBe(200);
    const refused = await ask('RECAP', 'managers');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect((await ask('RECAP', 'admins')).status).toBe(200);
    expect(await exportsNoted()).toHaveLength(31);
  });

  it('a refusal to somebody who is logged in stands in the audit log [SAF-20, SAF-21]', async () => {
    await ask('RECAP', 'volunteer');
    const refused = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'refused'));
    expect(refused.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      ['volunteer', { operation: 'files/recap.csv' }],
    ]);
  });
});
