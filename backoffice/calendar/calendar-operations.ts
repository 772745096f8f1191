import type { CreateParams, DeleteParams, GetListParams } from 'react-admin';
import {
  AddQuestDocument,
  CalendarMonthDocument,
  PostMonthlyScheduleDocument,
  PublishDraftsDocument,
  ReleaseReservationDocument,
  ReserveQuestDocument,
  WithdrawReservationRequestDocument,
} from '../gql/generated/calendar.ts';
import type {
  AddQuestMutationVariables,
  PostMonthlyScheduleMutationVariables,
  PublishDraftsMutationVariables,
  ReserveQuestMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';
import { monthWindow } from './month-data/calendar-month.ts';
import { calendarQuestsOf } from './month-data/calendar-quest.ts';

/** What the calendar asks of the API: a month, and the changes made there. */
export const OPERATIONS = {
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
      data: {
        id: 'posted',
        createdCount: posted.filter(({ id }) => id !== null).length,
        outcomes: posted.map(({ reservation }) => reservation),
        undoToken: undoTokenOf(posted),
      },
    }),
    wording: 'monthly-schedule',
  }),
  'bundles CREATE': operation({
    document: PostMonthlyScheduleDocument,
    variables: ({ data }: CreateParams) => data as PostMonthlyScheduleMutationVariables,
    result: ({ createQuestsFromTemplates: posted }) => ({
      data: {
        id: 'placed',
        createdCount: posted.filter(({ id }) => id !== null).length,
        undoToken: undoTokenOf(posted),
      },
    }),
  }),
  'publishedDrafts CREATE': operation({
    document: PublishDraftsDocument,
    variables: ({ data }: CreateParams) => data as PublishDraftsMutationVariables,
    result: ({ publishDrafts }) => ({
      data: { id: 'published', drafts: publishDrafts, undoToken: undoTokenOf(publishDrafts) },
    }),
  }),
  'reservations CREATE': operation({
    document: ReserveQuestDocument,
    variables: ({ data }: CreateParams) => data as ReserveQuestMutationVariables,
    result: ({ reserveQuest }, { data }) => ({ data: { ...reserveQuest, id: String(data.questId) } }),
  }),
  'reservationRequests DELETE': operation({
    document: WithdrawReservationRequestDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: (_answer, { id }) => ({ data: { id } }),
  }),
  'reservations DELETE': operation({
    document: ReleaseReservationDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ abandonContract }) => ({ data: abandonContract }),
  }),
} as const;

/** What is posted together is taken back together. */
function undoTokenOf(posted: readonly { undoToken: string | null }[]): string | null {
  return posted.find(({ undoToken }) => undoToken !== null)?.undoToken ?? null;
}
