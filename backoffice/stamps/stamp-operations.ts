import type { CreateParams, DeleteParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  CharityBooksDocument,
  DeleteStampDocument,
  NewStampDocument,
  SaveBooksDocument,
  StampBookDocument,
  StampSourceDocument,
  UpdateStampDocument,
} from '../gql/generated/stamps.ts';
import type { NewStampMutationVariables, StampChangesInput } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';
import { charityBooksOf } from './collection/stamp-collection.ts';

/** What the stamp collection and the editors of stamp book and bundle book ask of the API. */
export const OPERATIONS = {
  'charityBooks GET_ONE': operation({
    document: CharityBooksDocument,
    variables: ({ id }: GetOneParams) => ({ providerId: String(id) }),
    result: (books) => ({ data: charityBooksOf(books) }),
  }),
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
  'stamps CREATE': operation({
    document: NewStampDocument,
    variables: ({ data }: CreateParams) => ({ input: data as NewStampMutationVariables['input'] }),
    result: ({ createStamp }) => ({ data: createStamp }),
  }),
  'stamps UPDATE': operation({
    document: UpdateStampDocument,
    variables: ({ data }: UpdateParams) => ({ input: data as StampChangesInput }),
    result: ({ updateStamp }) => ({ data: updateStamp }),
  }),
  'stamps DELETE': operation({
    document: DeleteStampDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ deleteStamp }) => ({ data: deleteStamp }),
  }),
} as const;
