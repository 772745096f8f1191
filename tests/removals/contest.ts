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
  {
    ids: ['CTS-10'],
    what: 'who won the last contest, where none runs',
    find: '{words.wonIn({ guild: listIn(locale, winners), year: String(last.year) })}',
    put: '',
  },
  {
    ids: ['CTS-10'],
    what: 'that a year which staff keep ends when the next contest begins',
    find: 'return setYear !== null && setYear >= lastBegunYear(now) ? setYear : defaultContestYear(now);',
    put: 'return setYear ?? defaultContestYear(now);',
  },
  {
    ids: ['CTS-11'],
    what: 'past contests in the sitemap',
    find: 'for (const { year } of contestYears) yield { path: `/contest/${year}` };',
  },
];
