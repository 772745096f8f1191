import { parsedJson } from '../text/parsed-json.ts';

/** The form by which someone takes on a supply request: five questions about the meal. */

type ParagraphQuestion = { id: FeastQuestionId; type: 'paragraph'; minLength: number; maxLength: number };
type RadioQuestion = {
  id: FeastQuestionId;
  type: 'radio';
  /** Answers as they are sent and kept; how each is said stands in `wording/feast-copy.ts`. */
  options: readonly string[];
  /** The only answer that lets the form pass; null when any option does. */
  needed: string | null;
};
export type FeastQuestion = ParagraphQuestion | RadioQuestion;

export const FEAST_SURVEY_ID = 'feast';
export const FEAST_QUESTION_IDS = ['meal', 'plenty', 'delivery', 'helpers', 'call'] as const;
export type FeastQuestionId = (typeof FEAST_QUESTION_IDS)[number];

const PLENTY = 'Yes, there will be plenty.';
const WILL_CALL = "Yes, I'll call the day before.";

export const FEAST_QUESTIONS: readonly FeastQuestion[] = [
  { id: 'meal', type: 'paragraph', minLength: 30, maxLength: 250 },
  { id: 'plenty', type: 'radio', options: [PLENTY, 'No', 'Not sure'], needed: PLENTY },
  {
    id: 'delivery',
    type: 'radio',
    options: ['At the time of the Quest', 'At another time, agreed with the charity'],
    needed: null,
  },
  { id: 'helpers', type: 'paragraph', minLength: 10, maxLength: 250 },
  { id: 'call', type: 'radio', options: [WILL_CALL, 'No'], needed: WILL_CALL },
];

export type FeastAnswers = Readonly<Partial<Record<FeastQuestionId, string>>>;

/** What is wrong with an answer: none of the options, another than the needed one, or too short or long. */
export type FeastFault = 'choice' | 'needed' | 'length';

/** The fault of an answer; null when it passes. */
export function feastFault(question: FeastQuestion, answer: string | undefined): FeastFault | null {
  const text = (answer ?? '').trim();
  if (question.type === 'radio') {
    if (!question.options.includes(text)) return 'choice';
    return question.needed !== null && text !== question.needed ? 'needed' : null;
  }
  return text.length >= question.minLength && text.length <= question.maxLength ? null : 'length';
}

/** The questions still to be answered, in the order of asking. */
export function feastMissing(answers: FeastAnswers): FeastQuestionId[] {
  return FEAST_QUESTIONS.filter((question) => feastFault(question, answers[question.id]) !== null).map(
    ({ id }) => id,
  );
}

/** Whether all five answers pass. */
export function isFeastComplete(answers: FeastAnswers): boolean {
  return feastMissing(answers).length === 0;
}

/** The submission as JSON text for Contract.formJSON; `now` in epoch milliseconds. */
export function feastFormJson(answers: FeastAnswers, submitterId: string, now: number): string {
  return JSON.stringify({
    surveyId: FEAST_SURVEY_ID,
    submitterId,
    submissionTimestamp: new Date(now).toISOString(),
    answers: feastAnswerList(answers),
  });
}

/** The answers with their questions, in the order of asking. */
export function feastAnswerList(answers: FeastAnswers) {
  return FEAST_QUESTIONS.map(({ id, type }) => ({
    questionID: id,
    questionType: type,
    answer: (answers[id] ?? '').trim(),
  }));
}

/** The answers in the JSON text of a submission, from whichever client; null when it holds none. */
export function readFeastAnswers(formJSON: string | null): FeastAnswers | null {
  const form = parsedJson(formJSON) as Record<string, unknown> | null;
  if (form?.surveyId !== FEAST_SURVEY_ID || !Array.isArray(form.answers)) return null;
  const given: [string, string][] = form.answers.flatMap((one: unknown) => {
    const { questionID, answer } = (one ?? {}) as Record<string, unknown>;
    return typeof questionID === 'string' && typeof answer === 'string' ? [[questionID, answer]] : [];
  });
  const answers = new Map(given);
  return Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, answers.get(id) ?? '']));
}
