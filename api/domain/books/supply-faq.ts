/** What donors of a meal ask most, and the answers; the product's staff may write others. */
export type FaqEntry = { question: string; answer: string };

export const FAQ_LIMITS = { entriesMax: 20, questionMax: 200, answerMax: 2000 } as const;

export const DEFAULT_SUPPLY_FAQ: readonly FaqEntry[] = [
  {
    question: 'How do I deliver the meal?',
    answer:
      'Bring it to the location of the Quest at the delivery time. Tell the charity beforehand if you will be late.',
  },
  {
    question: 'How much food should I bring?',
    answer: 'Plan portions for 100 people. The charity tells you if it expects fewer.',
  },
  {
    question: 'What about food safety?',
    answer:
      'Keep hot food hot and cold food cold until you deliver it, cover it, and say which allergens it contains.',
  },
];

/** The entries as they are kept: without space around the texts. */
export function supplyFaqOf(entries: readonly FaqEntry[]): FaqEntry[] {
  return entries.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
}

/** What is wrong with trimmed entries, or null. */
export function problemOfSupplyFaq(entries: readonly FaqEntry[]): TextRef | null {
  const { entriesMax, questionMax, answerMax } = FAQ_LIMITS;
  if (entries.length > entriesMax)
    return refsOf(consoleRefusalsTexts).manyQuestions({ max: String(entriesMax) });
  for (const { question, answer } of entries) {
    const problem = textProblem('question', question, questionMax) ?? textProblem('other', answer, answerMax);
    if (problem) return problem;
  }
  return null;
}

/** The entries kept as a setting; null for anything else, and where none was kept. */
export function readSupplyFaq(value: unknown): FaqEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

function isEntry(value: unknown): value is FaqEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { question, answer } = value as Partial<Record<keyof FaqEntry, unknown>>;
  return typeof question === 'string' && typeof answer === 'string';
}

/** Problem of a question or an answer (`other`): it's empty or too long. Null if it's fine. */
function textProblem(what: 'question' | 'other', text: string, max: number): TextRef | null {
  const t = refsOf(consoleRefusalsTexts);
  if (text === '') return t.faqMissing({ what });
  return [...text].length > max ? t.faqTooLong({ what, max: String(max) }) : null;
}

import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
