import type { Removal } from '../../scripts/prove/removal.ts';

/** What opens over the calendar and over a quest: forms, questions, and what is asked once they are open. */
export const CALENDAR_DIALOGS: readonly Removal[] = [
  {
    ids: ['CAL-18'],
    what: 'the place that goes along when a quest is cancelled',
    find: 'mutate({ id, ...CANCELLED, locationId, ',
    put: 'mutate({ id, ...CANCELLED, locationId: locationId && null, ',
  },
  {
    ids: ['ADQ-12'],
    what: 'what is missing, beside the locked button',
    find: 'canCreate ? !isValid && incomplete :',
    put: 'canCreate ? !isValid && incomplete.slice(0, 0) :',
  },
  {
    ids: ['OPEN-STM-02'],
    what: 'the times of its own that each stamp of a bundle has',
    find: 'at={`rows.${index}.`}',
    put: 'at={`rows.${index * 0}.`}',
  },
  {
    ids: ['MSC-11'],
    what: 'that the review says so where nothing was created',
    find: 'if (createdCount === 0) fail(t.nothingCreated);',
    put: 'if (createdCount < 0) fail(t.nothingCreated);',
  },
  {
    ids: ['API-15'],
    what: 'that the editor of a quest is told what somebody else has changed',
    find: 'return conflictIn(body ?? cause);',
    put: 'return conflictIn(body ?? (cause && null));',
  },
  {
    ids: ['CAL-05'],
    what: 'that another month asks for its own days',
    find: 'questsWithin.send({ providerId, ...monthWindow(month) })',
    put: "questsWithin.send({ providerId, ...monthWindow(month && '2026-11') })",
  },
];
