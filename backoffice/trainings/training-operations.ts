import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
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
import { oneOf, pagesOf } from '../resources/record-operation.ts';

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
  'trainings GET_LIST': pagesOf(TrainingsDocument, (data) => data.templateOrientationPage),
  'trainings GET_ONE': oneOf(TrainingDetailsDocument, (data) => data.templateOrientation),
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
  'trainings DELETE': oneOf(DeleteTrainingDocument, (data) => data.deleteTemplateOrientation),
} as const;
