import type { Removal } from '../../scripts/prove/removal.ts';

/** The forms and dialogs of the console that stand on tables of fields. */
export const FORMS: readonly Removal[] = [
  {
    ids: ['EDQ-03', 'EDQ-04'],
    what: 'that a form says what is wrong while it is typed',
    find: 'if (isDirty) void trigger(); else clearErrors();',
  },
  {
    ids: ['STM-02'],
    what: 'that the form of a stamp knows its rules',
    find: 'resolver={stampResolver}',
  },
  {
    ids: ['STM-10'],
    what: 'that times are saved only when they are whole',
    find: '(form) => ({ when: problemOfTimes(entryOf(form), ground) })',
    put: '() => ({})',
  },
  {
    ids: ['STM-10'],
    what: 'the clocks of the times of a month',
    find: '<ClockInputs record={record} />',
  },
  {
    ids: ['STM-11'],
    what: 'what a reservation of monthly times means, in words',
    find: '<ReservationInWords slot={slot} />',
  },
  {
    ids: ['ORI-19', 'ORI-20'],
    what: 'what keeps the decision about a training from being saved',
    find: 'actions={<Advice />}',
  },
];
