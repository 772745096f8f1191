import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  DeleteDraftDocument,
  EditQuestDocument,
  PreviewQuestNoticeDocument,
  QuestDetailsDocument,
  QuestPageDocument,
  QuestToEditDocument,
  TakeBackDocument,
  WriteToGuildDocument,
} from '../gql/generated/quests.ts';
import type {
  EditQuestMutationVariables,
  PreviewQuestNoticeQueryVariables,
  QuestFilter,
  QuestSortField,
  WriteToGuildMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** What the list of quests, the page of one and its editor ask of the API. */
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
  'guildLetters CREATE': operation({
    document: WriteToGuildDocument,
    variables: ({ data }: CreateParams) => data as WriteToGuildMutationVariables,
    result: (_answer, { data }) => ({ data: { id: String(data.questId) } }),
  }),
  'questEdits GET_ONE': operation({
    document: QuestToEditDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest, veilOfTime }) => ({ data: quest && { ...quest, veilOfTime } }),
  }),
  'questNotices GET_ONE': operation({
    document: PreviewQuestNoticeDocument,
    variables: ({ id, meta }: GetOneParams) => ({
      ...(meta as Omit<PreviewQuestNoticeQueryVariables, 'id'>),
      id: String(id),
    }),
    result: ({ previewQuestNotice }, { id }) => ({ data: { id: String(id), notice: previewQuestNotice } }),
  }),
  'questEdits UPDATE': operation({
    document: EditQuestDocument,
    variables: ({ id, data }: UpdateParams) => ({
      ...(data as Omit<EditQuestMutationVariables, 'id'>),
      id: String(id),
    }),
    result: ({ updateQuest }) => ({ data: updateQuest }),
    wording: 'quest-update',
  }),
  'drafts DELETE': operation({
    document: DeleteDraftDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ deleteDraft }) => ({ data: deleteDraft }),
  }),
  'takenBack CREATE': operation({
    document: TakeBackDocument,
    variables: ({ data }: CreateParams) => ({ token: String(data.token) }),
    result: (_answer, { data }) => ({ data: { id: String(data.token) } }),
  }),
} as const;
