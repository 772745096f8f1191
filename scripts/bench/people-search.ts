import Sqlite from 'better-sqlite3';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { rebuildRecap } from '#api/recaps/recaps/rebuild-recap.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';
import { median } from './median.ts';
import { makePeopleWorld } from './people-world.ts';

const PEOPLE = 200_000;
const CALLS = 15;
const DAY_MS = 24 * 3_600_000;
const GOAL_MS = 150;
const QUEST = 'bench-quest';
const ALERT = `{ questId: "${QUEST}", districtIds: ["1"], filters: {} }`;

/** What staff look for among 200,000 people, and what it asks. */
const SEARCHES: Readonly<Record<string, string>> = {
  'accounts by a name that 40 have': '{ accountPage(q: "bench 4711") { total } }',
  'accounts by a part of an address': '{ accountPage(q: "person4711") { total } }',
  'accounts by a name that all have': '{ accountPage(q: "ada") { total } }',
  'past volunteers of a charity by name': '{ pastVolunteers(providerId: "PROVIDER", q: "ada") { id } }',
  'volunteers of a charity': '{ volunteerPage(providerId: "PROVIDER") { total } }',
  'audience of an alert: known to the charity': `{ getChariteerAlertVolunteers(input: ${ALERT}) { manaCost } }`,
};

/** Searches by name and audiences of alerts among 200,000 people, beside a question without rows. */
export async function benchPeopleSearch(): Promise<string[]> {
  const file = await makePeopleWorld(PEOPLE);
  const providerId = insertAccounts(file);
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.write(rebuildRecap);
  await store.write(async (tx) => {
    await insertAccount(tx, { id: 'bench-staff', username: 'benchstaff', isStaff: true });
    const startedAt = BENCH_NOW + DAY_MS;
    await insertQuest(tx, { id: QUEST, providerId, startedAt, endedAt: startedAt + DAY_MS / 12 });
  });
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://bench.test' });
  const clock = () => BENCH_NOW;
  const app = createApp({ store, clock, config, log: createLog({ logLevel: 'silent' }) });
  const token = await createSessions(store, config, clock).open('bench-staff');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const timeOf = async (query: string) => {
    const times: number[] = [];
    for (let call = 0; call <= CALLS; call += 1) {
      const start = performance.now();
      const answer = await app.request('/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      // The first call warms up.
      if (call > 0) times.push(performance.now() - start);
    }
    return median(times);
  };
  try {
    const bare = await timeOf('{ __typename }');
    const lines: string[] = [];
    for (const [what, query] of Object.entries(SEARCHES)) {
      const time = await timeOf(query.replace('PROVIDER', providerId));
      lines.push(
        `${PEOPLE} people, ${what}: ${time.toFixed(1)} ms (goal ≤ ${GOAL_MS}), ${(time / bare).toFixed(0)} × a question without rows`,
      );
    }
    return lines;
  } finally {
    await store.close();
  }
}

/** Gives everyone an account and a name; every 31st has been at the first charity, whose id is returned. */
function insertAccounts(file: string): string {
  const db = new Sqlite(file);
  const { id } = db.prepare('SELECT id FROM provider ORDER BY id LIMIT 1').get() as { id: string };
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    db.exec(`UPDATE chariteer SET nameLast = 'Bench ' || (rowid % 5003)`);
    db.exec(`INSERT INTO account (id, displayName, username, usernameKey, email, emailKey, accountType, entityId, createdAt, nameFirst, nameLast)
      SELECT id, username, username, lower(username), emailAddress, lower(emailAddress), 'Chariteer', 'entity-' || id, createdAt, nameFirst, nameLast FROM chariteer`);
    db.exec(`INSERT INTO contact_email (id, accountId, emailAddress, position, verificationStatus)
      SELECT 'mail-' || id, id, email, 0, 'Confirmed' FROM account`);
    const startedAt = BENCH_NOW - 30 * DAY_MS;
    db.exec(`INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt,
      resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      WITH RECURSIVE n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n WHERE x < 399)
      SELECT 'past-' || x, '${id}', 'Shift', 'OSV', 'Published', ${startedAt}, ${startedAt + DAY_MS / 12}, 1, 10, 50, 1, 1 FROM n`);
    db.exec(`INSERT INTO contract (id, questId, chariteerId, claimedAt, status, actualArrivalAt, actualDepartureAt)
      SELECT 'contract-' || id, 'past-' || (rowid % 400), id, 1, 'Present', ${startedAt}, ${startedAt + DAY_MS / 12}
      FROM chariteer WHERE rowid % 31 = 0`);
  })();
  db.exec('ANALYZE');
  db.close();
  return id;
}
