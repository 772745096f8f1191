import { trainingMailsTexts } from '../texts/generated/training-mails.ts';
import type { Locale } from '../texts/locale.ts';
import type { ShownResolution } from './record-status.ts';

/** The word for a state; an application is answered with its own. */
export function resolutionLabel(locale: Locale, shown: ShownResolution): string {
  return trainingMailsTexts(locale)[shown];
}
