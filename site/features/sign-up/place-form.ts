import { textIn } from '../../lib/forms/read-form.ts';
import { readParty } from '../parties/read-party.ts';
import { readFirstChoice } from '../privacy-choices/privacy-form.ts';
import { type QuestAnswers, readQuestAnswers } from './quest-answers.ts';
import type { PlaceInput } from './take-place.ts';

/** Reads what a form says about a sign-up. Who invited stands in the address of its page, never in the form. */
export function readPlaceForm(form: FormData): QuestAnswers & PlaceInput {
  return {
    ...readQuestAnswers(form),
    leaveContractId: textIn(form, 'leave'),
    isOffered: textIn(form, 'offered') === 'yes',
    others: readParty(form),
    invitation: '',
    showsUsername: readFirstChoice(form),
  };
}
