import { FAQ_LIMITS, type FaqEntry } from '#domain/books/supply-faq.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleSupplyFaqTexts } from '#domain/texts/generated/console-supply-faq.ts';
import { textsOf } from '../../language/console-locale.ts';

type Problems = Partial<Record<keyof FaqEntry, string>>;

/** The entries alone, without what a client adds to what it fetched; a field just added may have no text yet. */
export function faqEntries(entries: readonly Partial<FaqEntry>[]): FaqEntry[] {
  return entries.map(({ question, answer }) => ({ question: question ?? '', answer: answer ?? '' }));
}

/** What is wrong with each field, as react-admin wants it; the limits are those of the API. */
export function validateFaq({ entries = [] }: { entries?: readonly Partial<FaqEntry>[] }): {
  entries?: Problems[];
} {
  const problems = faqEntries(entries).map(problemsOf);
  return problems.some((one) => Object.keys(one).length > 0) ? { entries: problems } : {};
}

function problemsOf({ question, answer }: FaqEntry): Problems {
  const { questionMax, answerMax } = FAQ_LIMITS;
  const t = textsOf(consoleSupplyFaqTexts);
  const asked = textProblem(question, questionMax, t.questionMissing);
  const answered = textProblem(answer, answerMax, t.answerMissing);
  return { ...(asked && { question: asked }), ...(answered && { answer: answered }) };
}

function textProblem(text: string, max: number, missing: string): string | null {
  const length = [...text.trim()].length;
  if (length === 0) return missing;
  return length > max ? textsOf(consoleDeskTexts).atMost({ max: String(max) }) : null;
}
