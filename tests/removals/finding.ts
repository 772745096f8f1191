import type { Removal } from '../../scripts/prove/removal.ts';

/** The page `/find`, its address and form, and how the start page begins. */
export const FINDING: readonly Removal[] = [
  {
    ids: ['DSC-02'],
    what: 'the date in the address of what somebody looks for',
    find: "  say('date', date);\n",
  },
  {
    ids: ['DSC-02', 'DSC-05'],
    what: 'words for what was typed wrong',
    find: "...(zip !== '' && !/^\\d{5}$/.test(zip) ? (['zip'] as const) : []),",
  },
  {
    ids: ['DSC-06'],
    what: 'the page of the list in its address',
    find: "  say('page', page > 1 && String(page));\n",
  },
  {
    ids: ['DSC-04'],
    what: 'that a position loses all but two decimals before it leaves the browser',
    find: 'this.look(roundedPlace(coords.latitude, coords.longitude))',
    put: 'this.look(`${coords.latitude},${coords.longitude}`)',
  },
  {
    ids: ['DSC-04'],
    what: 'what is said when the browser does not tell where it is',
    find: "this.say(code === PERMISSION_DENIED ? 'denied' : 'unavailable')",
    put: 'this.say(null)',
  },
  {
    ids: ['DSC-07'],
    what: 'the ways out of an empty list',
    find: '<NothingFound loosen={found.loosen} words={listWords} path={path} />',
    put: '<NothingFound loosen={[]} words={listWords} path={path} />',
  },
  {
    ids: ['DSC-03'],
    what: 'what hinders, where all quests are shown',
    find: '...(hinders.length > 0 && { hinders }),',
  },
  {
    ids: ['DSC-03'],
    what: 'that visitors never ask for what they could not take',
    find: 'showAll: ask.isAll && isLoggedIn,',
    put: 'showAll: ask.isAll,',
  },
  {
    ids: ['DSC-01'],
    what: 'quests to find at the beginning of the start page',
    find: '  <FindStart districts={data?.districts ?? []} />\n',
  },
  {
    ids: ['DSC-01'],
    what: 'the place of the last choice on the start page',
    find: "day: 'week' as const, ...knownPlace(Astro) };",
    put: "day: 'week' as const };",
  },
  {
    ids: ['DSC-20'],
    what: 'that a choice moves the list without a reload',
    find: 'const next = isLive ? askOfLink(event, path) : null;',
    put: 'const next = null as FindAsk | null;',
  },
  {
    ids: ['DSC-20'],
    what: 'that the browser goes back to the list before',
    find: "    addEventListener('popstate', back);\n",
  },
  {
    ids: ['DSC-06'],
    what: 'that search engines leave filtered lists out',
    find: "isIndexed={searchOfAsk(ask) === ''}",
    put: 'isIndexed',
  },
  {
    ids: ['DEC-37'],
    what: 'the way to find first in the menu of visitors',
    find: 'if (!viewer) return [find, charities, guilds];',
    put: 'if (!viewer) return [charities, guilds, find];',
  },
];
