import { readZip } from '#domain/areas/zip-code.ts';
import { isDay } from '#domain/time/new-york-time.ts';

export const DAYS = ['any', 'today', 'tomorrow', 'weekend', 'week'] as const;
export const TIMES = ['morning', 'afternoon', 'evening'] as const;
export const MILES = [1, 3, 5, 10, 25] as const;
export const SORTS = ['start', 'distance', 'need'] as const;

/** How far from a place one looks where no one chose. */
const USUAL_MILES = 10;
/** Longer is no ZIP code and no word that anybody types. */
const LONGEST_ZIP = 20;
const LONGEST_TEXT = 100;
/** Fewer letters find nothing. */
const FEWEST_LETTERS = 3;
const MOST_TYPES = 25;
/** The API gives no more. */
const LAST_PAGE = 50;

/** What someone looks for, as it stands in the address of `/find`; texts as they were typed. */
export type FindAsk = {
  day: (typeof DAYS)[number];
  /** 'YYYY-MM-DD' of New York; wins over the day; '' for none. */
  date: string;
  times: readonly (typeof TIMES)[number][];
  /** Ids of types. */
  types: readonly string[];
  /** '' for all. */
  districtId: string;
  zip: string;
  /** The own position to two decimals, '40.74,-74.03', or '' for none; a ZIP code wins over it. */
  near: string;
  miles: (typeof MILES)[number];
  needsPeople: boolean;
  withChildren: boolean;
  noExperience: boolean;
  atHome: boolean;
  words: string;
  sort: (typeof SORTS)[number];
  /** Page number, starting at 1. */
  page: number;
  /** Whether quests the viewer can't take appear, too, with the reasons; only when logged in. */
  isAll: boolean;
  hasMap: boolean;
};

export const NOTHING_ASKED: FindAsk = {
  day: 'any',
  date: '',
  times: [],
  types: [],
  districtId: '',
  zip: '',
  near: '',
  miles: USUAL_MILES,
  needsPeople: false,
  withChildren: false,
  noExperience: false,
  atHome: false,
  words: '',
  sort: 'start',
  page: 1,
  isAll: false,
  hasMap: false,
};

/** What an address asks for. What no form sends counts as not said. */
export function askOf({ searchParams }: URL): FindAsk {
  const date = searchParams.get('date')?.trim().slice(0, LONGEST_ZIP) ?? '';
  const zip = readZip(searchParams.get('zip') ?? '')
    .trim()
    .slice(0, LONGEST_ZIP);
  const day = searchParams.get('day');
  const miles = Number(searchParams.get('miles'));
  const sort = searchParams.get('sort');
  return {
    day: date !== '' ? 'any' : oneOf(DAYS, day, 'any'),
    date,
    times: TIMES.filter((time) => searchParams.getAll('time').includes(time)),
    types: typesIn(searchParams.getAll('type')),
    districtId: searchParams.get('district')?.trim().slice(0, LONGEST_TEXT) ?? '',
    zip,
    near: zip === '' ? nearOf(searchParams.get('near') ?? '') : '',
    miles: oneOf(MILES, miles, USUAL_MILES),
    needsPeople: isSaid(searchParams.get('need')),
    withChildren: isSaid(searchParams.get('children')),
    noExperience: isSaid(searchParams.get('easy')),
    atHome: isSaid(searchParams.get('home')),
    words: searchParams.get('q')?.trim().slice(0, LONGEST_TEXT) ?? '',
    sort: oneOf(SORTS, sort, 'start'),
    page: pageOf(searchParams.get('page') ?? ''),
    isAll: isSaid(searchParams.get('all')),
    hasMap: isSaid(searchParams.get('map')),
  };
}

/** The part of an address behind the path, '?day=weekend&zip=07030', or '' where nothing is asked for. */
export function searchOfAsk(ask: FindAsk): string {
  const { day, date, times, types, districtId, zip, near, miles, words, sort, page } = ask;
  const said = new URLSearchParams();
  const say = (name: string, value: string | false) => value && said.append(name, value);
  say('day', date === '' && day !== 'any' && day);
  say('date', date);
  for (const time of times) say('time', time);
  say('type', types.join(','));
  say('district', districtId);
  say('zip', zip);
  say('miles', hasPlace(ask) && miles !== USUAL_MILES && String(miles));
  say('near', zip === '' && near);
  say('need', ask.needsPeople && '1');
  say('children', ask.withChildren && '1');
  say('easy', ask.noExperience && '1');
  say('home', ask.atHome && '1');
  say('q', words);
  say('sort', sort !== 'start' && sort);
  say('page', page > 1 && String(page));
  say('all', ask.isAll && '1');
  say('map', ask.hasMap && '1');
  const search = said.toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** The ask with a choice changed, from its first page on. */
export function choosing(ask: FindAsk, choice: Partial<FindAsk>): FindAsk {
  const dayOnly = choice.day === undefined ? {} : { date: '' };
  const zipOnly = choice.zip ? { near: '' } : {};
  return { ...ask, page: 1, ...dayOnly, ...zipOnly, ...choice };
}

/** Whether distances are known: from a ZIP code, or from the own position. */
export function hasPlace({ zip, near }: FindAsk): boolean {
  return zip !== '' || near !== '';
}

/** How many filters beyond place, day, words and types are chosen: those that a folded form hides. */
export function hiddenChoices(ask: FindAsk): number {
  const { date, times, districtId, needsPeople, noExperience, atHome, withChildren, sort } = ask;
  const chosen = [
    date !== '',
    districtId !== '',
    needsPeople,
    noExperience,
    withChildren,
    atHome,
    sort !== 'start',
  ];
  return chosen.filter(Boolean).length + times.length;
}

export type AskProblem = 'zip' | 'date' | 'words';

/** What was typed that cannot be looked for; it stays in the form and is left out of what the API is asked. */
export function problemsOfAsk({ zip, date, words }: FindAsk, today: string): AskProblem[] {
  return [
    ...(zip !== '' && !/^\d{5}$/.test(zip) ? (['zip'] as const) : []),
    ...(date !== '' && !(isDay(date) && date >= today) ? (['date'] as const) : []),
    ...(words !== '' && !hasLetters(words) ? (['words'] as const) : []),
  ];
}

/** Rounds coordinates to two decimals, about a kilometer: enough for distances, too vague to find a home. */
export function roundedPlace(latitude: number, longitude: number): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

/** The numbers of `near`. */
export function pointOf(near: string): { latitude: number; longitude: number } | null {
  const [latitude, longitude] = near.split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function nearOf(text: string): string {
  if (!/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/.test(text)) return '';
  const point = pointOf(text);
  if (!point || Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) return '';
  return roundedPlace(point.latitude, point.longitude);
}

/** What could be ids of types; which of them there are the server knows, so that the browser needs no table. */
function typesIn(given: readonly string[]): string[] {
  const ids = given
    .flatMap((types) => types.toLowerCase().split(','))
    .filter((type) => /^[a-z]{2,20}$/.test(type));
  return [...new Set(ids)].slice(0, MOST_TYPES);
}

function oneOf<Value>(known: readonly Value[], given: unknown, otherwise: Value): Value {
  return known.find((value) => value === given) ?? otherwise;
}

function isSaid(value: string | null): boolean {
  return value !== null && value !== '';
}

function pageOf(text: string): number {
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}

function hasLetters(words: string): boolean {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => [...word].length >= FEWEST_LETTERS);
}
