import { FEAST_QUESTION_IDS, type FeastAnswers } from '#domain/sign-up/feast-form.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** What someone answered to a quest's questions, as it was typed. Instants in milliseconds. */
export type QuestAnswers = {
  arrivalAt: number | null;
  departureAt: number | null;
  /** Supervisor: an adult on the quest, or the guardian. */
  supervisorUsername: string;
  supervisingGuardian: string;
  /** Answers of the feast form. */
  feast: FeastAnswers;
};

/** Reads them from a sent form. */
export function readQuestAnswers(form: FormData): QuestAnswers {
  return {
    arrivalAt: instantIn(form, 'arrival'),
    departureAt: instantIn(form, 'departure'),
    supervisorUsername: textIn(form, 'supervisorUsername').trim(),
    supervisingGuardian: textIn(form, 'supervisingGuardian').trim(),
    feast: Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, textIn(form, id)])),
  };
}

function instantIn(form: FormData, name: string): number | null {
  const text = form.get(name);
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
