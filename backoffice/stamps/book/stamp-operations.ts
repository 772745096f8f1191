import type { DeleteParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  DeleteStampDocument,
  SaveBooksDocument,
  StampBookDocument,
  type StampChangesInput,
  StampSourceDocument,
  UpdateStampDocument,
} from '../../gql/generated.ts';
import { operation } from '../../providers/operation.ts';

/** What the editors of stamp book and bundle book ask of the API. */
export const STAMP_OPERATIONS = {
  'stampBook GET_ONE': operation({
    document: StampBookDocument,
    variables: ({ id }: GetOneParams) => ({ providerId: String(id) }),
    result: ({ provider, getSpecificQuests }) => ({
      data: provider && { ...provider, stamps: getSpecificQuests },
    }),
  }),
  'stampBook UPDATE': operation({
    document: SaveBooksDocument,
    variables: ({ id, data }: UpdateParams) => ({
      providerId: String(id),
      questConfiguration: String(data.questConfiguration),
      expectedVersion: String(data.expectedVersion),
    }),
    result: ({ saveQuestConfiguration }) => ({ data: saveQuestConfiguration }),
    wording: 'quest-update',
  }),
  'stampSources GET_ONE': operation({
    document: StampSourceDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
  'stamps UPDATE': operation({
    document: UpdateStampDocument,
    variables: ({ data }: UpdateParams) => ({ input: data as StampChangesInput }),
    result: ({ updateStamp }) => ({ data: updateStamp }),
  }),
  'stamps DELETE': operation({
    document: DeleteStampDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ deleteStamp }) => ({ data: { id: deleteStamp } }),
  }),
} as const;
