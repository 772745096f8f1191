import { reachAt, type Subject } from '../permissions/permissions.ts';
import { characterCount } from '../text/plain-text.ts';
import type { ConsoleVolunteerNotesTexts } from '../texts/generated/console-volunteer-notes.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** Lengths in characters as people count them. */
export const VOLUNTEER_NOTES = {
  labelMax: 30,
  /** Labels of one charity. */
  mostLabels: 20,
  noteMax: 1000,
  /** Notes of a charity about one volunteer. */
  mostNotes: 100,
  /** How many volunteers get or lose a label in one step. */
  mostAtOnce: 500,
} as const;

/** Whether someone may read a charity's labels and notes: who may name its volunteers on any day. */
export function mayReadNotes(subject: Subject | null, providerId: string): boolean {
  return reachAt(subject, providerId, 'readNames') === 'always';
}

type Texts<Said> = TextsAs<ConsoleVolunteerNotesTexts, Said>;

/** What is wrong with the tidied name of a label; null where nothing is. */
export function problemOfLabel<Said>(t: Texts<Said>, name: string): Said | null {
  return problemOf(t, name, VOLUNTEER_NOTES.labelMax);
}

/** What is wrong with the tidied text of a note; null where nothing is. */
export function problemOfNote<Said>(t: Texts<Said>, text: string): Said | null {
  return problemOf(t, text, VOLUNTEER_NOTES.noteMax);
}

function problemOf<Said>(t: Texts<Said>, text: string, max: number): Said | null {
  if (text === '') return t.missing;
  return characterCount(text) > max ? t.tooLong({ max: String(max) }) : null;
}
