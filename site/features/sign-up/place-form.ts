import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { PARTY_BANDS } from '#domain/sign-up/party.ts';
import type { PartyHeadInput } from '../../gql/generated.ts';
import { textIn } from '../../lib/forms/read-form.ts';
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

/** Reads who comes along from a sent form: up to the first person without a band, as the form shows them. */
function readParty(form: FormData): PartyHeadInput[] {
  const heads: PartyHeadInput[] = [];
  for (let number = 1; number <= QUEST_LIMITS.othersMax; number += 1) {
    const band = PARTY_BANDS.find((one) => one === form.get(`band-${number}`));
    if (!band) break;
    heads.push({ band, firstName: textIn(form, `first-name-${number}`).trim() || null });
  }
  return heads;
}
