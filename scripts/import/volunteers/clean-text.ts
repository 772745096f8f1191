import { beginsFormula } from '#domain/text/formula.ts';

/** Characters that no one sees and that make two texts differ, or turn what stands behind them. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** How spreadsheets export a text that they would take for a number: ="07030". */
const GUARDED = /^="(.*)"$/s;

/** A value as people mean it: composed letters, nothing unseen, one blank between words and none around. */
export function cleanText(value: string): string {
  const bare = GUARDED.exec(value.trim())?.[1] ?? value;
  return bare
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Whether cleaning changed more than the blanks around a value. */
export function isCleaned(value: string): boolean {
  return cleanText(value) !== value.trim();
}

/** Whether a text is markup, or what a spreadsheet would run as a formula, and so no one's name. */
export function isMarkupOrFormula(text: string): boolean {
  return /[<>]/.test(text) || beginsFormula(text);
}
