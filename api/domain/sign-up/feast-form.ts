/** The form by which somebody takes on a supply request: five questions about the meal. */

type ParagraphQuestion = {
  id: FeastQuestionId;
  type: 'paragraph';
  text: string;
  /** What is missing as long as the answer does not pass. */
  missing: string;
  minLength: number;
  maxLength: number;
};
type RadioQuestion = {
  id: FeastQuestionId;
  type: 'radio';
  text: string;
  missing: string;
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
  {
    id: 'meal',
    type: 'paragraph',
    text: 'Describe the meal you will donate.',
    missing: 'a description of the meal, 30 characters or more',
    minLength: 30,
    maxLength: 250,
  },
  {
    id: 'plenty',
    type: 'radio',
    text: 'Will there be enough food for 100 people?',
    missing: 'plenty of food for 100 people',
    options: [PLENTY, 'No', 'Not sure'],
    needed: PLENTY,
  },
  {
    id: 'delivery',
    type: 'radio',
    text: 'When will you deliver?',
    missing: 'when you deliver',
    options: ['At the time of the Quest', 'At another time, agreed with the charity'],
    needed: null,
  },
  {
    id: 'helpers',
    type: 'paragraph',
    text: 'Who will help in the kitchen? (At most two kitchen helpers)',
    missing: 'who helps, 10 characters or more',
    minLength: 10,
    maxLength: 250,
  },
  {
    id: 'call',
    type: 'radio',
    text: 'Will you call the charity the day before to confirm?',
    missing: 'that you call the day before',
    options: [WILL_CALL, 'No'],
    needed: WILL_CALL,
  },
];

export type FeastAnswers = Readonly<Partial<Record<FeastQuestionId, string>>>;

/** What is wrong with an answer, in words for the person who wrote it; null when it passes. */
export function feastProblem(question: FeastQuestion, answer: string | undefined): string | null {
  const text = (answer ?? '').trim();
  if (question.type === 'radio') {
    if (!question.options.includes(text)) return 'Please choose an answer.';
    return question.needed !== null && text !== question.needed
      ? `To fulfill this Supply Request, the answer has to be «${question.needed}»`
      : null;
  }
  const isFitting = text.length >= question.minLength && text.length <= question.maxLength;
  return isFitting ? null : `Please write ${question.minLength} to ${question.maxLength} characters.`;
}

/** What is still to be answered, in words; null once all five answers pass. */
export function feastMissing(answers: FeastAnswers): string | null {
  const missing = FEAST_QUESTIONS.filter((question) => feastProblem(question, answers[question.id]) !== null);
  return missing.length === 0
    ? null
    : `Still needed: ${missing.map((question) => question.missing).join('; ')}.`;
}

/** Whether all five answers pass. */
export function isFeastComplete(answers: FeastAnswers): boolean {
  return feastMissing(answers) === null;
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
  const form = parsed(formJSON);
  if (form?.surveyId !== FEAST_SURVEY_ID || !Array.isArray(form.answers)) return null;
  const given: [string, string][] = form.answers.flatMap((one: unknown) => {
    const { questionID, answer } = (one ?? {}) as Record<string, unknown>;
    return typeof questionID === 'string' && typeof answer === 'string' ? [[questionID, answer]] : [];
  });
  const answers = new Map(given);
  return Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, answers.get(id) ?? '']));
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
