import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import type { ErrorOperation } from '#domain/error-copy.ts';
import { ATTENDANCE_OPERATIONS } from '../attendance/attendance-operations.ts';
import { monthWindow } from '../calendar/calendar-month.ts';
import { calendarQuestsOf } from '../calendar/calendar-quest.ts';
import {
  AddQuestDocument,
  type AddQuestMutationVariables,
  CalendarMonthDocument,
  CharityBooksDocument,
  GuildSearchDocument,
  NewStampDocument,
  type NewStampMutationVariables,
  PostMonthlyScheduleDocument,
  type PostMonthlyScheduleMutationVariables,
  QuestDetailsDocument,
  type QuestFilter,
  QuestPageDocument,
  type QuestSortField,
  ReleaseReservationDocument,
  ReserveQuestDocument,
  type ReserveQuestMutationVariables,
  SetQuestStatusDocument,
  type SetQuestStatusMutationVariables,
} from '../gql/generated.ts';
import { HOME_OPERATIONS } from '../home/home-operations.ts';
import { QUEST_EDIT_OPERATIONS } from '../quests/quest-operations.ts';
import { RECAP_OPERATIONS } from '../recaps/recap-operations.ts';
import { STAMP_OPERATIONS } from '../stamps/book/stamp-operations.ts';
import { charityBooksOf } from '../stamps/stamp-collection.ts';
import { VOLUNTEER_OPERATIONS } from '../volunteers/volunteer-operations.ts';
import { type Operation, operation } from './operation.ts';

/** `resource METHOD` → operation. A new page adds its row here and its document beside its component. */
export const OPERATIONS = {
  'quests GET_LIST': operation({
    document: QuestPageDocument,
    variables: ({ filter, sort, pagination }: GetListParams) => {
      const { providerId, ...wanted } = filter as QuestFilter & { providerId: string };
      return {
        providerId,
        filter: wanted,
        sort: sort && { field: sort.field as QuestSortField, order: sort.order },
        page: pagination?.page,
        perPage: pagination?.perPage,
      };
    },
    result: ({ questPage }) => ({ data: questPage.items, total: questPage.total }),
  }),
  'quests GET_ONE': operation({
    document: QuestDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
  'questStatus UPDATE': operation({
    document: SetQuestStatusDocument,
    variables: ({ id, data }: UpdateParams) => ({
      ...(data as Omit<SetQuestStatusMutationVariables, 'id'>),
      id: String(id),
    }),
    result: ({ updateQuest }) => ({ data: updateQuest }),
    wording: 'quest-update',
  }),
  'calendar GET_LIST': operation({
    document: CalendarMonthDocument,
    variables: ({ filter }: GetListParams) => {
      const { providerId, month } = filter as { providerId: string; month: string };
      return { providerId, ...monthWindow(month) };
    },
    result: ({ getSpecificQuests }) => {
      const data = calendarQuestsOf(getSpecificQuests);
      return { data, total: data.length };
    },
  }),
  'calendar CREATE': operation({
    document: AddQuestDocument,
    variables: ({ data }: CreateParams) => data as AddQuestMutationVariables,
    result: ({ createQuest }) => ({ data: createQuest }),
  }),
  'monthlySchedules CREATE': operation({
    document: PostMonthlyScheduleDocument,
    variables: ({ data }: CreateParams) => data as PostMonthlyScheduleMutationVariables,
    result: ({ createQuestsFromTemplates: posted }) => ({
      data: { id: 'posted', createdCount: posted.filter(({ id }) => id !== null).length },
    }),
    wording: 'monthly-schedule',
  }),
  'bundles CREATE': operation({
    document: PostMonthlyScheduleDocument,
    variables: ({ data }: CreateParams) => data as PostMonthlyScheduleMutationVariables,
    result: ({ createQuestsFromTemplates: posted }) => ({
      data: { id: 'placed', createdCount: posted.filter(({ id }) => id !== null).length },
    }),
  }),
  'charityBooks GET_ONE': operation({
    document: CharityBooksDocument,
    variables: ({ id }: GetOneParams) => ({ providerId: String(id) }),
    result: (books) => ({ data: charityBooksOf(books) }),
  }),
  'guilds GET_LIST': operation({
    document: GuildSearchDocument,
    variables: ({ filter }: GetListParams) => ({ text: String(filter.q) }),
    result: ({ searchGuilds }) => ({ data: searchGuilds, total: searchGuilds.length }),
  }),
  'stamps CREATE': operation({
    document: NewStampDocument,
    variables: ({ data }: CreateParams) => ({ input: data as NewStampMutationVariables['input'] }),
    result: ({ createStamp }) => ({ data: createStamp }),
  }),
  'reservations CREATE': operation({
    document: ReserveQuestDocument,
    variables: ({ data }: CreateParams) => data as ReserveQuestMutationVariables,
    result: ({ createContract }) => ({ data: createContract }),
  }),
  'reservations DELETE': operation({
    document: ReleaseReservationDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ abandonContract }) => ({ data: abandonContract }),
  }),
  ...ATTENDANCE_OPERATIONS,
  ...QUEST_EDIT_OPERATIONS,
  ...VOLUNTEER_OPERATIONS,
  ...STAMP_OPERATIONS,
  ...HOME_OPERATIONS,
  ...RECAP_OPERATIONS,
} as const;

type OperationTable = Readonly<Record<string, unknown>>;

// What nobody but the product's staff asks for comes with the first question of that kind.
let staffOperations: OperationTable = {};

/** Makes sure that the row of a resource's method is here: those of staff's pages are loaded when first asked for. */
export async function loadOperation(resource: string, method: string): Promise<void> {
  if (rowOf(resource, method)) return;
  const { STAFF_OPERATIONS } = await import('../staff/staff-operations.ts');
  staffOperations = STAFF_OPERATIONS;
}

/** The operation of a resource's method. Throws when the table has none: a page asks for what was never offered. */
export function operationOf(resource: string, method: string): Operation<unknown, unknown, unknown> {
  const found = rowOf(resource, method);
  if (!found) throw new Error(`providers/operations.ts has no row for ${resource} ${method}`);
  return found;
}

/** What the error texts call the operation behind a method of react-admin (`getOne`), if anything special. */
export function wordingOf(resource: string, method: string): ErrorOperation | undefined {
  return rowOf(resource, fetchTypeOf(method))?.wording;
}

/** `getOne` is GET_ONE in the table. */
export function fetchTypeOf(method: string): string {
  return method.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function rowOf(resource: string, method: string): Operation<unknown, unknown, unknown> | undefined {
  const key = `${resource} ${method}`;
  const table: OperationTable = key in OPERATIONS ? OPERATIONS : staffOperations;
  return table[key] as Operation<unknown, unknown, unknown> | undefined;
}
