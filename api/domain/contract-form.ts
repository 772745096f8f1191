import { checkFlexibleTime, FLEXIBLE_TIME_MESSAGES, type FlexibleQuest } from './flexible-time.ts';
import { QUEST_LIMITS } from './quest-form.ts';

/** What a volunteer hands in with a sign-up. Instants in epoch ms. */
export type ContractForm = {
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  formJSON: string | null;
};

export const FORM_JSON_MAX = 10_000;

/** The form as it is kept: only flexible quests have times of arrival and departure of their own. */
export function contractFormOf(quest: FlexibleQuest, given: Partial<ContractForm>): ContractForm {
  const times = quest.flexibleMinimumTime === null ? {} : given;
  return {
    expectedArrivalAt: times.expectedArrivalAt ?? null,
    expectedDepartureAt: times.expectedDepartureAt ?? null,
    formJSON: given.formJSON ?? null,
  };
}

/** What is wrong with a form, for other clients; null when nothing is. */
export function checkContractForm(quest: FlexibleQuest, form: ContractForm): string | null {
  const fault = checkFlexibleTime(quest, form);
  return fault ? FLEXIBLE_TIME_MESSAGES[fault] : formJSONProblem(form.formJSON);
}

/** What is wrong with the reason for giving a place back; null when nothing is. */
export function checkAbandonReason(reason: string | null): string | null {
  if (reason === null || [...reason].length <= QUEST_LIMITS.abandonReasonMax) return null;
  return `The reason must be at most ${QUEST_LIMITS.abandonReasonMax} characters long.`;
}

function formJSONProblem(text: string | null): string | null {
  if (text === null) return null;
  if (text.length > FORM_JSON_MAX) return `The form must be at most ${FORM_JSON_MAX} characters long.`;
  return isJsonObject(text) ? null : 'The form must be a JSON object.';
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
