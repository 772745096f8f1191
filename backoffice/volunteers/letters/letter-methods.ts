import {
  ConsoleMakeLetterDocument,
  ConsoleRevokeLetterDocument,
  ConsoleVolunteerLettersDocument,
} from '../../gql/generated/volunteers.ts';
import { reading, writing } from '../../resources/method.ts';

/** Letters that a charity made about a volunteer, the latest first. */
export const volunteerLetters = reading(ConsoleVolunteerLettersDocument, (data) => data.volunteerLetters);

export const makeLetter = writing(ConsoleMakeLetterDocument, (data) => data.makeVolunteerLetter);
export const revokeLetter = writing(ConsoleRevokeLetterDocument, (data) => data.revokeLetter);
