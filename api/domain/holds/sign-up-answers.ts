import { type AgePolicy, ageStanding } from '../ages/age-policy.ts';
import { checkName } from '../identity/registration.ts';
import type { FlexibleQuest } from '../quests/flexible-time.ts';
import type { EventType } from '../quests/quest-status.ts';
import { type ContractForm, checkContractForm, contractFormOf } from '../sign-up/contract-form.ts';
import { refusalOfChoice, type SupervisorChoice, supervisorChoiceOf } from '../supervision/supervision.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf } from '../texts/text-ref.ts';

/** What someone answers to a quest's questions with a sign-up. Instants in epoch ms. */
export type SignUpAnswers = Partial<ContractForm> & SupervisorChoice;

type AskingQuest = FlexibleQuest & { eventType: EventType };

/** Which questions a quest asks with a sign-up. */
export type AskedQuestions = { times: boolean; feast: boolean; supervisor: boolean };

/** The questions of a quest to someone of that age on its day, in whole years; null while that is not known. */
export function askedQuestions(
  { flexibleMinimumTime, eventType, agePolicy }: AskingQuest & { agePolicy: AgePolicy },
  age: number | null,
): AskedQuestions {
  return {
    times: flexibleMinimumTime !== null && eventType !== 'SUPPLY-REQUEST',
    feast: eventType === 'SUPPLY-REQUEST',
    // The gate asks it of no other kind.
    supervisor: eventType === 'OSV' && age !== null && ageStanding(agePolicy, age) === 'supervised',
  };
}

/** Whether exactly one supervisor is named. */
export function namesSupervisor(answers: SignUpAnswers): boolean {
  return refusalOfChoice(supervisorChoiceOf(answers)) === null;
}

/**
 * The answers as they are kept with a held place until a guardian has agreed; null where there are none, or they would
 * be refused then: the place stays held, and is signed up for on the quest's page.
 */
export function answersToKeep(
  quest: AskingQuest,
  answers: SignUpAnswers,
  submission: { submitterId: string; now: number },
): SignUpAnswers | null {
  const form = contractFormOf(quest, answers, submission);
  const { username, guardianName } = supervisorChoiceOf(answers);
  const names = [username, guardianName].filter((name) => name !== null);
  const isEmpty = names.length === 0 && Object.values(form).every((value) => value === null);
  const t = refsOf(fieldProblemsTexts);
  if (isEmpty || names.length > 1 || names.some((name) => checkName(t, name) !== null)) return null;
  if (checkContractForm(quest, form) !== null) return null;
  return { ...form, supervisorUsername: username, supervisingGuardian: guardianName };
}
