import type { Removal } from '../../scripts/prove/removal.ts';

/** What the standings of the contest say besides the hours. */
export const CONTEST: readonly Removal[] = [
  {
    ids: ['CTS-10'],
    what: 'that one’s own guild is marked',
    find: 'own: standing.isOwn ? t.you : null,',
    put: 'own: null,',
  },
  {
    ids: ['CTS-10'],
    what: 'what is missing to the lead',
    find: 'own: isOn ? ownPart(locale, standings, most) : null,',
    put: 'own: null,',
  },
  {
    ids: ['CTS-10'],
    what: 'how many days are left',
    find: 'lead: isOn ? t.daysLeft({ count: daysBetween(today, endsOn) }) : null,',
    put: 'lead: null,',
  },
  {
    ids: ['CTS-11'],
    what: 'hours that were corrected since',
    find: 'correction: correctedMinutes === null ? null : t.corrected({ hours: hoursOf(correctedMinutes) }),',
    put: 'correction: null,',
  },
];
