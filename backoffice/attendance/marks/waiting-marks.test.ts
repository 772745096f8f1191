import { describe, expect, it } from 'vitest';
import {
  confirmed,
  draftsOf,
  laterMarkedCount,
  nextToSend,
  onlyOf,
  overtakenCount,
  readMarks,
  type SavedMark,
  shownStatus,
  updatesOf,
  withMark,
  withoutSent,
  withRefused,
  withTimes,
} from './waiting-marks.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const ada: SavedMark = { id: 'k-ada', status: null, markedAt: null, ownMarkedAt: null };
const ben: SavedMark = {
  id: 'k-ben',
  status: 'Present',
  markedAt: '2026-11-16T14:00:00.000Z',
  ownMarkedAt: null,
};

describe('marks kept on the device', () => {
  it('a mark is a change until it says what the server has [ATT-05, ATT-06]', () => {
    const marked = withMark([], ada, 'Present', NOW);
    expect(marked).toEqual([
      { contractId: 'k-ada', status: 'Present', markedAt: NOW, seenAt: null, isConfirmed: false },
    ]);
    expect(shownStatus(ada, marked[0])).toBe('Present');
    expect(withMark(marked, ada, null, NOW + 1)).toEqual([]);
    expect(withMark([], ben, 'Present', NOW)).toEqual([]);
    expect(draftsOf(withMark(marked, ben, 'Absent', NOW))).toHaveLength(2);
  });

  it('what was confirmed is taken back by another mark, since it may have been sent already [ATT-05]', () => {
    const sent = confirmed(withMark([], ada, 'Present', NOW));
    expect(withMark(sent, ada, null, NOW + 5)).toEqual([
      { contractId: 'k-ada', status: null, markedAt: NOW + 5, seenAt: null, isConfirmed: false },
    ]);
  });

  it('a mark of this device is outdone by one that the server has from later, by no earlier one [DSK-12]', () => {
    const marks = [...withMark([], ada, 'Present', NOW), ...withMark([], ben, 'Absent', NOW)];
    const at = (instant: number) => new Date(instant).toISOString();
    expect(laterMarkedCount(marks, [ada, ben])).toBe(0);
    expect(laterMarkedCount(marks, [{ ...ada, markedAt: at(NOW - 1) }, ben])).toBe(0);
    expect(laterMarkedCount(marks, [{ ...ada, markedAt: at(NOW + 1) }, ben])).toBe(1);
    expect(laterMarkedCount([], [{ ...ada, markedAt: at(NOW + 1) }])).toBe(0);
  });

  it('a mark is later than those it answers, though the clock of the device be slow [ATT-05]', () => {
    const slow = Date.parse('2026-11-16T13:00:00Z');
    const [mark] = withMark([], ben, 'Absent', slow);
    expect(mark?.markedAt).toBe(Date.parse(ben.markedAt ?? '') + 1);
    const [again] = withMark([mark ?? neverKept()], ben, null, slow);
    expect(again?.markedAt).toBe((mark?.markedAt ?? 0) + 1);
  });

  it('only confirmed marks are sent, at most 400 at once [ATT-05]', () => {
    const many = Array.from({ length: 450 }, (_, index) => ({
      contractId: `k${index}`,
      status: 'Present' as const,
      markedAt: NOW,
      seenAt: null,
      isConfirmed: index > 0,
    }));
    expect(nextToSend(many)).toHaveLength(400);
    expect(nextToSend(many)[0]?.contractId).toBe('k1');
    expect(nextToSend(withRefused(confirmed(many), many, 'No.'))).toEqual([]);
  });

  it('each is sent with its time, a key that stays the same, and the account that marked it [API-21, CHK-02]', () => {
    expect(
      updatesOf(withMark([], ada, 'Absent', NOW), { supervisorId: 'me', device: 'd1', now: NOW + 5_000 }),
    ).toEqual([
      {
        updateAction: 'EDIT-ATTENDANCE',
        id: 'k-ada',
        status: 'Absent',
        supervisorId: 'me',
        key: `d1.k-ada.${NOW}`,
        device: 'd1',
        markedAt: '2026-11-16T15:00:00.000Z',
        seenAt: null,
        sentAt: '2026-11-16T15:00:05.000Z',
      },
    ]);
  });

  it('what has been sent is forgotten, but not what was marked while it was on its way', () => {
    const sent = confirmed(withMark(withMark([], ada, 'Present', NOW), ben, 'Absent', NOW));
    const changed = withMark(sent, ada, 'Absent', NOW + 1);
    expect(withoutSent(changed, sent)).toEqual([
      { contractId: 'k-ada', status: 'Absent', markedAt: NOW + 1, seenAt: null, isConfirmed: false },
    ]);
  });

  it('a mark that somebody else has outdone, and one of somebody who left, are told', () => {
    const sent = confirmed(withMark(withMark([], ada, 'Present', NOW), ben, 'Absent', NOW));
    expect(
      overtakenCount(sent, [
        { ...ada, status: 'Absent' },
        { ...ben, status: 'Absent' },
      ]),
    ).toBe(1);
    expect(onlyOf(sent, [ben]).map(({ contractId }) => contractId)).toEqual(['k-ben']);
  });

  it('shows a mark of one’s own that waits as present, and takes it for saved [DEC-79]', () => {
    const own = { ...ada, markedAt: '2026-11-16T15:00:00.000Z', ownMarkedAt: '2026-11-16T15:00:00.000Z' };
    const sent = confirmed(withMark([], ada, 'Present', NOW));
    expect(overtakenCount(sent, [own])).toBe(0);
    expect(shownStatus(own, undefined)).toBe('Present');
    expect(withMark([], own, 'Present', NOW)).toEqual([]);
    expect(withMark([], own, null, NOW)).toMatchObject([{ status: null }]);
  });

  it('knows which mark of the server it answers [CHK-03]', () => {
    expect(withMark([], ben, 'Absent', NOW)).toMatchObject([{ seenAt: Date.parse(ben.markedAt ?? '') }]);
  });

  it('keeps typed times with their reasons, to be sent [CHK-01]', () => {
    const typed = { actualArrivalAt: '2026-11-16T14:00:00.000Z', timesReason: 'Stayed to clean' };
    const marks = withTimes(withMark([], ben, 'Absent', NOW), ben, { status: 'Present', ...typed }, NOW);
    expect(nextToSend(readMarks(JSON.stringify(marks), NOW))).toMatchObject([{ status: 'Present', typed }]);
    expect(updatesOf(marks, { supervisorId: 'me', device: 'd1', now: NOW })).toMatchObject([typed]);
  });

  it('is forgotten after 7 days [CHK-04]', () => {
    const text = JSON.stringify(withMark([], ada, 'Present', NOW));
    expect(readMarks(text, NOW + 7 * 86_400_000 - 1)).toHaveLength(1);
    expect(readMarks(text, NOW + 7 * 86_400_000)).toEqual([]);
  });

  it('keeps no more than the sign-up, its status, its time, and survives what others wrote there', () => {
    const marks = withMark([], ada, 'Present', NOW);
    expect(readMarks(JSON.stringify(marks), NOW)).toEqual(marks);
    expect(Object.keys(marks[0] ?? {}).sort()).toEqual([
      'contractId',
      'isConfirmed',
      'markedAt',
      'seenAt',
      'status',
    ]);
    expect(readMarks('not JSON', NOW)).toEqual([]);
    expect(readMarks(null, NOW)).toEqual([]);
    expect(readMarks('[null, 3, {"contractId": "a", "status": "Booted", "markedAt": 1}]', 1)).toEqual([]);
  });
});

function neverKept(): never {
  throw new Error('the mark was not kept');
}
