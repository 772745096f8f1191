import { describe, expect, it } from 'vitest';
import { OPERATIONS as QUEST_OPERATIONS } from '../quests/quest-operations.ts';
import { OPERATIONS } from './calendar-operations.ts';

describe('the operations of the calendar', () => {
  it('CAL-05 API-13 it asks for one charity and the window of the shown month', () => {
    const { variables } = OPERATIONS['calendar GET_LIST'];
    expect(variables({ filter: { providerId: 'p1', month: '2026-11' } })).toEqual({
      providerId: 'p1',
      from: '2026-10-26T04:00:00.000Z',
      until: '2026-12-08T05:00:00.000Z',
    });
  });

  it('CAL-18 API-15 a cancel sends the id, the status and the location', () => {
    const { variables } = QUEST_OPERATIONS['questEdits UPDATE'];
    const data = { publishingStatus: 'Cancelled', locationId: 'l1' };
    expect(variables({ id: 'q1', data, previousData: { id: 'q1' } })).toEqual({ id: 'q1', ...data });
  });

  it('MSC-11 DEC-62 of a posted month only what was created counts', () => {
    const { result } = OPERATIONS['monthlySchedules CREATE'];
    const posted = [
      { id: 'q1', message: 'created', reservation: 'ASKED' as const, undoToken: 't' },
      { id: null, message: 'already posted', reservation: null, undoToken: null },
    ];
    expect(result({ createQuestsFromTemplates: posted }, { data: {} })).toMatchObject({
      data: { createdCount: 1, outcomes: ['ASKED', null], undoToken: 't' },
    });
  });
});
