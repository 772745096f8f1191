import type { Removal } from '../../scripts/prove/removal.ts';

/** The list of a charity: filters, series, dates. */
export const QUEST_LIST: readonly Removal[] = [
  {
    ids: ['DSC-20'],
    what: 'that the filter without a script is sent',
    find: '<button type="submit" className="button">\n          {texts.showThese}\n        </button>',
    put: 'null',
  },
  {
    ids: ['DSC-20'],
    what: 'that the address follows the list',
    find: "history.replaceState(null, '', `${location.pathname}${searchOf(chosen)}`);",
  },
  {
    ids: ['DSC-20'],
    what: 'how many of all are shown',
    find: '{isNarrowed(filter) && words.filter.shown({ shown: shown.length, all: quests.length })}',
  },
  {
    ids: ['DEC-83'],
    what: 'that the order of a list is remembered',
    find: "return asked ?? known ?? 'day';",
    put: "return asked ?? 'day';",
  },
  {
    ids: ['DEC-83'],
    what: 'the ring of spots on every date of a series',
    find: '<CardRing taken={taken} max={max} level={ringLevel} title={texts.filled({ taken, max })} />',
    put: '',
  },
  {
    ids: ['DSC-15', 'DSC-20'],
    what: 'the later dates of a series',
    find: '<Dates dates={rest} words={words} />',
  },
  {
    ids: ['DSC-20'],
    what: 'what the folded filter is set to',
    find: '<span className="chosen">{chosenWords({ texts, filter, types })}</span>',
  },
];
