import { createOrientationLoaders } from '#api/reads/orientations/orientation-loaders.ts';
import {
  chariteerOf,
  countSpecificOrientations,
  listSpecificOrientations,
} from '#api/reads/orientations/orientation-queries.ts';
import { sanitizeNote } from '#api/reads/orientations/sanitize-note.ts';
import {
  findTemplateOrientation,
  listTemplateOrientationPage,
} from '#api/reads/orientations/template-orientation-queries.ts';
import { sanitizeDescription } from '#api/reads/quests/sanitize-description.ts';
import { applyForTrainings } from '#api/verbs/orientations/apply-for-trainings.ts';
import { createTemplateOrientation } from '#api/verbs/orientations/create-template-orientation.ts';
import { deleteTemplateOrientation } from '#api/verbs/orientations/delete-template-orientation.ts';
import { updateOrientation } from '#api/verbs/orientations/update-orientation.ts';
import { updateTemplateOrientation } from '#api/verbs/orientations/update-template-orientation.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
