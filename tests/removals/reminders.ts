import type { Removal } from '../../scripts/prove/removal.ts';

/** Reminders, what runs by itself, and the pages on which people choose and see them. */
export const REMINDERS: readonly Removal[] = [
  {
    ids: ['REM-01'],
    what: 'that a fourth reminder cannot be ticked',
    find: 'disabled={isFull && !ticked.includes(id)}',
  },
  {
    ids: ['REM-01'],
    what: 'the sentence which reminders go',
    find: '{remindersText(isOwn ? ticked : reminders)}',
  },
  {
    ids: ['REM-01'],
    what: 'that a stamp can have the reminders of its charity',
    find: '<FormControlLabel value="charity" control={<Radio />} label={t.asCharity} />',
  },
  {
    ids: ['MSG-09'],
    what: 'that staff reads why a run failed',
    find: "return t.failedThere({ when, count: failures, kind: lastFailure ?? '', again });",
    put: 'return when;',
  },
  {
    ids: ['MSG-09'],
    what: 'that a run which another process has taken over writes nothing any more',
    find: 'isNull(jobRun.doneAt)],',
    put: 'eq(jobRun.slot, slot)],',
  },
  {
    ids: ['REM-03'],
    what: 'that who signed up after its time gets no reminder',
    find: ' && claimedAt < one.dueAt',
  },
  {
    ids: ['REM-03'],
    what: 'that what was said is not said again',
    find: 'people.filter((person) => isNew.has(keyOf(person, one)))',
    put: 'people',
  },
  {
    ids: ['REM-08'],
    what: 'that who reads names only of a quest with adults gets none of the others',
    find: 'mayReadNames(theirs.get(accountId), quest, { now, hasYoung: names.get(quest.id)?.hasYoung ?? false })',
    put: 'quest',
  },
];
