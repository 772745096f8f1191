import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaderboardDocument } from '../../gql/generated/volunteers.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useSettled } from '../../widgets/fields/use-settled.ts';
import {
  addressOf,
  choiceIn,
  choiceProblem,
  defaultChoice,
  leaderboardFilter,
} from './leaderboard-choice.ts';

/** A page of those who have served at a charity, and how many there are. */
const leaderboard = reading(
  LeaderboardDocument,
  ({ getSpecificChariteers: rows, countSpecificChariteers: total }) => ({ rows, total }),
);

const PAUSE_MILLISECONDS = 300;

/** The fields as they are typed, and what they choose once no one has typed for a moment; kept in the address. */
export function useLeaderboardChoice() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => choiceIn(params, Date.now()));
  const settled = useSettled(typed, PAUSE_MILLISECONDS);
  useEffect(() => {
    const address = addressOf(settled, Date.now());
    setParams((last) => ({ ...(last.get('tab') && { tab: last.get('tab') ?? '' }), ...address }), {
      replace: true,
    });
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
  const now = Date.now();
  const isChosen = choiceProblem(choice) === null;
  const range = leaderboardFilter(isChosen ? choice : defaultChoice(now), now);
  return useAnswer(
    leaderboard,
    { providerId, ...range, page, perPage },
    { enabled: isChosen, keepsLast: true },
  );
}
