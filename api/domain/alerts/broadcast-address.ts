import type { AlertFilters } from './alert-form.ts';

/** Whom a link to a broadcast has chosen already, by the filter that it sets. */
const CHOICES = {
  previous: 'previousVolunteers',
  new: 'newVolunteers',
  trained: 'trainedVolunteers',
} as const satisfies Record<string, keyof AlertFilters>;
export type AskedOthers = keyof typeof CHOICES;

const PARAMETER = 'for';

/** Path of the page to ask people for help, with filters preset: '/console/quests/12/broadcast?for=previous'. */
export function broadcastPath(questId: string, asked: readonly AskedOthers[]): string {
  return `/console/quests/${encodeURIComponent(questId)}/broadcast?${PARAMETER}=${asked.join('.')}`;
}

/** The filters that the query of such an address sets; none where it says nothing that is known. */
export function filtersInAddress(search: string): Partial<AlertFilters> {
  const asked = new URLSearchParams(search).get(PARAMETER)?.split('.') ?? [];
  const known = Object.entries(CHOICES);
  if (!known.some(([name]) => asked.includes(name))) return {};
  return Object.fromEntries(known.map(([name, filter]) => [filter, asked.includes(name)]));
}
