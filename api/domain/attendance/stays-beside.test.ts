import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { type Mark, type MarkedContract, type Marker, refusalOfAttendance } from './attendance-gate.ts';
import { markBesideStays } from './stays-beside.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR = 3_600_000;

/** Planned from three hours ago until an hour ago. */
const contract: MarkedContract = {
  guildId: null,
  abandonedAt: null,
  status: null,
  markedAt: null,
  lastEntryAt: null,
  ownMarkedAt: null,
  creditedUntil: null,
  timesReason: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  publishingStatus: 'Published',
  startedAt: NOW - 3 * HOUR,
  endedAt: NOW - HOUR,
  flexibleMinimumTime: null,
};
const present: Mark = {
  status: 'Present',
  actualArrivalAt: null,
  actualDepartureAt: null,
  timesReason: null,
};
const byAnother: Marker = { now: NOW, isOwn: false, hasOtherManager: false };

describe('a mark of someone who is credited on another quest', () => {
  /** Hours from the planned start, which lasts two. */
  const at = (hours: number) => NOW + (hours - 3) * HOUR;
  const TWICE = 'Some of that is already credited.';

  it.each<[string, Partial<Mark>, [number, number][], [number, number] | string]>([
    [
      'keeps planned times beside other stays',
      {},
      [
        [-2, 0],
        [2, 4],
      ],
      [0, 2],
    ],
    ['begins when the other stay ends', {}, [[-1, 0.5]], [0.5, 2]],
    ['ends when the other stay begins', {}, [[1.5, 3]], [0, 1.5]],
    [
      'lies between two others',
      {},
      [
        [1.5, 3],
        [-1, 0.5],
      ],
      [0.5, 1.5],
    ],
    [
      'begins after several in a row',
      {},
      [
        [0.5, 1],
        [-1, 0.5],
      ],
      [1, 2],
    ],
    ['is refused at the very same time', {}, [[0, 2]], TWICE],
    ['is refused inside a longer stay', {}, [[-1, 3]], TWICE],
    ['is refused around a shorter stay', {}, [[0.5, 1]], TWICE],
    ['is cut though a client sends the planned times', { actualArrivalAt: at(0) }, [[-1, 0.5]], [0.5, 2]],
    ['keeps a typed arrival, and is refused', { actualArrivalAt: at(0.25) }, [[-1, 0.5]], TWICE],
    ['keeps a typed departure, and is refused', { actualDepartureAt: at(1.75) }, [[1.5, 3]], TWICE],
    ['takes typed times beside the other stay', { actualArrivalAt: at(0.5) }, [[-1, 0.5]], [0.5, 2]],
    ['takes a stay without minutes', {}, [[1, 1]], [0, 2]],
  ])('%s [DEC-79]', (_what, mark, stays, expected) => {
    const elsewhere = stays.map(([arrival, departure]) => ({
      arrival: at(arrival),
      departure: at(departure),
    }));
    const asked = { ...present, ...mark };
    const after = markBesideStays(contract, asked, { here: [], elsewhere });
    const facts = { ...byAnother, contract, mark: after, asked, creditedElsewhere: elsewhere };
    const refusal = refusalOfAttendance(facts);
    if (typeof expected === 'string') {
      expect(inEnglish(refusal)).toEqual({ code: 'BAD_USER_INPUT', message: expected });
      return;
    }
    expect(refusal).toBeNull();
    const [arrival, departure] = [after.actualArrivalAt ?? at(0), after.actualDepartureAt ?? at(2)];
    expect([arrival, departure]).toEqual(expected.map(at));
  });

  it('may begin in the future, where a planned stay elsewhere ends [DEC-79]', () => {
    const ahead = { ...contract, startedAt: NOW - HOUR, endedAt: NOW + 2 * HOUR };
    const elsewhere = [{ arrival: NOW - 2 * HOUR, departure: NOW + HOUR }];
    const after = markBesideStays(ahead, present, { here: [], elsewhere });
    expect(after.actualArrivalAt).toBe(NOW + HOUR);
    const facts = {
      ...byAnother,
      contract: ahead,
      mark: after,
      asked: present,
      creditedElsewhere: elsewhere,
    };
    expect(refusalOfAttendance(facts)).toBeNull();
  });

  it('has no times when absent [DEC-79]', () => {
    const absent: Mark = { ...present, status: 'Absent' };
    expect(markBesideStays(contract, absent, { here: [], elsewhere: [] })).toEqual(absent);
  });
});

describe('a mark of someone who left and came back', () => {
  const start = NOW - 3 * HOUR;
  const end = NOW - HOUR;
  const first = { arrival: start, departure: start + HOUR / 2 };
  const second = { arrival: start + HOUR, departure: start + 1.5 * HOUR };

  it.each<[string, Partial<Mark>, { arrival: number; departure: number }[], number | null]>([
    ['begins where the earlier stay ends', {}, [first], first.departure],
    ['begins where the last one ends', {}, [second, first], second.departure],
    [
      'begins there when the planned times are sent along',
      { actualArrivalAt: start },
      [first],
      first.departure,
    ],
    ['credits nothing twice of a stay beyond the plan', {}, [{ ...first, departure: NOW }], end],
    ['keeps a typed arrival', { actualArrivalAt: start + 1 }, [first], start + 1],
    ['stays as planned without an earlier stay', {}, [], null],
    ['stays as planned after a stay that ended before', {}, [{ arrival: start - 9, departure: start }], null],
    ['has no times when absent', { status: 'Absent' }, [first], null],
  ])('%s [DEC-79]', (_what, mark, stays, arrival) => {
    const after = markBesideStays(contract, { ...present, ...mark }, { here: stays, elsewhere: [] });
    expect(after).toEqual({ ...present, ...mark, actualArrivalAt: arrival });
    const asked = { ...present, ...mark };
    const facts = { ...byAnother, contract, mark: after, asked, creditedElsewhere: stays };
    if (mark.actualArrivalAt !== start + 1) expect(refusalOfAttendance(facts)).toBeNull();
  });
});
