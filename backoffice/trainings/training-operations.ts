import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { changedFields } from '../api-client/changed-fields.ts';
import {
  CreateTrainingDocument,
  DeleteTrainingDocument,
  EditTrainingRecordDocument,
  OfferedTrainingsDocument,
  TrainingDetailsDocument,
  TrainingRecordsDocument,
  TrainingsDocument,
  UpdateTrainingDocument,
} from '../gql/generated/trainings.ts';
import type {
  EditTrainingRecordMutationVariables,
  NewTemplateOrientationInput,
  TemplateOrientationChangesInput,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** Trainings as a charity offers them (`trainings`), and what volunteers have of them (`orientations`). */
export const OPERATIONS = {
  'offeredTrainings GET_LIST': operation({
    document: OfferedTrainingsDocument,
    variables: ({ filter }: GetListParams) => ({ providerId: String(filter.providerId) }),
    result: ({ provider }) => {
      const data = provider?.templateOrientations ?? [];
      return { data, total: data.length };
    },
  }),
  'orientations GET_LIST': operation({
    document: TrainingRecordsDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      ...(filter as { providerId: string; templateId: string; q?: string }),
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 10,
    }),
    result: ({ getSpecificOrientations, countSpecificOrientations }) => ({
      data: getSpecificOrientations,
      total: countSpecificOrientations,
    }),
  }),
  'orientations UPDATE': operation({
    document: EditTrainingRecordDocument,
    variables: ({ id, data }: UpdateParams) => ({
      ...(data as Omit<EditTrainingRecordMutationVariables, 'id'>),
      id: String(id),
    }),
    result: ({ updateOrientation }) => ({ data: updateOrientation }),
    wording: 'training-record-update',
  }),
  'trainings GET_LIST': operation({
    document: TrainingsDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      ...(filter as { providerId: string; q?: string }),
      page: pagination?.page,
      perPage: pagination?.perPage,
    }),
    result: ({ templateOrientationPage: { items, total } }) => ({ data: items, total }),
  }),
  'trainings GET_ONE': operation({
    document: TrainingDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ templateOrientation }) => ({ data: templateOrientation }),
  }),
  'trainings CREATE': operation({
    document: CreateTrainingDocument,
    variables: ({ data }: CreateParams) => ({ input: data as NewTemplateOrientationInput }),
    result: ({ createTemplateOrientation }) => ({ data: createTemplateOrientation }),
  }),
  'trainings UPDATE': operation({
    document: UpdateTrainingDocument,
    variables: ({ id, data, previousData }: UpdateParams) => ({
      input: {
        ...changedFields(data as Omit<TemplateOrientationChangesInput, 'id'>, previousData),
        id: String(id),
      },
    }),
    result: ({ updateTemplateOrientation }) => ({ data: updateTemplateOrientation }),
  }),
  'trainings DELETE': operation({
    document: DeleteTrainingDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ deleteTemplateOrientation }) => ({ data: deleteTemplateOrientation }),
  }),
} as const;
