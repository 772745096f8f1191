import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { sanitizeDescription } from '#api/quests/sanitize-description.ts';
import { applyForTrainings } from './apply-for-trainings.ts';
import { createTemplateOrientation } from './create-template-orientation.ts';
import { deleteTemplateOrientation } from './delete-template-orientation.ts';
import { createOrientationLoaders } from './orientation-loaders.ts';
import { chariteerOf, countSpecificOrientations, listSpecificOrientations } from './orientation-queries.ts';
import { sanitizeNote } from './sanitize-note.ts';
import { findTemplateOrientation, listTemplateOrientationPage } from './template-orientation-queries.ts';
import { updateOrientation } from './update-orientation.ts';
import { updateTemplateOrientation } from './update-template-orientation.ts';

export const resolvers: Resolvers = {
  Query: {
    getSpecificOrientations: (_, args, context) => listSpecificOrientations(context, args),
    countSpecificOrientations: (_, args, context) => countSpecificOrientations(context, args),
    templateOrientationPage: (_, args, context) => listTemplateOrientationPage(context, args),
    templateOrientation: (_, { id }, context) => findTemplateOrientation(context, id),
  },
  Mutation: {
    createMultipleOrientations: (_, args, context) => applyForTrainings(context, args),
    updateOrientation: (_, args, context) => updateOrientation(context, args),
    createTemplateOrientation: (_, { input }, context) => createTemplateOrientation(context, input),
    updateTemplateOrientation: (_, { input }, context) => updateTemplateOrientation(context, input),
    deleteTemplateOrientation: (_, { id }, context) => deleteTemplateOrientation(context, id),
  },
  Orientation: {
    description: ({ description }) => sanitizeDescription(description),
    note: ({ note }) => note && sanitizeNote(note),
    chariteer: (row, _, context) => chariteerOf(context, row),
  },
  TemplateOrientation: {
    description: ({ description }) => sanitizeDescription(description),
    isInUse: ({ id }, _, { loaders }) => loaders(createOrientationLoaders).isInUse.load(id),
  },
};
