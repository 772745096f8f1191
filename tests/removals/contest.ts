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
  {
    ids: ['CTS-10'],
    what: 'that ties go by hours a member',
    find: 'return b.minutes - a.minutes || aMember(b) - aMember(a);',
    put: 'return b.minutes - a.minutes || 0 * aMember(b);',
  },
  {
    ids: ['CTS-10'],
    what: 'that nobody wins without hours',
    find: 'return rank === 1 && minutes > 0;',
    put: 'return rank === 1 && minutes >= 0;',
  },
  {
    ids: ['CTS-10'],
    what: 'that the winner chooses until the end of April',
    find: "return now < instantOf(addDays(lastDayToChoose(year), 1), '00:00');",
    put: 'return now > year;',
  },
  {
    ids: ['CTS-11'],
    what: 'that a result is kept only as it was on the last day',
    find: 'if (!isTimeToKeep(year, now) || (await isKept(store.read, year))) return;',
    put: 'if (await isKept(store.read, year)) return;',
  },
  {
    ids: ['CTS-11'],
    what: 'for whom the prize of a past contest is, in the console',
    find: '<PrizeCharity key={winner.guildId} contest={contest} winner={winner} />',
    put: '<span key={winner.guildId} />',
  },
  {
    ids: ['CTS-11'],
    what: 'hours that were corrected since, in the console',
    find: '{isCorrected && <TableCell>{hoursText(correctedMinutes ?? minutes)}</TableCell>}',
    put: '{isCorrected && <TableCell>{hoursText(minutes)}</TableCell>}',
  },
];
