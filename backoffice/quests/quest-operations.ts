import type { GetOneParams, UpdateParams } from 'react-admin';
import { EditQuestDocument, type EditQuestMutationVariables, QuestToEditDocument } from '../gql/generated.ts';
import { operation } from '../providers/operation.ts';

/** What editing a quest asks of the API. */
export const QUEST_EDIT_OPERATIONS = {
  'questEdits GET_ONE': operation({
    document: QuestToEditDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest, veilOfTime }) => ({ data: quest && { ...quest, veilOfTime } }),
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
} as const;
