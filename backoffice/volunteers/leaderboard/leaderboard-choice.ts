import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { addDays, instantOf, isDay } from '#domain/time/new-york-time.ts';
import { keysOf, pick } from '../../api-client/typed-record.ts';
import { textsOf } from '../../language/console-locale.ts';

/** What the leaderboard is narrowed to: days 'YYYY-MM-DD' of New York, both included, and words of a name. */
export type LeaderboardChoice = { from: string; to: string; q: string };

export const DEFAULT_CHOICE: LeaderboardChoice = { from: '2023-01-01', to: '2030-01-01', q: '' };

/** The choice in the address; what is missing there is the default, a start date that was taken away stays away. */
export function choiceIn(params: URLSearchParams): LeaderboardChoice {
  return {
    from: params.get('from') ?? DEFAULT_CHOICE.from,
    to: params.get('to') ?? DEFAULT_CHOICE.to,
    q: params.get('q') ?? '',
  };
}

/** The parts of a choice that differ from the default, for the address. */
export function addressOf(choice: LeaderboardChoice): Record<string, string> {
  return pick(
    choice,
    keysOf(choice).filter((name) => choice[name] !== DEFAULT_CHOICE[name]),
  );
}

/** Why nothing can be listed, or null. Without an end it is open. */
export function choiceProblem({ from, to }: LeaderboardChoice): 'no start' | 'ends before it starts' | null {
  if (!isDay(from)) return 'no start';
  return isDay(to) && to < from ? 'ends before it starts' : null;
}

/** The range as the API takes it, its end not included. */
export function leaderboardFilter({ from, to, q }: LeaderboardChoice) {
  const last = isDay(to) ? to : DEFAULT_CHOICE.to;
  const words = q.trim();
  return {
    from: new Date(instantOf(from, '00:00')).toISOString(),
    until: new Date(instantOf(addDays(last, 1), '00:00')).toISOString(),
    ...(words && { q: words }),
  };
}

/** How many there are: 'You have 5 volunteers'. */
export function countText(count: number): string {
  return textsOf(consoleVolunteersTexts).counted({ count });
}
