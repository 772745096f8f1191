import {
  ConsoleAddNoteDocument,
  ConsoleCreateLabelDocument,
  ConsoleDeleteLabelDocument,
  ConsoleDeleteNoteDocument,
  ConsoleLabelVolunteersDocument,
  ConsoleRenameLabelDocument,
  ConsoleVolunteerLabelsDocument,
  ConsoleVolunteerNotesDocument,
} from '../../gql/generated/volunteers.ts';
import { reading, writing } from '../../resources/method.ts';

/** The labels of a charity, by name. */
export const volunteerLabels = reading(ConsoleVolunteerLabelsDocument, (data) => data.volunteerLabels);
/** Labels and notes of a volunteer. */
export const volunteerNotes = reading(ConsoleVolunteerNotesDocument, (data) => data.volunteerNotes);

export const createLabel = writing(ConsoleCreateLabelDocument, (data) => data.createVolunteerLabel);
export const renameLabel = writing(ConsoleRenameLabelDocument, (data) => data.renameVolunteerLabel);
export const deleteLabel = writing(ConsoleDeleteLabelDocument, (data) => data.deleteVolunteerLabel);
export const labelVolunteers = writing(ConsoleLabelVolunteersDocument, (data) => data.labelVolunteers);
export const addNote = writing(ConsoleAddNoteDocument, (data) => data.addVolunteerNote);
export const deleteNote = writing(ConsoleDeleteNoteDocument, (data) => data.deleteVolunteerNote);
