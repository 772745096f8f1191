import { describe, expect, it } from 'vitest';
import {
  guardianToAsk,
  haveOtherGuardians,
  MERGE_LINK_MS,
  MERGE_REST_MS,
  type RecordGuardian,
  refusalOfMergeLink,
  standingOfMergeRequest,
} from './merge-agreement.ts';

const NOW = Date.parse('2026-11-28T15:00:00Z');
const of = (recordId: string, mailbox: string, agreedAt: number | null = 1): RecordGuardian => {
  return { recordId, mailbox, agreedAt, accountId: null };
};

describe('who has to agree to a merge', () => {
  it.each([
    ['one guardian of both', [of('a', 'rosa'), of('b', 'rosa')], false],
    ['two guardians of both', [of('a', 'rosa'), of('a', 'leo'), of('b', 'leo'), of('b', 'rosa')], false],
    ['different ones', [of('a', 'rosa'), of('b', 'leo')], true],
    ['one who would come along', [of('a', 'rosa'), of('b', 'rosa'), of('b', 'leo')], true],
    ['one who has not agreed yet', [of('a', 'rosa'), of('b', 'leo', null)], true],
    ['none on one side', [of('a', 'rosa')], false],
    ['none at all', [], false],
  ])('%s [DEC-78]', (_case, guardians, isAsked) => {
    expect(haveOtherGuardians(guardians)).toBe(isAsked);
  });

  it('is the guardian with the earliest valid consent [DEC-78]', () => {
    const [early, late] = [of('a', 'rosa', 5), of('b', 'leo', 9)];
    expect(guardianToAsk([late, early, of('b', 'first', null)])).toBe(early);
    expect(guardianToAsk([of('a', 'rosa', null)])).toBeNull();
  });
});

it.each([
  ['nobody was asked', null, null],
  ['the link is valid', { age: MERGE_LINK_MS - 1 }, 'MERGE_WAITS'],
  ['the link has expired', { age: MERGE_LINK_MS }, 'NOT_MERGED'],
  ['a month has passed', { age: MERGE_REST_MS }, null],
] as const)('staff see when %s [DEC-78]', (_case, asked, standing) => {
  const request = asked && { askedAt: NOW - asked.age, expiresAt: NOW - asked.age + MERGE_LINK_MS };
  expect(standingOfMergeRequest(request, NOW)).toBe(standing);
});

it.each([
  ['unknown', null, 'INVALID_TOKEN'],
  ['used', { expiresAt: NOW + 1, answeredAt: NOW }, 'LINK_USED'],
  ['too old', { expiresAt: NOW, answeredAt: null }, 'LINK_EXPIRED'],
  ['valid', { expiresAt: NOW + 1, answeredAt: null }, null],
] as const)('a link that is %s [DEC-78]', (_case, request, refusal) => {
  expect(refusalOfMergeLink(request, NOW)).toBe(refusal);
});
