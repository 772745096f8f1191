import type { DeleteParams, GetListParams, GetOneParams, RaRecord, UpdateParams } from 'react-admin';
import { changedFields } from '../api-client/changed-fields.ts';
import {
  CreateTrainingDocument,
  DeleteTrainingDocument,
  TrainingDetailsDocument,
  TrainingRecordsDocument,
  TrainingsDocument,
  UpdateTrainingDocument,
} from '../gql/generated/trainings.ts';
import type { NewTemplateOrientationInput, TemplateOrientationChangesInput } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

type Filtered<Filter> = Omit<GetListParams, 'filter'> & { filter: Filter };
type Changes = Omit<TemplateOrientationChangesInput, 'id'> & RaRecord;

/** Trainings as a charity offers them (`trainings`), and what volunteers have of them (`orientations`). */
export const OPERATIONS = {
  'orientations GET_LIST': operation({
    document: TrainingRecordsDocument,
    variables: ({
      filter,
      pagination,
    }: Filtered<{ providerId: string; templateId: string; q?: string }>) => ({
      ...filter,
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 10,
    }),
    result: ({ getSpecificOrientations, countSpecificOrientations }) => ({
      data: getSpecificOrientations,
      total: countSpecificOrientations,
    }),
  }),
  'trainings GET_LIST': operation({
    document: TrainingsDocument,
    variables: ({ filter, pagination }: Filtered<{ providerId: string; q?: string }>) => ({
      ...filter,
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
    variables: ({ data }: { data: NewTemplateOrientationInput }) => ({ input: data }),
    result: ({ createTemplateOrientation }) => ({ data: createTemplateOrientation }),
  }),
  'trainings UPDATE': operation({
    document: UpdateTrainingDocument,
    variables: ({ id, data, previousData }: UpdateParams<Changes>) => ({
      input: { ...changedFields(data, previousData), id: String(id) },
    }),
    result: ({ updateTemplateOrientation }) => ({ data: updateTemplateOrientation }),
  }),
  'trainings DELETE': operation({
    document: DeleteTrainingDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: ({ deleteTemplateOrientation }) => ({ data: deleteTemplateOrientation }),
  }),
} as const;
