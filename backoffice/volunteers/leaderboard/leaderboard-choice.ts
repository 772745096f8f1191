import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { addDays, instantOf, isDay, isoOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { keysOf, pick } from '../../api-client/typed-record.ts';
import { textsOf } from '../../language/console-locale.ts';

/** What the leaderboard is narrowed to: days 'YYYY-MM-DD' of New York, both included, and words of a name. */
export type LeaderboardChoice = { from: string; to: string; q: string };

/** The choice where none was made: to the later of 2030-01-01 and the end of next year. `now` in epoch ms. */
export function defaultChoice(now: number): LeaderboardChoice {
  const endOfNextYear = `${Number(newYorkDay(now).slice(0, 4)) + 1}-12-31`;
  const to = endOfNextYear > '2030-01-01' ? endOfNextYear : '2030-01-01';
  return { from: '2023-01-01', to, q: '' };
}

/** The choice in the address; what is missing there is the default, a start date that was taken away stays away. */
export function choiceIn(params: URLSearchParams, now: number): LeaderboardChoice {
  const usual = defaultChoice(now);
  return {
    from: params.get('from') ?? usual.from,
    to: params.get('to') ?? usual.to,
    q: params.get('q') ?? '',
  };
}

/** The parts of a choice that differ from the default, for the address. */
export function addressOf(choice: LeaderboardChoice, now: number): Record<string, string> {
  const usual = defaultChoice(now);
  return pick(
    choice,
    keysOf(choice).filter((name) => choice[name] !== usual[name]),
  );
}

/** Why nothing can be listed, or null. Without an end it is open. */
export function choiceProblem({ from, to }: LeaderboardChoice): 'no start' | 'ends before it starts' | null {
  if (!isDay(from)) return 'no start';
  return isDay(to) && to < from ? 'ends before it starts' : null;
}

/** The range as the API takes it, its end not included. */
export function leaderboardFilter({ from, to, q }: LeaderboardChoice, now: number) {
  const last = isDay(to) ? to : defaultChoice(now).to;
  const words = q.trim();
  return {
    from: isoOf(instantOf(from, '00:00')),
    until: isoOf(instantOf(addDays(last, 1), '00:00')),
    ...(words && { q: words }),
  };
}

/** How many there are: 'You have 5 volunteers'. */
export function countText(count: number): string {
  return textsOf(consoleVolunteersTexts).counted({ count });
}
