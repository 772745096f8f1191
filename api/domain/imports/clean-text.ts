import { beginsFormula } from '../text/formula.ts';
import { oneLine } from '../text/plain-text.ts';

/** How spreadsheets export a text that they would take for a number: ="07030". */
const GUARDED = /^="(.*)"$/s;

/** A value as people mean it: as forms keep it, one blank between words and none around. */
export function cleanText(value: string): string {
  const bare = GUARDED.exec(value.trim())?.[1] ?? value;
  return oneLine(bare).replace(/\s+/g, ' ').trim();
}

/** Whether cleaning changed more than the blanks around a value. */
export function isCleaned(value: string): boolean {
  return cleanText(value) !== value.trim();
}

/** Whether a text is markup, or what a spreadsheet would run as a formula, and so no one's name. */
export function isMarkupOrFormula(text: string): boolean {
  return /[<>]/.test(text) || beginsFormula(text);
}
