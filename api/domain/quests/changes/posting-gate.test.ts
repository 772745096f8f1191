import { describe, expect, it } from 'vitest';
import { type PostingFacts, problemOfPosting } from './posting-gate.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-16T15:00:00Z');
const template = {
  providerId: '1',
  publishingStatus: 'Template',
  eventType: 'OSV',
  flexibleMinimumTime: null,
} as const;
const facts: PostingFacts = {
  now,
  veilOfTime: '2027-11-30',
  providerId: '1',
  template,
  publishingStatus: 'Draft',
  startedAt: now + 24 * HOUR,
  endedAt: now + 27 * HOUR,
  giverName: 'Ana',
  locationId: 'hall',
  isLocationApproved: true,
};
const roleStamp = { ...template, eventType: 'HYBRID-ROLE' } as const;

describe('posting a stamp', () => {
  it('a complete posting passes as Draft, Published and Unlisted [ADQ-03]', () => {
    for (const publishingStatus of ['Draft', 'Published', 'Unlisted'] as const) {
      expect(problemOfPosting({ ...facts, publishingStatus })).toBeNull();
    }
  });

  it('a role needs neither date nor place, a supply request no end [OPEN-ADQ-06]', () => {
    const nothing = { startedAt: null, endedAt: null, locationId: null, isLocationApproved: false };
    expect(problemOfPosting({ ...facts, ...nothing, template: roleStamp })).toBeNull();
    const supply = { ...template, eventType: 'SUPPLY-REQUEST' } as const;
    expect(problemOfPosting({ ...facts, endedAt: null, template: supply })).toBeNull();
  });

  it.each([
    ['ERR-31 no stamp', 'QUEST_NOT_FOUND', { template: null }],
    [
      'ERR-31 a quest that is no stamp',
      'QUEST_NOT_FOUND',
      { template: { ...template, publishingStatus: 'Draft' as const } },
    ],
    ['API-18 the stamp of another charity', 'FORBIDDEN', { providerId: '2' }],
    ['MSC-13 the status Private', 'BAD_USER_INPUT', { publishingStatus: 'Private' as const }],
    ['QST-07 the status Template', 'BAD_USER_INPUT', { publishingStatus: 'Template' as const }],
    ['EDQ-02 a name of 36 characters', 'BAD_USER_INPUT', { giverName: 'x'.repeat(36) }],
    ['ADQ-03 no place', 'BAD_USER_INPUT', { locationId: null }],
    ['ADQ-09 a place that is not approved', 'BAD_USER_INPUT', { isLocationApproved: false }],
    ['ADQ-03 no start', 'BAD_USER_INPUT', { startedAt: null }],
    ['ADQ-04 an end at the start', 'BAD_USER_INPUT', { endedAt: facts.startedAt }],
    [
      'CON-06 a quest shorter than volunteers have to stay',
      'BAD_USER_INPUT',
      { template: { ...template, flexibleMinimumTime: 181 } },
    ],
    ['OPEN-ADQ-05 a start that has passed', 'BAD_USER_INPUT', { startedAt: now - 1 }],
  ])('is refused: %s [ADQ-04, ADQ-09, API-18, ERR-31]', (_, code, change) => {
    expect(problemOfPosting({ ...facts, ...change })?.code).toBe(code);
  });
});
