import type { Removal } from '../../scripts/prove/removal.ts';

/** Composed pictures: on cards, on the page of a quest, where it is shared. */
export const COMPOSED_PICTURES: readonly Removal[] = [
  {
    ids: ['DSC-13'],
    what: 'the composed picture of a card',
    find: 'src={card.picture}',
  },
  {
    ids: ['DSC-07', 'DSC-13'],
    what: 'the composed picture of an empty list',
    find: 'picture: isEmpty ? nothingPicture(ask) : null,',
    put: 'picture: null,',
  },
  {
    ids: ['DSC-13'],
    what: 'the hour of a scene',
    find: 'const hour = startedAt === null ? NOON : Math.floor(newYorkMinuteOfDay(startedAt) / 60);',
    put: 'const hour = NOON;',
  },
  {
    ids: ['DSC-16'],
    what: 'the ages that a card says',
    find: '...ageWords(agePolicy, words),',
  },
  {
    ids: ['DSC-16'],
    what: 'what a quest asks for on its card',
    find: "{asks.join(' · ')}",
  },
  {
    ids: ['DSC-21'],
    what: 'day and time on the picture of a shared quest',
    find: 'line(when, below + 62, 40, ON_GROUND) +',
    put: '',
  },
  {
    ids: ['DSC-21'],
    what: 'places left on the picture of a shared quest',
    find: 'line(where, below + 112, 36, { ...HEADING, fill: METALS[1] }) +',
    put: '',
  },
];
