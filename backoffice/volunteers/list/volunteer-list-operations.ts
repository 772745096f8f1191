import type { GetListParams } from 'react-admin';
import { addDays, instantOf, isDay, isoOf } from '#domain/time/new-york-time.ts';
import { VolunteerPageDocument } from '../../gql/generated/volunteers.ts';
import type { VolunteerFilter, VolunteerSort } from '../../gql/generated.ts';
import { operation } from '../../resources/operation.ts';

/** What the list is narrowed by; days 'YYYY-MM-DD', both included. */
export type VolunteerChoice = Pick<VolunteerFilter, 'q' | 'standing' | 'labelId'> & {
  from?: string;
  until?: string;
};

type VolunteerListParams = Pick<GetListParams, 'pagination'> & {
  filter: VolunteerChoice & { providerId: string };
  sort?: VolunteerSort;
};

/** The list of volunteers. */
export const OPERATIONS = {
  'volunteers GET_LIST': operation({
    document: VolunteerPageDocument,
    variables: ({ filter: { providerId, ...choice }, sort, pagination }: VolunteerListParams) => ({
      providerId,
      filter: volunteerFilter(choice),
      ...(sort && { sort }),
      page: pagination?.page,
      perPage: pagination?.perPage,
    }),
    result: ({ volunteerPage }) => ({ data: volunteerPage.items, total: volunteerPage.total }),
  }),
} as const;

/** What the API narrows by; a day that is not one yet is left out. */
export function volunteerFilter({ q, standing, labelId, from, until }: VolunteerChoice): VolunteerFilter {
  return {
    ...(q && { q }),
    ...(standing && { standing }),
    ...(labelId && { labelId }),
    ...(from && isDay(from) && { from: isoOf(instantOf(from, '00:00')) }),
    ...(until && isDay(until) && { until: isoOf(instantOf(addDays(until, 1), '00:00')) }),
  };
}
