import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';
import { FIND_PERSON, makeFindWorld } from './find-world.ts';
import { median } from './median.ts';

const ROUNDS = 31;
/** Until the engine has compiled what it runs: before, what takes longer is all the slower. */
const WARM_UP_ROUNDS = 10;
const FIND = `query Find($filter: FindFilter, $sort: FindSort, $showAll: Boolean) {
  findQuests(filter: $filter, sort: $sort, showAll: $showAll) {
    total isTotalAtLeast hasMore place { label } leftOut { reason count } loosen { filter count }
    quests { miles quest { id eventTitle startedAt endedAt serviceTags takenCount resourceMaxNumber
      provider { id name } location { name address } viewerVerdict { verdict } } }
  }
}`;

type Sought = { filter?: object; sort?: string; showAll?: boolean };
/** What is asked, and how much longer it may take among a hundred times as many. */
const QUESTIONS: readonly (readonly [name: string, sought: Sought, goal: number])[] = [
  ['by start', {}, 1.5],
  ['show all', { showAll: true }, 1.5],
  ['weekend', { filter: { day: 'WEEKEND' } }, 1.5],
  ['a date', { filter: { date: '2026-12-12' } }, 1.5],
  ['evening', { filter: { times: ['EVENING'] } }, 1.5],
  ['one type', { filter: { types: ['food'] } }, 1.5],
  ['three types', { filter: { types: ['food', 'water', 'mind'] } }, 1.5],
  ['district', { filter: { districtId: 'd7' } }, 1.5],
  ['10 miles', { filter: { zip: '10001' } }, 1.5],
  ['1 mile', { filter: { zip: '10001', miles: 1 } }, 1.5],
  ['needs people', { filter: { needsPeople: true } }, 1.5],
  ['with children', { filter: { withChildren: true } }, 1.5],
  ['no experience', { filter: { noExperience: true } }, 1.5],
  ['at home', { filter: { atHome: true } }, 1.5],
  ['distance', { filter: { zip: '10001', miles: 25 }, sort: 'DISTANCE' }, 5],
  ['need', { sort: 'NEED' }, 5],
  ['need in a district', { filter: { districtId: 'd7' }, sort: 'NEED' }, 5],
  ['a frequent word', { filter: { words: 'dinner' } }, 5],
  ['two words', { filter: { words: 'garden 77' } }, 5],
  ['a rare word', { filter: { words: 'number 777' } }, 5],
  ['a word by need', { filter: { words: 'orchard' }, sort: 'NEED' }, 5],
  ['a word by distance', { filter: { words: 'orchard', zip: '10001', miles: 25 }, sort: 'DISTANCE' }, 5],
  ['a word that nobody wrote', { filter: { words: 'zzzz', types: ['food'], day: 'WEEKEND' } }, 5],
];

/** Finding among 100,000 quests of 500 charities against 1,000 of them, for someone who is logged in. */
export async function benchFind(): Promise<string[]> {
  const small = await openFinder(1_000);
  const large = await openFinder(100_000);
  const lines: string[] = [];
  for (const [name, sought, goal] of QUESTIONS) {
    const times: { small: number; large: number }[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const time = { small: await small.ask(sought), large: await large.ask(sought) };
      if (round >= WARM_UP_ROUNDS) times.push(time);
    }
    const [few, many] = [median(times.map((time) => time.small)), median(times.map((time) => time.large))];
    lines.push(
      `find ${name}: ${few.toFixed(1)} ms among 1,000, ${many.toFixed(1)} ms among 100,000: ${(many / few).toFixed(2)} × (goal ≤ ${goal} ×)`,
    );
  }
  await small.close();
  await large.close();
  return lines;
}

async function openFinder(quests: number) {
  const store = openStore({ url: `file:${await makeFindWorld(quests)}`, cells: BENCH_CELLS });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const clock = () => BENCH_NOW;
  const app = createApp({ store, clock, config, log: createLog(config) });
  const authorization = `Bearer ${await createSessions(store, config, clock).open(FIND_PERSON)}`;
  /** Milliseconds of the processor for one answer: nothing else runs here, and others on the machine do not count. */
  const ask = async (variables: Sought): Promise<number> => {
    const began = process.cpuUsage();
    const answer = await app.request(
      '/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: FIND, variables }),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    const text = await answer.text();
    const { user, system } = process.cpuUsage(began);
    if (!text.includes('"findQuests"') || text.includes('"errors"')) throw new Error(text.slice(0, 500));
    return (user + system) / 1000;
  };
  return { ask, close: () => store.close() };
}
