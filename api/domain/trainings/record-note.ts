import { cutHtml } from '../text/cut-html.ts';

/** What is kept of a manager's note counts, markup included, as with the descriptions of quests. */
export const NOTE_MAX = 299;

/** A note of clean HTML as it is kept: cut off at its limit with every tag closed, null when it says nothing. */
export function limitNote(html: string): string | null {
  const kept = cutHtml(html.trim(), NOTE_MAX).trim();
  return kept.replace(/<[^>]*>/g, '').trim() === '' ? null : kept;
}

/** Whether something of a note has to be cut off. */
export function isNoteTooLong(html: string): boolean {
  return [...html.trim()].length > NOTE_MAX;
}
