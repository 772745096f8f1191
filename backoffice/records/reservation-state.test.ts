import { describe, expect, it } from 'vitest';
import type { RequestStanding } from '../gql/generated.ts';
import { guildInBrief, isRequestOpen, reservationState } from './reservation-state.ts';

const asked = (standing: RequestStanding, endsAt: string | null = null) => ({
  reservation: null,
  reservationRequest: { guildName: 'The Runners', standing, endsAt },
});

describe('what a quest tells of its guild', () => {
  it('CON-15 «No Group» while nobody has reserved it or is asked', () => {
    const state = reservationState({ reservation: null, reservationRequest: null });
    expect(state).toEqual({ label: 'Reserved for', text: 'No Group', note: null });
  });

  it('CAL-17 the guild that has reserved it, whatever was asked before', () => {
    const { reservationRequest } = asked('DECLINED');
    const state = reservationState({ reservation: { guildName: 'The Choir' }, reservationRequest });
    expect(state).toEqual({ label: 'Reserved for', text: 'The Choir', note: null });
  });

  it('SAF-16 DEC-62 a guild that is asked, with the time it has', () => {
    const { label, text, note } = reservationState(asked('WAITING', '2026-11-20T18:00:00Z'));
    expect([label, text]).toEqual(['Asked', 'The Runners']);
    expect(note).toBe('Not reserved until they say yes, by Friday, November 20, 2026, 1:00 pm.');
  });

  it('SAF-16 a draft’s reservation begins with publishing', () => {
    expect(reservationState(asked('AT_PUBLISHING'))).toMatchObject({
      label: 'When published',
      text: 'The Runners',
    });
  });

  it.each<[RequestStanding, string | null]>([
    ['DECLINED', 'The Runners can’t this time.'],
    ['ENDED', 'The Runners didn’t answer in time.'],
    ['WITHDRAWN', null],
    ['ACCEPTED', null],
  ])('SAF-16 after a request is %s, the quest is nobody’s, and it says why', (standing, note) => {
    expect(reservationState(asked(standing))).toEqual({ label: 'Reserved for', text: 'No Group', note });
    expect(isRequestOpen(asked(standing).reservationRequest)).toBe(false);
  });

  it('SAF-16 a bubble of the calendar says it in brief', () => {
    const reserved = { ...asked('ACCEPTED'), reservation: { guildName: 'The Choir' } };
    expect(guildInBrief(reserved)).toBe('The Choir');
    expect(guildInBrief(asked('WAITING'))).toBe('The Runners (asked)');
    expect(guildInBrief(asked('AT_PUBLISHING'))).toBe('The Runners (when published)');
    expect(guildInBrief(asked('DECLINED'))).toBeNull();
  });

  it('SAF-16 what is open can be taken back', () => {
    expect(isRequestOpen(asked('WAITING').reservationRequest)).toBe(true);
    expect(isRequestOpen(asked('AT_PUBLISHING').reservationRequest)).toBe(true);
    expect(isRequestOpen(null)).toBe(false);
  });
});
