import { checkFlexibleTime, type FlexibleQuest, flexibleTimeText } from '../quests/flexible-time.ts';
import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import type { EventType } from '../quests/quest-status.ts';
import { parsedJson } from '../text/parsed-json.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { englishOnly, refsOf, type TextRef } from '../texts/text-ref.ts';
import { feastAnswerList, feastFormJson, isFeastComplete, readFeastAnswers } from './feast-form.ts';

/** What a volunteer hands in with a sign-up. Instants in epoch ms. */
export type ContractForm = {
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  formJSON: string | null;
};

export const FORM_JSON_MAX = 10_000;

/** What decides which form a quest asks for. */
export type FormQuest = FlexibleQuest & { eventType: EventType };
/** Author of a form and the time they submitted it, in epoch ms. */
type Submission = { submitterId: string; now: number };

/**
 * The form as it is kept: only flexible quests have times of arrival and departure of their own, and the submission
 * for a supply request names who handed it in and when, whatever the client says.
 */
export function contractFormOf(
  quest: FormQuest,
  given: Partial<ContractForm>,
  { submitterId, now }: Submission,
): ContractForm {
  const times = quest.flexibleMinimumTime === null ? {} : given;
  const formJSON = given.formJSON ?? null;
  const answers = quest.eventType === 'SUPPLY-REQUEST' ? readFeastAnswers(formJSON) : null;
  return {
    expectedArrivalAt: times.expectedArrivalAt ?? null,
    expectedDepartureAt: times.expectedDepartureAt ?? null,
    formJSON: answers ? feastFormJson(answers, submitterId, now) : formJSON,
  };
}

/** The answers that a sign-up hands in, as its survey's submission; null where nothing is asked. */
export function submittedAnswers({ eventType }: FormQuest, { formJSON }: ContractForm) {
  const answers = eventType === 'SUPPLY-REQUEST' ? readFeastAnswers(formJSON) : null;
  return answers && feastAnswerList(answers);
}

/** What is wrong with a form, for other clients; null when nothing is. */
export function checkContractForm(quest: FormQuest, form: ContractForm): TextRef | null {
  const fault = checkFlexibleTime(quest, form);
  if (fault) return flexibleTimeText(refsOf(formRefusalsTexts), fault);
  return formJSONProblem(form.formJSON) ?? feastFormProblem(quest, form);
}

/** What is wrong with the reason for giving a place back; null when nothing is. */
export function checkAbandonReason(reason: string | null): TextRef | null {
  if (reason === null || [...reason].length <= QUEST_LIMITS.abandonReasonMax) return null;
  return refsOf(formRefusalsTexts).answerTooLong({ max: String(QUEST_LIMITS.abandonReasonMax) });
}

function formJSONProblem(text: string | null): TextRef | null {
  if (text === null) return null;
  if (text.length > FORM_JSON_MAX)
    return englishOnly(`The form must be at most ${FORM_JSON_MAX} characters long.`);
  return isJsonObject(text) ? null : englishOnly('The form must be a JSON object.');
}

function feastFormProblem({ eventType }: FormQuest, { formJSON }: ContractForm): TextRef | null {
  if (eventType !== 'SUPPLY-REQUEST') return null;
  const answers = readFeastAnswers(formJSON);
  return answers && isFeastComplete(answers) ? null : refsOf(formRefusalsTexts).feastIncomplete;
}

function isJsonObject(text: string): boolean {
  const value = parsedJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
