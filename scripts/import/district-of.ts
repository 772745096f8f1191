export type NamedDistrict = { id: string; name: string };

const DISTRICTS = {
  hoboken: { id: '1', name: 'Hoboken' },
  jerseyCity: { id: '2', name: 'Jersey City' },
  westNewYork: { id: '3', name: 'West New York' },
  bayonne: { id: '4', name: 'Bayonne' },
  weehawken: { id: '5', name: 'Weehawken' },
  bronx: { id: '11', name: 'the Bronx' },
  statenIsland: { id: '12', name: 'Staten Island' },
} satisfies Record<string, NamedDistrict>;

/** Districts by city and state; the state matters because Georgia has a Hoboken and Nebraska a Bayonne. */
const CITIES: Readonly<Record<string, NamedDistrict>> = {
  'HOBOKEN NJ': DISTRICTS.hoboken,
  'JERSEY CITY NJ': DISTRICTS.jerseyCity,
  'WEST NEW YORK NJ': DISTRICTS.westNewYork,
  'W NEW YORK NJ': DISTRICTS.westNewYork,
  'BAYONNE NJ': DISTRICTS.bayonne,
  'WEEHAWKEN NJ': DISTRICTS.weehawken,
  'BRONX NY': DISTRICTS.bronx,
  'THE BRONX NY': DISTRICTS.bronx,
  'STATEN ISLAND NY': DISTRICTS.statenIsland,
};

/** Districts by the borough names in the city's lists, which are cut off after nine letters. */
const BOROUGHS: Readonly<Record<string, NamedDistrict>> = {
  BRONX: DISTRICTS.bronx,
  'THE BRONX': DISTRICTS.bronx,
  'STATEN IS': DISTRICTS.statenIsland,
  'STATEN ISLAND': DISTRICTS.statenIsland,
};

/** The beginning of a postcode that lies in one district only. */
const POSTCODES: readonly [beginning: string, district: NamedDistrict][] = [
  ['104', DISTRICTS.bronx],
  ['103', DISTRICTS.statenIsland],
  ['073', DISTRICTS.jerseyCity],
  ['07002', DISTRICTS.bayonne],
  ['07030', DISTRICTS.hoboken],
  ['07086', DISTRICTS.weehawken],
];
/** West New York's and Guttenberg's: only the address tells which. */
const SHARED_POSTCODE = '07093';

/** The district that a city is, or null. */
export function districtOfCity(city: string, state: string): NamedDistrict | null {
  return rowOf(CITIES, `${city} ${state}`);
}

/** How a district's city and state stand in an address. */
export function cityOfDistrict({ name }: NamedDistrict): { city: string; state: string } {
  const isNewYork = name === DISTRICTS.bronx.name || name === DISTRICTS.statenIsland.name;
  return { city: name.replace(/^the /, ''), state: isNewYork ? 'NY' : 'NJ' };
}

/** The district that a borough of New York is, or null. */
export function districtOfBorough(borough: string): NamedDistrict | null {
  return rowOf(BOROUGHS, borough);
}

/** The district that a postcode of five digits lies in; null for none, or for two between which the address is silent. */
export function districtOfPostcode(postcode: string, address: string): NamedDistrict | null {
  if (postcode === SHARED_POSTCODE) return /\bwest new york\b/i.test(address) ? DISTRICTS.westNewYork : null;
  return POSTCODES.find(([beginning]) => postcode.startsWith(beginning))?.[1] ?? null;
}

/** Whether a postcode of five digits may belong to an address in the district. */
export function isPostcodeOf(postcode: string, district: NamedDistrict): boolean {
  return districtOfPostcode(postcode, district.name) === district;
}

/** Five digits of a postcode as published: with its four more digits, or without the zero that a spreadsheet dropped. */
export function readPostcode(text: string): string | null {
  const match = /^\s*(\d{4,5})(?:-\d{4})?\s*$/.exec(text);
  return match?.[1]?.padStart(5, '0') ?? null;
}

function rowOf(table: Readonly<Record<string, NamedDistrict>>, name: string): NamedDistrict | null {
  const key = name
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toUpperCase();
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
