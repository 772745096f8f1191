import type { GetListParams, GetOneParams } from 'react-admin';
import { CONTEST_DISTRICTS } from '#domain/guilds/contest-standings.ts';
import {
  NameContestCharityDocument,
  SetContestYearDocument,
  StaffContestDocument,
  StaffContestOutcomesDocument,
  StaffPastContestDocument,
} from '../../gql/generated/staff.ts';
import type { StaffContestOutcomesQuery, StaffPastContestQuery } from '../../gql/generated.ts';
import { writing } from '../../resources/method.ts';
import { type Changed, operation } from '../../resources/operation.ts';

/** A contest that is over, as the list shows it; its year is its id. */
export type OutcomeRecord = StaffContestOutcomesQuery['contestOutcomes'][number] & { id: number };
/** All of one, with the charities that a winner chooses from. */
export type PastContestRecord = NonNullable<StaffPastContestQuery['pastContest']> & {
  id: number;
  charities: { id: string; name: string }[];
};

/** `contest`: the one that the site shows; `contests`: those that are over. */
export const CONTEST_OPERATIONS = {
  'contest GET_ONE': operation({
    document: StaffContestDocument,
    variables: (_params: GetOneParams) => ({}),
    result: ({ contest }, { id }) => ({ data: { id, ...contest } }),
  }),
  'contest UPDATE': operation({
    document: SetContestYearDocument,
    variables: ({ data }: Changed<{ year: number | null }>) => ({ year: data.year }),
    result: ({ setContestYear }, { id }) => ({ data: { id, ...setContestYear } }),
  }),
  'contests GET_LIST': operation({
    document: StaffContestOutcomesDocument,
    variables: (_params: GetListParams) => ({}),
    result: ({ contestOutcomes }) => ({
      data: contestOutcomes.map((one): OutcomeRecord => ({ id: one.year, ...one })),
      total: contestOutcomes.length,
    }),
  }),
  'contests GET_ONE': operation({
    document: StaffPastContestDocument,
    variables: ({ id }: GetOneParams) => ({ year: Number(id) }),
    result: ({ pastContest, districts }) => ({
      data: pastContest && { id: pastContest.year, ...pastContest, charities: charitiesOf(districts) },
    }),
  }),
} as const;

/** Names the charity that receives the prize of a guild that has won. */
export const nameCharity = writing(NameContestCharityDocument, (data) => data.chooseContestCharity);

function charitiesOf(districts: StaffPastContestQuery['districts']): PastContestRecord['charities'] {
  return CONTEST_DISTRICTS.flatMap((name) => districts.find((one) => one.name === name)?.providers ?? []);
}
