import { describe, expect, it } from 'vitest';
import { consoleReservationTexts } from '../texts/generated/console-reservation.ts';
import {
  outcomeOf,
  outcomeText,
  REQUEST_LIFETIME_MS,
  type RequestFacts,
  requestEndsAt,
  standingOfRequest,
  termsOf,
} from './reservation-request.ts';

const DAY_MS = 86_400_000;

it.each([
  [false, false, 'AT_ONCE'],
  [true, false, 'ASKS_FIRST'],
  [false, true, 'CLOSED'],
  [true, true, 'CLOSED'],
] as const)(
  'a guild that asks first (%s) and is closed to a charity (%s) is %s to it [SAF-16]',
  (asksFirst, isClosed, terms) => {
    expect(termsOf({ asksFirst, isClosed, memberCount: 1 })).toBe(terms);
  },
);

it.each([
  ['AT_ONCE', 'Published', 'RESERVED'],
  ['AT_ONCE', 'Unlisted', 'RESERVED'],
  ['ASKS_FIRST', 'Published', 'ASKED'],
  ['AT_ONCE', 'Draft', 'AT_PUBLISHING'],
  ['ASKS_FIRST', 'Draft', 'AT_PUBLISHING'],
] as const)('%s, a quest that is %s: %s [SAF-16, DEC-62]', (terms, status, outcome) => {
  expect(outcomeOf(terms, status)).toBe(outcome);
});

it('says what became of a reservation [TST-09, DEC-62]', () => {
  const t = consoleReservationTexts('en');
  expect(outcomeText(t, 'RESERVED', { guild: 'The Runners', title: 'Soup' })).toBe(
    'Quest "Soup" has been reserved for The Runners!',
  );
  expect(outcomeText(t, 'ASKED', { guild: 'The Runners', title: 'Soup' })).toBe(
    'The Runners was asked about “Soup”.',
  );
  expect(outcomeText(t, 'AT_PUBLISHING', { guild: 'The Runners', title: 'Soup' })).toContain(
    'when published',
  );
});

describe('how a request stands', () => {
  const quest: RequestFacts['quest'] = {
    eventType: 'OSV',
    startedAt: 20 * DAY_MS,
    endedAt: 21 * DAY_MS,
    publishingStatus: 'Published',
    takenCount: 3,
    resourceMaxNumber: 4,
  };
  const asked: RequestFacts = { status: 'asked', askedAt: DAY_MS, quest };
  const drafted: RequestFacts = {
    status: 'drafted',
    askedAt: null,
    quest: { ...quest, publishingStatus: 'Draft' },
  };

  it.each<[string, RequestFacts, number, string]>([
    ['waits for seven days', asked, DAY_MS + REQUEST_LIFETIME_MS - 1, 'WAITING'],
    ['ends after seven days', asked, DAY_MS + REQUEST_LIFETIME_MS, 'ENDED'],
    ['ends at the start', { ...asked, askedAt: 19 * DAY_MS }, 20 * DAY_MS, 'ENDED'],
    ['ends when the quest is full', { ...asked, quest: { ...quest, takenCount: 4 } }, DAY_MS, 'ENDED'],
    [
      'ends when the quest is cancelled',
      { ...asked, quest: { ...quest, publishingStatus: 'Cancelled' } },
      DAY_MS,
      'ENDED',
    ],
    ['of a draft waits for publishing, however long', drafted, 19 * DAY_MS, 'AT_PUBLISHING'],
    ['of a draft ends with its day', drafted, 20 * DAY_MS, 'ENDED'],
    ['stays accepted', { ...asked, status: 'accepted' }, 30 * DAY_MS, 'ACCEPTED'],
    ['stays declined', { ...asked, status: 'declined' }, DAY_MS, 'DECLINED'],
    ['stays withdrawn', { ...asked, status: 'withdrawn' }, DAY_MS, 'WITHDRAWN'],
    ['stays ended', { ...asked, status: 'ended' }, DAY_MS, 'ENDED'],
    [
      'for a role without a date waits its days',
      { ...asked, quest: { ...quest, eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null } },
      2 * DAY_MS,
      'WAITING',
    ],
  ])('a request %s [SAF-16]', (_, request, now, standing) => {
    expect(standingOfRequest(request, now)).toBe(standing);
  });

  it('ends at the latest with the start, or after seven days [SAF-16]', () => {
    expect(requestEndsAt(0, 3 * DAY_MS)).toBe(3 * DAY_MS);
    expect(requestEndsAt(0, 9 * DAY_MS)).toBe(REQUEST_LIFETIME_MS);
    expect(requestEndsAt(0, null)).toBe(REQUEST_LIFETIME_MS);
  });
});
