/** The contest that is shown; its days as 'YYYY-MM-DD'. */
export type ContestRow = { year: number; startsOn: string; endsOn: string };
