import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardRing } from './CardRing.tsx';
import { cardWordsFor } from './card-words-for.ts';
import { QuestCard, type QuestCardModel } from './QuestCard.tsx';
import { QuestCards } from './QuestCards.tsx';

const card: QuestCardModel = {
  href: '/questList/1/quest/a',
  eventType: 'OSV',
  startedAt: Date.parse('2026-11-28T22:30:00Z'),
  endedAt: Date.parse('2026-11-29T01:00:00Z'),
  title: 'Serve the evening meal',
  category: { id: 'food', label: 'Food' },
  picture: '/picture/2/food.hot-meal-r0310.svg',
  asks: ['Ages 16+', 'Training first'],
  need: null,
  takenCount: 7,
  maxNumber: 12,
  flavour: '5 spots left',
  flag: 'open',
  ringLevel: 'volunteer',
  icon: null,
  claim: null,
  status: null,
};
const drawn = (changes: Partial<QuestCardModel> = {}, locale: 'en' | 'es' | 'ar' = 'en') =>
  renderToStaticMarkup(<QuestCard card={{ ...card, ...changes }} words={cardWordsFor(locale)} />);
/** All that is read, without what is for the eye alone. */
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .filter(Boolean);

it('its picture tells the type to who hears the page, and is waited with below the window [DSC-13, DSC-14: cards]', () => {
  expect(drawn()).toContain(
    '<img src="/picture/2/food.hot-meal-r0310.svg" alt="Food Quest" loading="lazy"/>',
  );
  const cards = Array.from({ length: 9 }, (_, place) => ({ ...card, href: `/${place}` }));
  const list = (isFirst: boolean) =>
    renderToStaticMarkup(<QuestCards cards={cards} words={cardWordsFor('en')} isFirst={isFirst} />);
  expect(list(true).match(/loading="lazy"/g)).toHaveLength(5);
  expect(list(false).match(/loading="lazy"/g)).toHaveLength(9);
});

it('says day, times, title, what it asks for and how many places are left [QL-10, QL-12, OPEN-QL-04, DSC-16: cards]', () => {
  expect(wordsIn(drawn())).toEqual([
    'Sat Nov 28',
    '5:30 pm – 8:00 pm',
    'Serve the evening meal',
    'Ages 16+ · Training first',
    '5 spots left',
  ]);
});

it('says how far it is, what it lacks and whose it is where that is known', () => {
  const words = wordsIn(drawn({ distance: '0.5 mi', need: 'Needs 2 more to happen', charity: 'Harbor' }));
  for (const said of ['0.5 mi', 'Needs 2 more to happen', 'Harbor']) expect(words).toContain(said);
});

it('managers read how many are on it, everybody hears it [QL-11, QL-17: words]', () => {
  expect(drawn()).toContain('aria-label="7 of 12 spots filled"');
  expect(wordsIn(drawn())).not.toContain('7 / 12');
  expect(wordsIn(drawn({ ringLevel: 'min' })).join('')).toContain('7 / 12');
});

it.each([
  [0, 12, 'of-0'],
  [1, 400, 'of-1'],
  [6, 12, 'of-6'],
  [399, 400, 'of-11'],
  [12, 12, 'of-12'],
  [13, 12, 'of-12'],
  [0, 0, 'of-0'],
])(
  'with %i of %i its circle is %s: empty and full only where the quest is [QL-11: circle]',
  (taken, max, step) => {
    const ring = renderToStaticMarkup(<CardRing taken={taken} max={max} level="volunteer" title="t" />);
    expect(ring).toContain(`class="ring ${step}"`);
  },
);

it('under its day a card leaves the day to the heading', () => {
  const html = renderToStaticMarkup(<QuestCard card={card} words={cardWordsFor('en')} isUnderDay />);
  expect(wordsIn(html)[0]).toBe('5:30 pm – 8:00 pm');
});

it('an open quest, as most are, has no pennant [QL-16: flags]', () => {
  expect(drawn()).not.toContain('flag');
});

it.each([
  ['full', 'flag full', 'Full'],
  ['yours', 'flag yours', 'You’re on it'],
] as const)('the flag %s looks like «%s» and is named «%s» [QL-16: words]', (flag, look, name) => {
  expect(drawn({ flag })).toContain(`class="${look}" role="img" aria-label="${name}"`);
});

it('lock, warning, guild and the way to apply stand where they are due [QL-13, QL-14, QL-15, QL-19: signs]', () => {
  expect(drawn({ icon: 'locked' })).toContain('<title>Locked</title>');
  expect(drawn({ icon: 'warning' })).toContain('<title>This Quest has ended</title>');
  expect(drawn({ eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null })).toContain('Apply for this');
  const claim = { guildName: 'Rowing Club', whose: 'rival-guild' } as const;
  expect(drawn({ claim })).toContain('Claimed by <b>Rowing Club</b>');
  expect(drawn()).not.toMatch(/Locked|has ended|Apply|Claimed/);
});

it.each(['yours', 'full'] as const)('a role that is %s offers no way to apply [QL-19]', (flag) => {
  expect(drawn({ eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null, flag })).not.toContain('Apply');
});

it('in Spanish and Arabic a day has its own order, and an English title its language [LNG-01, LNG-05: cards]', () => {
  expect(wordsIn(drawn({}, 'es'))[0]).toBe('sáb 28 nov');
  expect(drawn({}, 'ar')).toContain('lang="en" dir="auto">Serve the evening meal</a>');
  expect(drawn({ isTranslated: true }, 'ar')).not.toContain('lang="en"');
});

it('what people wrote is text', () => {
  expect(drawn({ title: '<b onclick="x">', charity: '</p><script>' })).not.toMatch(/<b onclick|<script/);
});
