import { describe, expect, it } from 'vitest';
import { canChangeHands, refusalOfAsk, refusalOfTaking, standingOf } from './stand-in-gate.ts';

const NOW = 1_000_000;
const place = { guildId: null, abandonedAt: null, status: null };
const quest = {
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: NOW + 1,
  endedAt: NOW + 2,
} as const;
const asked = { now: NOW, place, isOwn: true, quest, allowsStandIns: true };

describe('a place that may change hands', () => {
  it.each([
    ['SWP-01 (part: until when) an own place of a quest ahead', {}, {}, true],
    ['SWP-01 (part: until when) once the quest has begun', {}, { startedAt: NOW }, false],
    ['SWP-01 (part: until when) of a cancelled quest', {}, { publishingStatus: 'Cancelled' as const }, false],
    ['SWP-01 (part: until when) that was given up', { abandonedAt: NOW }, {}, false],
    ['SWP-01 (part: until when) once attendance is taken', { status: 'Present' }, {}, false],
    ['SWP-01 (part: until when) what a guild holds is none', { guildId: 'g' }, {}, false],
  ])('%s', (_, ofPlace, ofQuest, expected) => {
    expect(canChangeHands({ ...place, ...ofPlace }, { ...quest, ...ofQuest }, NOW)).toBe(expected);
  });

  it('others’ places are as good as missing, before anything is told of them [SWP-01, SWP-06: refusals]', () => {
    expect(refusalOfAsk(asked)).toBeNull();
    const off = { ...asked, allowsStandIns: false, quest: { ...quest, startedAt: NOW } };
    expect(refusalOfAsk({ ...off, isOwn: false })).toBe('CONTRACT_NOT_FOUND');
    expect(refusalOfAsk({ ...off, place: { ...place, abandonedAt: 1 } })).toBe('NOT_SIGNED_UP');
    expect(refusalOfAsk(off)).toBe('STAND_INS_OFF');
    expect(refusalOfAsk({ ...off, allowsStandIns: true })).toBe('STAND_IN_TOO_LATE');
  });

  it('tells a place that somebody has from one that is not handed on any more [SWP-03: what is gone]', () => {
    const at = { place, quest, now: NOW };
    expect(standingOf('wanted', at)).toBe('OPEN');
    expect(standingOf('wanted', { ...at, now: NOW + 1 })).toBe('ENDED');
    expect(standingOf('withdrawn', at)).toBe('ENDED');
    expect(standingOf('handed-over', at)).toBe('TAKEN');
    expect([refusalOfTaking('OPEN'), refusalOfTaking('TAKEN'), refusalOfTaking('ENDED')]).toEqual([
      null,
      'PLACE_GONE',
      'STAND_IN_ENDED',
    ]);
  });
});
