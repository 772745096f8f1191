import { describe, expect, it } from 'vitest';
import { questWordsTexts } from '../texts/generated/quest-words.ts';
import {
  canChangeStatus,
  cardIcon,
  crisisLevel,
  EVENT_TYPES,
  flagOf,
  flavourText,
  hasStarted,
  isBroadcastable,
  isEditable,
  isFull,
  isOpenToSignUp,
  isOver,
  PUBLISHING_STATUSES,
  type PublishingStatus,
  type QuestTimes,
  visibleStatuses,
} from './quest-status.ts';

const START = Date.UTC(2026, 2, 7, 14);
const END = Date.UTC(2026, 2, 7, 17);
const YEAR = 365 * 24 * 60 * 60 * 1000;
const shift: QuestTimes = { eventType: 'OSV', startedAt: START, endedAt: END };
const request: QuestTimes = { eventType: 'SUPPLY-REQUEST', startedAt: START, endedAt: null };
const role: QuestTimes = { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null };

describe('types and statuses', () => {
  it('there are these three quest types [QST-01]', () => {
    expect(EVENT_TYPES).toEqual(['OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE']);
  });

  it('there are exactly these six publishing statuses, Template among them [QST-02, QST-03]', () => {
    expect(PUBLISHING_STATUSES).toEqual([
      'Draft',
      'Published',
      'Unlisted',
      'Cancelled',
      'Private',
      'Template',
    ]);
  });

  it('a template keeps its status and is never broadcast [QST-07]', () => {
    expect(canChangeStatus('Template')).toBe(false);
    expect(isBroadcastable({ ...shift, publishingStatus: 'Template' }, START - 1)).toBe(false);
    expect(canChangeStatus('Draft')).toBe(true);
  });

  it('a quest that is over is not broadcast [QD-18]', () => {
    expect(isBroadcastable({ ...shift, publishingStatus: 'Published' }, END - 1)).toBe(true);
    expect(isBroadcastable({ ...shift, publishingStatus: 'Published' }, END)).toBe(false);
  });
});

describe('who sees what', () => {
  const EXPECTED: [string, readonly PublishingStatus[], PublishingStatus[]][] = [
    [
      'who sees the inside of the charity, in lists',
      visibleStatuses('insider', 'list'),
      ['Draft', 'Published', 'Unlisted', 'Cancelled', 'Private'],
    ],
    [
      'who sees the inside of the charity, on the detail page',
      visibleStatuses('insider', 'detail'),
      ['Draft', 'Published', 'Unlisted', 'Cancelled', 'Private', 'Template'],
    ],
    [
      'SAF-13 young managers in lists',
      visibleStatuses('manager', 'list'),
      ['Published', 'Unlisted', 'Cancelled', 'Private'],
    ],
    [
      'SAF-13 young managers on the detail page',
      visibleStatuses('manager', 'detail'),
      ['Published', 'Unlisted', 'Cancelled', 'Private', 'Template'],
    ],
    ['others in lists', visibleStatuses('public', 'list'), ['Published']],
    ['others on the detail page', visibleStatuses('public', 'detail'), ['Published', 'Unlisted']],
    ['contract holders in lists', visibleStatuses('public', 'list', true), ['Published']],
    [
      'contract holders on the detail page',
      visibleStatuses('public', 'detail', true),
      ['Published', 'Unlisted', 'Private', 'Cancelled'],
    ],
  ];

  it.each(EXPECTED)('%s [QST-04, QST-05, QST-06, QST-07]', (_who, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

describe('who may try to sign up', () => {
  it('whoever does not manage a quest finds no Draft and no Private one [QST-04, OPEN-QST-01, OPEN-QST-02]', () => {
    expect(PUBLISHING_STATUSES.filter((status) => !isOpenToSignUp(status))).toEqual(['Draft', 'Private']);
  });
});

describe('time', () => {
  it('a quest is past from the moment of its start [QST-12]', () => {
    expect(hasStarted(shift, START - 1)).toBe(false);
    expect(hasStarted(shift, START)).toBe(true);
    expect(hasStarted(role, START)).toBe(false);
  });

  it('a quest is over when its end has passed, without an end when its start has [QST-13]', () => {
    expect(isOver(shift, END - 1)).toBe(false);
    expect(isOver(shift, END)).toBe(true);
    expect(isOver(request, START - 1)).toBe(false);
    expect(isOver(request, START)).toBe(true);
    expect(isOver({ ...shift, startedAt: null, endedAt: null }, START)).toBe(false);
  });

  it('a hybrid role without an end is never over [QST-14]', () => {
    expect(isOver(role, START + YEAR)).toBe(false);
    expect(isOver({ ...role, startedAt: START }, START + YEAR)).toBe(false);
    expect(isOver({ ...role, endedAt: END }, END)).toBe(true);
  });

  it('only a quest that has not started may be edited or cancelled, a template always [QST-09, OPEN-QST-03]', () => {
    for (const publishingStatus of PUBLISHING_STATUSES.filter((status) => status !== 'Template')) {
      expect(isEditable({ ...shift, publishingStatus }, START - 1)).toBe(true);
      expect(isEditable({ ...shift, publishingStatus }, START)).toBe(false);
    }
    expect(isEditable({ ...shift, publishingStatus: 'Template' }, END + YEAR)).toBe(true);
    expect(isEditable({ ...role, publishingStatus: 'Published' }, START)).toBe(true);
  });
});

describe('places', () => {
  it('a quest is full when the taken places reach the maximum [QST-15]', () => {
    expect(isFull({ takenCount: 9, resourceMaxNumber: 10 })).toBe(false);
    expect(isFull({ takenCount: 10, resourceMaxNumber: 10 })).toBe(true);
    expect(isFull({ takenCount: 11, resourceMaxNumber: 10 })).toBe(true);
  });

  it.each([
    [12, 'max'],
    [10, 'max'],
    [9, 'desired'],
    [8, 'desired'],
    [7, 'min'],
    [4, 'min'],
    [3, 'crisis'],
    [0, 'crisis'],
  ])('with %i of 4, 8 or 10 volunteers the circle is at «%s» [QL-17]', (takenCount, level) => {
    expect(crisisLevel({ takenCount, min: 4, desired: 8, max: 10 })).toBe(level);
  });

  it('the flag is green for the own quest, then grey when full, else orange [QL-16]', () => {
    expect(flagOf({ isViewerSignedUp: true, isFull: true })).toBe('yours');
    expect(flagOf({ isViewerSignedUp: true, isFull: false })).toBe('yours');
    expect(flagOf({ isViewerSignedUp: false, isFull: true })).toBe('full');
    expect(flagOf({ isViewerSignedUp: false, isFull: false })).toBe('open');
  });

  it('a full quest is locked for those who neither manage it nor are on it [QL-13]', () => {
    const full = { ...shift, takenCount: 10, resourceMaxNumber: 10 };
    const icon = (isManager: boolean, isSignedUp: boolean) =>
      cardIcon(full, { isManager, isSignedUp }, START);
    expect(icon(false, false)).toBe('locked');
    expect(icon(true, false)).toBe(null);
    expect(icon(false, true)).toBe(null);
    expect(cardIcon({ ...full, takenCount: 9 }, { isManager: false, isSignedUp: false }, START)).toBe(null);
  });

  it('managers are warned of a finished quest that is no hybrid role [QL-14]', () => {
    const places = { takenCount: 1, resourceMaxNumber: 10 };
    const manager = { isManager: true, isSignedUp: false };
    expect(cardIcon({ ...shift, ...places }, manager, END)).toBe('warning');
    expect(cardIcon({ ...shift, ...places }, manager, END - 1)).toBe(null);
    expect(cardIcon({ ...role, endedAt: END, ...places }, manager, END)).toBe(null);
    expect(cardIcon({ ...shift, ...places }, { ...manager, isManager: false }, END)).toBe(null);
  });

  it.each([
    [0, '10 spots left'],
    [8, '2 spots left'],
    [9, 'Last spot!'],
    [10, 'Full'],
    [11, 'Full'],
  ])('with %i of 10 places taken the card says «%s» [OPEN-QL-01]', (takenCount, text) => {
    expect(
      flavourText(
        { ...shift, takenCount, heldCount: 0, resourceMaxNumber: 10, reservation: null },
        questWordsTexts('en'),
        START - 1,
      ),
    ).toBe(text);
  });

  it.each([
    [START, 'Already started'],
    [END - 1, 'Already started'],
    [END, 'Over'],
  ])('offers no spot of a quest whose start has passed: at %i it says “%s” [OPEN-QL-01]', (now, text) => {
    for (const takenCount of [0, 9, 10])
      expect(
        flavourText(
          { ...shift, takenCount, heldCount: 0, resourceMaxNumber: 10, reservation: null },
          questWordsTexts('en'),
          now,
        ),
      ).toBe(text);
  });

  it('promises no spots of a quest that a guild reserved, but to its members [OPEN-QL-01]', () => {
    const says = (isViewersGuild: boolean) =>
      flavourText(
        { ...shift, takenCount: 0, heldCount: 0, resourceMaxNumber: 12, reservation: { isViewersGuild } },
        questWordsTexts('en'),
        START - 1,
      );
    expect(says(false)).toBe('Reserved for a guild');
    expect(says(true)).toBe('12 spots left');
  });

  it('promises no spot that is held for someone [OPEN-QL-01]', () => {
    const held = { ...shift, takenCount: 8, heldCount: 1, resourceMaxNumber: 10, reservation: null };
    expect(flavourText(held, questWordsTexts('en'), START - 1)).toBe('Last spot!');
    expect(flavourText({ ...held, heldCount: 2 }, questWordsTexts('en'), START - 1)).toBe('Full');
  });

  it('quests without a date show their type [OPEN-QL-01]', () => {
    expect(
      flavourText(
        { ...role, takenCount: 10, heldCount: 0, resourceMaxNumber: 10, reservation: null },
        questWordsTexts('en'),
        START - 1,
      ),
    ).toBe('Hybrid Role');
    const donation = { ...request, startedAt: null };
    expect(
      flavourText(
        { ...donation, takenCount: 0, heldCount: 0, resourceMaxNumber: 10, reservation: null },
        questWordsTexts('en'),
        START - 1,
      ),
    ).toBe('Supply Request');
  });
});
