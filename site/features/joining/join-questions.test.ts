import { describe, expect, it } from 'vitest';
import type { JoinQuestDataFragment } from '../../gql/generated.ts';
import { questionsOf } from './join-questions.ts';

const NOW = Date.parse('2026-11-16T17:00:00Z');
const QUEST: JoinQuestDataFragment = {
  id: 'q',
  viewerVerdict: { newcomerStart: 'SIGN_UP' },
  providerId: '1',
  eventTitle: 'Dinner',
  translation: null,
  eventType: 'OSV',
  stampIcon: null,
  serviceTags: [],
  startedAt: '2026-12-01T15:00:00Z',
  endedAt: null,
  flexibleMinimumTime: null,
  agePolicy: { name: 'House', supervisedAge: 10, soloAge: 16, maxAge: 100 },
  provider: { name: 'Kitchen', districtId: '1' },
};

describe('what a quest asks while someone joins', () => {
  it.each([
    ['16 by the quest’s day', '2010-12-01', false],
    ['15 on the quest’s day', '2010-12-02', true],
    ['16 today', '2010-11-16', false],
  ])('asks for a supervisor by the age on its day: %s [DEC-68]', (_case, born, supervisor) => {
    expect(questionsOf(QUEST, born, NOW).supervisor).toBe(supervisor);
  });

  it.each([undefined, null, '', 'soon'])('asks for none while the birth date is %s [DEC-68]', (born) => {
    expect(questionsOf(QUEST, born, NOW).supervisor).toBe(false);
  });
});
