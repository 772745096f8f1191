import { describe, expect, it } from 'vitest';
import type { RequestStanding } from '../gql/generated.ts';
import { guildInBrief, holdInBrief, isRequestOpen, reservationState } from './reservation-state.ts';

const none = { reservation: null, guildHold: null, resourceMaxNumber: 10, reservationRequest: null };
const asked = (standing: RequestStanding, endsAt: string | null = null) => ({
  ...none,
  reservationRequest: { guildName: 'The Runners', standing, endsAt },
});

describe('what a quest tells of its guild', () => {
  it('«No Group» while nobody has reserved it or is asked [CON-15]', () => {
    const state = reservationState(none);
    expect(state).toEqual({ label: 'Reserved for', text: 'No Group', note: null });
  });

  it('the guild that has reserved it, whatever was asked before [CAL-17]', () => {
    const { reservationRequest } = asked('DECLINED');
    const state = reservationState({ ...none, reservation: { guildName: 'The Choir' }, reservationRequest });
    expect(state).toEqual({ label: 'Reserved for', text: 'The Choir', note: null });
  });

  it('a guild that is asked, with the time it has [SAF-16, DEC-62]', () => {
    const { label, text, note } = reservationState(asked('WAITING', '2026-11-20T18:00:00Z'));
    expect([label, text]).toEqual(['Asked', 'The Runners']);
    expect(note).toBe('Not reserved until they say yes, by Friday, November 20, 2026, 1:00 pm.');
  });

  it('a draft’s reservation begins with publishing [SAF-16]', () => {
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
  ])('after a request is %s, the quest is nobody’s, and it says why [SAF-16]', (standing, note) => {
    expect(reservationState(asked(standing))).toEqual({ label: 'Reserved for', text: 'No Group', note });
    expect(isRequestOpen(asked(standing).reservationRequest)).toBe(false);
  });

  it('a guild that holds some spots, how many are unused, and until when [HEAD-07]', () => {
    const releasesAt = '2026-12-05T14:00:00Z';
    const held = { ...none, guildHold: { guildName: 'The Choir', spots: 4, spotsLeft: 3, releasesAt } };
    expect(reservationState(held)).toEqual({
      label: 'Held for',
      text: 'The Choir',
      note: '4 of 10 spots until Saturday, December 5, 2026, 9:00 am. 3 unused.',
    });
    expect(guildInBrief(held)).toBe('The Choir (4)');
    expect(holdInBrief(held)).toBe('The Choir: 4 of 10 held until 12/5');
    expect(holdInBrief(none)).toBeNull();
  });

  it('how many spots a guild that is asked would hold [HEAD-06]', () => {
    const { reservationRequest } = asked('AT_PUBLISHING');
    const wish = { ...reservationRequest, spots: 2, releasesAt: '2026-12-05T14:00:00Z' };
    expect(reservationState({ ...none, reservationRequest: wish }).note).toBe(
      '2 spots until Saturday, December 5, 2026, 9:00 am. We tell the guild when you publish.',
    );
  });

  it('a bubble of the calendar says it in brief [SAF-16]', () => {
    const reserved = { ...asked('ACCEPTED'), reservation: { guildName: 'The Choir' } };
    expect(guildInBrief(reserved)).toBe('The Choir');
    expect(guildInBrief(asked('WAITING'))).toBe('The Runners (asked)');
    expect(guildInBrief(asked('AT_PUBLISHING'))).toBe('The Runners (when published)');
    expect(guildInBrief(asked('DECLINED'))).toBeNull();
  });

  it('what is open can be taken back [SAF-16]', () => {
    expect(isRequestOpen(asked('WAITING').reservationRequest)).toBe(true);
    expect(isRequestOpen(asked('AT_PUBLISHING').reservationRequest)).toBe(true);
    expect(isRequestOpen(null)).toBe(false);
  });
});
