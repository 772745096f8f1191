// npm run bench [-- NAME …]: speed as ratios, measured side by side in one run. It is no test and fails nothing.
// npm run bench -- start 2000: a start on a database of so many MB.
import { moveDate, restoreDate } from '../tests/support/moved-date.ts';
import { BENCH_NOW, makeBenchWorld } from './bench/bench-world.ts';
import { benchFind } from './bench/find.ts';
import { benchFirstList } from './bench/first-list.ts';
import { benchFirstWords } from './bench/first-words.ts';
import { benchLetter } from './bench/letter.ts';
import { benchLogIns } from './bench/log-ins.ts';
import { benchMails } from './bench/mails.ts';
import { benchMonth } from './bench/month.ts';
import { benchOwnPages } from './bench/own-pages.ts';
import { benchPageBytes } from './bench/page-bytes.ts';
import { benchPages } from './bench/pages.ts';
import { benchPeopleSearch } from './bench/people-search.ts';
import { benchQuestList } from './bench/quest-list.ts';
import { benchRecap } from './bench/recap.ts';
import { benchReminders } from './bench/reminders.ts';
import { benchSignUps } from './bench/sign-ups.ts';
import { benchSlowAnswers } from './bench/slow-answers.ts';
import { benchStart } from './bench/start.ts';
import { benchStartPage } from './bench/start-page.ts';

const BENCHES: Record<string, () => Promise<string[]>> = {
  'quest-list': async () => benchQuestList(await makeBenchWorld()),
  pages: async () => benchPages(await makeBenchWorld()),
  'own-pages': atBenchNow(benchOwnPages),
  'slow-answers': async () => benchSlowAnswers(await makeBenchWorld()),
  'sign-ups': atBenchNow(benchSignUps),
  find: atBenchNow(benchFind),
  'log-ins': benchLogIns,
  mails: benchMails,
  reminders: benchReminders,
  month: atBenchNow(benchMonth),
  letter: atBenchNow(benchLetter),
  recap: atBenchNow(benchRecap),
  'page-bytes': benchPageBytes,
  'first-words': benchFirstWords,
  'first-list': benchFirstList,
  'start-page': benchStartPage,
  'people-search': atBenchNow(benchPeopleSearch),
  start: () => benchStart(asked.filter((word) => /^\d+$/.test(word))),
};

/** A bench with sessions that were opened at `BENCH_NOW`: lucia reads `Date`. */
function atBenchNow(bench: () => Promise<string[]>): () => Promise<string[]> {
  return async () => {
    moveDate(() => BENCH_NOW);
    return bench().finally(() => restoreDate());
  };
}

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const line of await bench()) console.log(line);
}
