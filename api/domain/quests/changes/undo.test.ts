import { describe, expect, it } from 'vitest';
import { changedColumns, isDeletableDraft, refusalOfUndo, UNDO_MS, type UndoFacts } from './undo.ts';

const NOW = 1_000_000;
const open: UndoFacts = {
  now: NOW,
  undo: { expiresAt: NOW + UNDO_MS, takenBackAt: null },
  areMessagesHeld: true,
  isUntouched: true,
};

describe('taking a change back [DSK-04]', () => {
  it.each<[string, Partial<UndoFacts>, string | null]>([
    ['in time, with nothing done since', {}, null],
    ['in the last millisecond', { now: NOW + UNDO_MS - 1 }, null],
    ['that nobody knows', { undo: null }, 'UNDO_NOT_FOUND'],
    ['a second time', { undo: { expiresAt: NOW + 1, takenBackAt: NOW } }, 'UNDO_USED'],
    ['a second time, late', { undo: { expiresAt: NOW, takenBackAt: NOW - 1 } }, 'UNDO_USED'],
    ['after 10 s', { now: NOW + UNDO_MS }, 'UNDO_TOO_LATE'],
    ['of which a mail is on its way', { areMessagesHeld: false }, 'UNDO_TOO_LATE'],
    ['on which somebody has acted', { isUntouched: false }, 'UNDO_OVERTAKEN'],
  ])('%s', (_, facts, refusal) => {
    expect(refusalOfUndo({ ...open, ...facts })).toBe(refusal);
  });

  it('lasts 10 s', () => {
    expect(UNDO_MS).toBe(10_000);
  });

  it('keeps of a changed row what differs, also where it was empty', () => {
    const before = { id: 'q', title: 'Soup', giver: null, taken: 0 };
    expect(changedColumns(before, { ...before, giver: 'Kim', taken: 1 })).toEqual({ giver: null, taken: 0 });
  });
});

describe('a Draft can be deleted [DSK-04]', () => {
  const draft = { publishingStatus: 'Draft', unpublishedAt: null, isInUse: false } as const;
  it.each([
    [draft, true],
    [{ ...draft, publishingStatus: 'Published' as const }, false],
    [{ ...draft, publishingStatus: 'Template' as const }, false],
    [{ ...draft, unpublishedAt: NOW }, false],
    [{ ...draft, isInUse: true }, false],
  ])('%o: %s', (facts, isDeletable) => {
    expect(isDeletableDraft(facts)).toBe(isDeletable);
  });
});
