/** The contest that is shown; its days as 'YYYY-MM-DD'. */
export type ContestRow = { year: number; startsOn: string; endsOn: string };

/** A guild's place in a contest; `correctedMinutes` where the kept result counts otherwise today. */
export type ContestStandingRow = {
  year: number;
  rank: number;
  guildId: string;
  guildName: string;
  classification: string;
  minutes: number;
  memberCount: number;
  correctedMinutes: number | null;
  charityId: string | null;
  charityName: string | null;
  isFinal: boolean;
};

/** Winners of a past contest. */
export type ContestOutcomeRow = {
  year: number;
  winners: Pick<ContestStandingRow, 'guildId' | 'guildName' | 'charityName'>[];
};
