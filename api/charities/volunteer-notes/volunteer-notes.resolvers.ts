import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addNote } from './add-note.ts';
import { createLabel } from './create-label.ts';
import { deleteLabel } from './delete-label.ts';
import { deleteNote } from './delete-note.ts';
import { labelVolunteers } from './label-volunteers.ts';
import { listLabels, listNotes } from './note-queries.ts';
import { renameLabel } from './rename-label.ts';

export const resolvers: Resolvers = {
  Query: {
    volunteerLabels: (_, args, context) => listLabels(context, args),
    volunteerNotes: (_, args, context) => listNotes(context, args),
  },
  Mutation: {
    createVolunteerLabel: (_, args, context) => createLabel(context, args),
    renameVolunteerLabel: (_, args, context) => renameLabel(context, args),
    deleteVolunteerLabel: (_, args, context) => deleteLabel(context, args),
    labelVolunteers: (_, args, context) => labelVolunteers(context, args),
    addVolunteerNote: (_, args, context) => addNote(context, args),
    deleteVolunteerNote: (_, args, context) => deleteNote(context, args),
  },
};
