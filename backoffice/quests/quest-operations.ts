import type { CreateParams, DeleteParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  DeleteDraftDocument,
  EditQuestDocument,
  PreviewQuestNoticeDocument,
  QuestDetailsDocument,
  QuestToEditDocument,
  TakeBackDocument,
  WriteToGuildDocument,
} from '../gql/generated/quests.ts';
import type {
  EditQuestMutationVariables,
  PreviewQuestNoticeQueryVariables,
  WriteToGuildMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** What the page of a quest and its editor ask of the API; its list stands in `list/`, which everybody loads. */
export const OPERATIONS = {
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
