import { formatCount } from '#domain/text/format.ts';

/** The facts of an entry about people whose contact data was read; those of a file have more. */
export type ReadingFacts = {
  people?: number;
  young?: number;
  operation?: string;
  file?: string;
  rows?: number;
};

const FILE_NAMES: Readonly<Record<string, string>> = { RECAP: 'recap', VOLUNTEERS: 'list of volunteers' };

/** Action → the sentence about it. */
export const READING_TEXTS: Readonly<Record<string, (facts: ReadingFacts) => string>> = {
  'contacts-read': (facts) => `Saw ${reachedText(facts)}, ${placeText(facts.operation ?? '')}.`,
  export: (facts) =>
    `Saved the ${FILE_NAMES[facts.file ?? ''] ?? facts.file} as a file of ${countOf(facts.rows ?? 0, 'row')}, with ${reachedText(facts)}.`,
};

/** Operation → where people come upon what it answers; those that are not told stand there by their own name. */
const PLACES: Readonly<Record<string, string>> = {
  accountPage: 'in the list of accounts',
  charityRequestPage: 'in the requests of charities',
  generateSingleMonthReport: 'in a recap',
  getSpecificChariteers: 'in the list of volunteers',
  getSpecificOrientations: 'in the trainings of volunteers',
  getSpecificQuests: 'in the calendar',
  openEmergencyContact: 'as emergency contacts',
  pastVolunteers: 'in the list of past volunteers',
  providerBans: 'in the list of banned people',
  quest: 'on the page of a quest',
  questPage: 'in the list of quests',
  recapPage: 'in a recap',
  updateContracts: 'while marking attendance',
};

function placeText(operation: string): string {
  const places = operation.split(' ').flatMap((name) => PLACES[name] ?? []);
  return places.length > 0 ? [...new Set(places)].join(' and ') : `asked for by ${operation}`;
}

/** 'contact data of 57 people, 3 of them under 18'. */
function reachedText({ people = 0, young = 0 }: ReadingFacts): string {
  const reached = `contact data of ${people === 1 ? '1 person' : `${formatCount(people)} people`}`;
  if (people === 0) return 'no contact data';
  return young === 0 ? reached : `${reached}, ${formatCount(young)} of them under 18`;
}

function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
