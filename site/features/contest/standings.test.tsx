import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import type { ContestResultFragment } from '../../gql/generated.ts';
import { Standings } from './Standings.tsx';
import { hoursOf, shownStandings, standingsView } from './standings-view.ts';

const standing = {
  classification: 'Athletic Team',
  correctedMinutes: null,
  isOwn: false,
  hasWon: false,
  charityId: null,
  charityName: null,
  viewerMayChoose: false,
};
const contest: ContestResultFragment = {
  year: 2027,
  startsOn: '2027-03-01',
  endsOn: '2027-03-31',
  isFinal: false,
  chooseUntil: '2027-04-30',
  standings: [
    { ...standing, rank: 1, guildId: 'runners', guildName: 'Runners', minutes: 600 },
    { ...standing, rank: 2, guildId: 'choir', guildName: 'Choir <b>', minutes: 300, isOwn: true },
  ],
};
const shownOn = (day: string, changes: Partial<ContestResultFragment> = {}, locale: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(
    <Standings
      view={swappedQuotes(JSON.stringify(standingsView(locale, { ...contest, ...changes }, day)))}
      path="/contest/standings"
    />,
  );
const count = (text: string, part: string) => text.split(part).length - 1;

describe('the standings as they are drawn', () => {
  it('say how long it goes on, with a mark for each day [CTS-10: site]', () => {
    const html = shownOn('2027-03-20');
    expect(html).toContain('11 days to go.');
    expect([count(html, 'class="over"'), count(html, 'class="today"'), count(html, '<i')]).toEqual([
      19, 1, 31,
    ]);
    expect(shownOn('2027-03-31')).toContain('Today is the last day.');
  });

  it('mark one’s own guild, and what is missing to the lead [CTS-10, DEC-42: site]', () => {
    const html = shownOn('2027-03-20');
    expect(html).toContain('<strong class="chip-or">You</strong>');
    expect(html).toContain('5 h to the lead');
    const others = contest.standings.map((one) => ({ ...one, isOwn: false }));
    expect(shownOn('2027-03-20', { standings: others })).not.toMatch(/own-part|chip-or/);
  });

  it('who leads reads that, and nobody is told to hurry [CTS-10: site]', () => {
    const [first, second] = contest.standings;
    if (!first || !second) throw new Error('There are two guilds');
    const standings = [
      { ...first, isOwn: true },
      { ...second, isOwn: false },
    ];
    expect(shownOn('2027-03-20', { standings })).toContain('Your Guild leads');
  });

  it('the result names its winner and what was corrected since, without marks of days [CTS-10, CTS-11: site]', () => {
    const [first, second] = contest.standings;
    if (!first || !second) throw new Error('There are two guilds');
    const standings = [{ ...first, hasWon: true, correctedMinutes: 570 }, second];
    const html = shownOn('2027-04-02', { isFinal: true, standings });
    expect(html).toContain('As of the end of Wednesday, March 31, 2027.');
    expect(html).toContain('<strong class="chip-or">Winner</strong>');
    expect(html).toContain('With later corrections: 9.5 h');
    expect(html).not.toMatch(/day-marks|own-part|days to go/);
  });

  it('before anybody has hours it invites [CTS-10: none yet]', () => {
    const standings = contest.standings.map((one) => ({ ...one, minutes: 0 }));
    expect(shownOn('2027-03-02', { standings })).toContain('Be the first!');
  });

  it('names of guilds are marked as written, and are text [LNG-05: standings]', () => {
    const html = shownOn('2027-03-20', {}, 'ar');
    expect(html).toContain('<bdi lang="en" dir="auto">Choir &lt;b&gt;</bdi>');
    expect(html).toContain('/ar/guilds/choir');
  });

  it.each([
    [0, '0'],
    [1, '0.1'],
    [90, '1.5'],
    [600, '10'],
  ])('%s minutes are %s hours [CTS-10: hours]', (minutes, hours) => {
    expect(hoursOf(minutes)).toBe(hours);
  });

  it('show the last result until the next contest begins, then the contest itself [CTS-10, DEC-88]', () => {
    const next = { ...contest, previous: { ...contest, year: 2026, isFinal: true } };
    const before = shownStandings('en', next, '2027-02-28');
    expect(before).toMatchObject({
      year: 2026,
      title: '2026 result',
      titleHref: '/contest/2026',
      own: null,
    });
    const during = shownStandings('en', next, '2027-03-01');
    expect(during).toMatchObject({ year: 2027, titleHref: null, lead: '30 days to go.' });
  });

  it('say before the first contest from when hours show, and follow it live [CTS-10, DEC-88]', () => {
    const first = { ...contest, standings: [], previous: null };
    const before = shownStandings('en', first, '2027-02-28');
    expect(before).toMatchObject({ year: 2027, title: 'Standings', titleHref: null, banners: [], own: null });
    const html = renderToStaticMarkup(
      <Standings view={swappedQuotes(JSON.stringify(before))} path="/contest/standings" />,
    );
    expect(html).toContain('Guilds’ hours show from Monday, March 1, 2027.');
    expect(html).toContain('Be the first!');
    expect(html).not.toMatch(/day-marks|days to go|Hours recorded so far/);
    expect(shownStandings('en', first, '2027-03-01').lead).toBe('30 days to go.');
  });

  it('draw their title, a link where all of it is elsewhere, and what became of the prize [CTS-10]', () => {
    const next = { ...contest, previous: { ...contest, year: 2026, isFinal: true } };
    const view = shownStandings('en', next, '2027-02-28');
    const html = renderToStaticMarkup(
      <Standings view={swappedQuotes(JSON.stringify(view))} path="/contest/standings">
        <p>The prize</p>
      </Standings>,
    );
    expect(html).toMatch(
      /<h2[^>]*id="standings"><a href="\/contest\/2026">[^<]*2026[^<]*<\/a><\/h2><p>The prize<\/p>/,
    );
  });
});
