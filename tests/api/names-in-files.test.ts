import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { formatPhone } from '#domain/text/format.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { PEOPLE, seenBy, without } from '../support/seen-by.ts';
import {
  ONLOOKERS,
  type Onlooker,
  SEEN,
  type SeenName,
  seedVisibilityWorld,
  seenId,
  seenUsername,
} from '../support/visibility-world.ts';
import { openWorld, type World } from '../support/world.ts';

/** The onlookers of the matrix, and one who runs the charity at 16 years. */
const SAVERS = [null, ...ONLOOKERS, 'kid'] as const;
type Saver = (typeof SAVERS)[number];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await seedVisibilityWorld(tx, { now: TEST_NOW, districtId: '1' });
    await insertMembership(tx, { groupId: 'seen-team', accountId: seenId('kid'), roleId: 'admins' });
  });
});
afterAll(() => world.close());

const idOf = (saver: Saver) => (saver === null ? null : (seenId(saver) as CastName));

const YEAR = {
  providerId: SEEN.charity,
  from: new Date(TEST_NOW - 300 * 86_400_000).toISOString(),
  until: new Date(TEST_NOW).toISOString(),
};

/** The files of the console, as it asks for them. */
const FILES = {
  volunteers: ['/files/volunteers.csv', YEAR],
  recap: ['/files/recap.csv', { providerId: SEEN.charity, period: '2026' }],
} as const;

/** The text of a file; empty where nothing is answered. */
async function textOf(file: keyof typeof FILES, saver: Saver): Promise<string> {
  const [address, asked] = FILES[file];
  const token = saver === null ? null : await world.sessions.open(seenId(saver));
  const answer = await world.askFile(address, asked, { token });
  return answer.ok ? answer.text() : '';
}

/** Names, user name, address of someone, as they stand nowhere else. */
const wordsOf = (name: string) => [seenUsername(name), `Real${name},`, `${seenId(name)}@demo.example`];
const namedIn = (text: string): SeenName[] =>
  PEOPLE.filter((name) => wordsOf(name).some((word) => text.includes(word)));
/** Files hold real names, which only those see who are entitled, and no one under 18. */
const ENTITLED: readonly Saver[] = ['manager', 'admin', 'own', 'staff'];

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])('the file of the %s', (file) => {
  it.each(SAVERS)(
    'holds for %s (null: a visitor) whom the rule lets [SAF-01, SAF-04, SAF-13]',
    async (saver) => {
      const text = await textOf(file, saver);
      const isEntitled = ENTITLED.includes(saver);
      expect(namedIn(text)).toEqual(isEntitled ? PEOPLE : []);
      if (isEntitled) expect(seenBy(saver as Onlooker, 'recap')).toEqual(PEOPLE);
      // Telephone numbers are the same for all: whoever reads no names reads none of them either.
      expect(text.includes(formatPhone('2015550100'))).toBe(isEntitled);
      // The recap tells when adults were born, and of no minor.
      const births = text.match(/\b(?:19|20)\d\d-\d\d-\d\d\b/g) ?? [];
      expect(births.filter((birth) => isYoungOn(birth, TEST_NOW))).toEqual([]);
      expect(births.length > 0).toBe(file === 'recap' && isEntitled);
    },
  );

  it.each(SAVERS)('is noted in the audit log without a name when %s makes it [SAF-01]', async (saver) => {
    const text = await textOf(file, saver);
    if (ENTITLED.includes(saver)) expect(text).not.toBe('');
    const entries = await world.store.read.select().from(auditEntry);
    expect(namedIn(JSON.stringify(entries.map(({ detail }) => detail)))).toEqual([]);
  });
});

describe('calendar files', () => {
  it.each([...SAVERS, ...PEOPLE])('name nobody to %s [SAF-01, SAF-02, SAF-04]', async (saver) => {
    const token = saver === null ? '' : await world.sessions.open(seenId(saver));
    const headers: Record<string, string> = saver === null ? {} : { cookie: `session=${token}` };
    const texts: string[] = [];
    for (const id of [SEEN.ahead, SEEN.past]) {
      const answer = await world.request(`/quest/${id}.ics`, { headers });
      const isOn = saver === 'onquest' || PEOPLE.some((name) => name === saver);
      expect(answer.status).toBe(saver === null ? 303 : isOn ? 200 : 404);
      texts.push(await answer.text());
    }
    if (saver !== null) texts.push(await feedOf(saver));
    expect(namedIn(texts.join())).toEqual([]);
    for (const name of PEOPLE) expect(texts.join()).not.toContain(seenId(name));
  });

  async function feedOf(saver: string): Promise<string> {
    const { data } = await world.gql<{ createCalendarFeed: { address: string } }>(
      'mutation { createCalendarFeed { address } }',
      {},
      { as: seenId(saver) as CastName },
    );
    const { pathname } = new URL(data?.createCalendarFeed.address ?? '');
    return (await world.request(pathname)).text();
  }
});

describe('service records', () => {
  const RECORD = `chariteer { id username favoriteDistricts { id } } shown volunteerMinutes questsCompleted
    attendancePercentage foodQuestsCompleted`;

  it.each([null, ...ONLOOKERS])(
    'hold nothing of the young for %s [SAF-01, SAF-04, SAF-05]',
    async (onlooker) => {
      for (const name of PEOPLE) {
        const way = `{ getServiceRecord(id: "${seenId(name)}") { ${RECORD} } }`;
        const { data, errors } = await world.gql(way, {}, { as: idOf(onlooker) });
        const isOpen = without(PEOPLE, ['kid', 'youth']).includes(name) || onlooker === 'staff';
        expect(data !== null && data !== undefined, JSON.stringify(errors)).toBe(isOpen);
        expect(JSON.stringify(data ?? null)).not.toMatch(/Real|@demo/);
        // Attendance and districts are no one's by default (SAF-05).
        if (isOpen && onlooker !== 'staff')
          expect(data?.getServiceRecord).toMatchObject({
            attendancePercentage: null,
            chariteer: { favoriteDistricts: [] },
          });
      }
    },
  );
});
