import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { applyForTrainings } from './apply-for-trainings.ts';
import { createTraining } from './create-training.ts';
import { deleteTraining } from './delete-training.ts';
import { countTrainingRecords, listTrainingRecords, volunteerOf } from './record-queries.ts';
import { createTrainingLoaders } from './training-loaders.ts';
import { findTraining, listTrainingPage, sanitizeNote } from './training-queries.ts';
import { updateTraining } from './update-training.ts';
import { updateTrainingRecord } from './update-training-record.ts';

export const resolvers: Resolvers = {
  Query: {
    getSpecificOrientations: (_, args, context) => listTrainingRecords(context, args),
    countSpecificOrientations: (_, args, context) => countTrainingRecords(context, args),
    templateOrientationPage: (_, args, context) => listTrainingPage(context, args),
    templateOrientation: (_, { id }, context) => findTraining(context, id),
  },
  Mutation: {
    createMultipleOrientations: (_, args, context) => applyForTrainings(context, args),
    updateOrientation: (_, args, context) => updateTrainingRecord(context, args),
    createTemplateOrientation: (_, { input }, context) => createTraining(context, input),
    updateTemplateOrientation: (_, { input }, context) => updateTraining(context, input),
    deleteTemplateOrientation: (_, { id }, context) => deleteTraining(context, id),
  },
  Quest: {
    requiredOrientations: ({ id }, _, { loaders }) => loaders(createTrainingLoaders).requiredByQuest.load(id),
  },
  Chariteer: {
    startedOrientations: ({ id }, _, { loaders }) =>
      loaders(createTrainingLoaders).startedByChariteer.load(id),
  },
  Orientation: {
    description: ({ description }) => sanitizeDescription(description),
    note: ({ note }) => note && sanitizeNote(note),
    chariteer: (row, _, context) => volunteerOf(context, row),
  },
  TemplateOrientation: {
    description: ({ description }) => sanitizeDescription(description),
    isInUse: ({ id }, _, { loaders }) => loaders(createTrainingLoaders).isInUse.load(id),
  },
};
