import { FORM_JSON_MAX } from './contract-form.ts';
import { FEAST_QUESTION_IDS, FEAST_QUESTIONS, FEAST_SURVEY_ID } from './feast-form.ts';

/** A text of a form as its reader sees it: a key, or a value with the key right before it. */
type FormText = { text: string; key: string | null; isKey: boolean };

/** A key with its colon, another string, a number, or the start of what is inside. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|[[{]/g;

/** The sender of the form, and its instant in epoch ms. */
type Submission = { writerId: string; now: number };

/** What the product itself puts into a form: exactly these keys, with exactly the values that it gives them. */
const OWN_VALUES: Readonly<Record<string, (value: string, submission: Submission) => boolean>> = {
  surveyId: (value) => value === FEAST_SURVEY_ID,
  submitterId: (value, { writerId }) => value === writerId,
  submissionTimestamp: (value, { now }) => value === new Date(now).toISOString(),
  questionID: (value) => FEAST_QUESTION_IDS.some((id) => id === value),
  questionType: (value) => FEAST_QUESTIONS.some(({ type }) => type === value),
};
const OWN_KEYS: ReadonlySet<string> = new Set([...Object.keys(OWN_VALUES), 'answers', 'answer']);

/**
 * Everything that someone typed into a form, in the order in which it is read: the text as it is written, since a parsed
 * form loses keys that stand there twice and sorts those that are numbers. The form is JSON.
 */
export function typedTexts(formJSON: string | null, submission: Submission): string[] {
  return textsOf(formJSON, submission).map(({ text }) => text);
}

/**
 * What is looked through for contact details: each text, all of them joined, and keys and values apart, since a number
 * can be split over several.
 */
export function readingsOfForm(formJSON: string | null, submission: Submission): string[] {
  const texts = textsOf(formJSON, submission);
  const joined = [texts, texts.filter(({ isKey }) => isKey), texts.filter(({ isKey }) => !isKey)].map(
    (some) => some.map(({ text }) => text).join(' '),
  );
  return [...new Set([...texts.map(({ text }) => text), ...joined])].filter((text) => text.trim() !== '');
}

function textsOf(formJSON: string | null, submission: Submission): FormText[] {
  if (formJSON === null || formJSON.length > FORM_JSON_MAX) return [];
  let key: string | null = null;
  const texts: FormText[] = [];
  for (const [, string, colon, number] of formJSON.matchAll(TOKENS)) {
    const text = string === undefined ? (number ?? '') : (JSON.parse(string) as string);
    const isKey = colon !== undefined;
    if (string !== undefined || number !== undefined)
      texts.push({ text: plainNumber(text, number), key, isKey });
    key = isKey ? text : null;
  }
  return texts.filter((one) => !isOwn(one, submission));
}

function isOwn({ text, key, isKey }: FormText, submission: Submission): boolean {
  if (isKey) return OWN_KEYS.has(text);
  return key !== null && Object.hasOwn(OWN_VALUES, key) && OWN_VALUES[key]?.(text, submission) === true;
}

/** “9.175550199e9” is read as its digits. */
function plainNumber(text: string, number: string | undefined): string {
  const value = Number(number);
  return number !== undefined && Number.isSafeInteger(value) ? String(value) : text;
}
