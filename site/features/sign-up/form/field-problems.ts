import { findContactDetail } from '#domain/contact-details/contact-details.ts';
import { checkFlexibleTime, type FlexibleQuest } from '#domain/quests/flexible-time.ts';
import { FEAST_QUESTION_IDS, type FeastQuestionId } from '#domain/sign-up/feast-form.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ShownError } from '#domain/wording/shown-error.ts';
import { feastProblems } from '../feast-problems.ts';
import type { QuestActionInput } from '../quest-action.ts';

/** The fields of a sign-up by the names they are sent under. */
export type SignUpField = 'arrival' | 'departure' | 'leave' | 'others' | SupervisorField | FeastQuestionId;
type SupervisorField = 'supervisorUsername' | 'supervisingGuardian';
export type FieldProblems = Readonly<Partial<Record<SignUpField, string>>>;

/** A refusal, and what is said of it. */
export type Refusal = { error: ShownError; text: string };

/**
 * What is wrong with a sign-up that was refused, beside the field it is about. Empty where no field can mend it: the quest
 * is full, or no one answered.
 */
export function fieldProblems(
  locale: Locale,
  quest: FlexibleQuest,
  input: QuestActionInput,
  { error, text }: Refusal,
): FieldProblems {
  const { code } = error;
  if (code === 'TIME_CLASH') return { leave: text };
  if (code === 'SUPERVISOR_MISSING') return { supervisorUsername: text };
  if (code !== 'BAD_USER_INPUT' && code !== 'CONTACT_DETAILS_TO_YOUNG') return {};
  if (input.action === 'fulfill') return feastProblemsBeside(locale, input, text);
  const times = timeProblems(quest, input, text);
  if (times) return times;
  const field = namedIn(input);
  return field ? { [field]: text } : {};
}

function timeProblems(
  quest: FlexibleQuest,
  { arrivalAt, departureAt }: QuestActionInput,
  text: string,
): FieldProblems | null {
  const chosen = { expectedArrivalAt: arrivalAt, expectedDepartureAt: departureAt };
  const fault = checkFlexibleTime(quest, chosen);
  if (fault === null) return null;
  const isOfArrival = fault === 'BEFORE_START' || (fault === 'TIMES_MISSING' && arrivalAt === null);
  return isOfArrival ? { arrival: text } : { departure: text };
}

function namedIn({
  supervisorUsername,
  supervisingGuardian,
  others,
}: QuestActionInput): SupervisorField | 'others' | null {
  if (others.length > 0) return 'others';
  if (supervisorUsername !== '') return 'supervisorUsername';
  return supervisingGuardian === '' ? null : 'supervisingGuardian';
}

function feastProblemsBeside(locale: Locale, { feast }: QuestActionInput, text: string): FieldProblems {
  const problems = feastProblems(locale, feast);
  if (problems.length > 0) return Object.fromEntries(problems.map((one) => [one.field, one.text]));
  const written = FEAST_QUESTION_IDS.find((id) => findContactDetail(feast[id] ?? '') !== null);
  return written ? { [written]: text } : {};
}
