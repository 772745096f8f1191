import { type Feature, mayAnywhere, mayAt, type Subject } from './permissions.ts';

/** Pages of the console that need more than a role at the charity, with the features of which any one opens them. */
export const CONSOLE_PAGE_FEATURES = {
  volunteers: ['readRankings', 'keepTrainingRecords'],
  data: ['readRecap'],
} as const satisfies Record<string, readonly Feature[]>;

/** Whether a page of the console opens for someone at a charity, or at any of theirs while none is chosen. */
export function opensConsolePage(
  subject: Subject | null,
  page: keyof typeof CONSOLE_PAGE_FEATURES,
  providerId: string | null,
): boolean {
  return CONSOLE_PAGE_FEATURES[page].some((feature) =>
    providerId === null ? mayAnywhere(subject, feature) : mayAt(subject, providerId, feature),
  );
}
