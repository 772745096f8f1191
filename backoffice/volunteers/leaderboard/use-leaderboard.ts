import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { LeaderboardRowFragment } from '../../gql/generated.ts';
import { useSettled } from '../../widgets/lists/use-settled.ts';
import { addressOf, choiceIn, choiceProblem, leaderboardFilter } from './leaderboard-choice.ts';

export type LeaderboardRow = LeaderboardRowFragment & RaRecord<string>;

const PAUSE_MILLISECONDS = 300;

/** The fields as they are typed, and what they choose once nobody has typed for a moment; kept in the address. */
export function useLeaderboardChoice() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => choiceIn(params));
  const settled = useSettled(typed, PAUSE_MILLISECONDS);
  useEffect(() => {
    setParams(addressOf(settled), { replace: true });
  }, [settled, setParams]);
  return { typed, settled, setTyped };
}

type Wanted = {
  providerId: string;
  choice: ReturnType<typeof choiceIn>;
  page: number;
  perPage: number;
};

/** A page of the leaderboard; nothing is asked for without a start date. */
export function useLeaderboard({ providerId, choice, page, perPage }: Wanted) {
  const isChosen = choiceProblem(choice) === null;
  return useGetList<LeaderboardRow>(
    'chariteers',
    {
      filter: isChosen ? { providerId, ...leaderboardFilter(choice) } : {},
      pagination: { page, perPage },
    },
    {
      enabled: isChosen,
      retry: isWorthRetrying,
      placeholderData: (last) => last,
      onError: () => undefined,
    },
  );
}
