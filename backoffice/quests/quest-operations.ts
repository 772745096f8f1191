import type { GetOneParams } from 'react-admin';
import { QuestDetailsDocument } from '../gql/generated/quests.ts';
import { operation } from '../resources/operation.ts';

/** What the page of a quest asks of the API; its list stands in `list/`, which everybody loads. */
export const OPERATIONS = {
  'quests GET_ONE': operation({
    document: QuestDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
} as const;
