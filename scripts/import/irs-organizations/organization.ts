import { z } from 'zod';
import { displayName } from '../display-name.ts';
import { districtOfCity, isPostcodeOf, readPostcode } from '../district-of.ts';
import { tidy } from '../html-text.ts';
import type { Reading } from '../import-rows.ts';
import { issueOf } from '../issue-of.ts';
import type { CsvRow } from '../read-csv-rows.ts';

export const COLUMNS = ['ein', 'name', 'city', 'state', 'zip', 'focus'] as const;

export type OrganizationRow = CsvRow<(typeof COLUMNS)[number]>;

/** A registered charity as the product keeps it until staff has finished it. */
export type Organization = {
  /** The nine digits of the EIN. */
  sourceId: string;
  name: string;
  mission: string;
  districtId: string;
  leftOut: string[];
};

const text = z.string().transform(tidy);

const published = z.object({
  ein: z.string().transform(readEin),
  name: text.pipe(z.string().min(1, 'missing').max(200, 'longer than 200 characters')),
  city: text,
  state: text,
  zip: text,
  focus: text,
});

/** What a row says, or why it cannot be taken. */
export function readOrganization(row: OrganizationRow): Reading<Organization> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { ein, name, city, state, zip, focus } = parsed.data;
  if (ein === null) return { refusal: `EIN «${row.ein}» is not a number of nine digits` };
  const district = districtOfCity(city, state);
  if (district === null) return { refusal: `«${city}, ${state}» is none of our districts` };
  const written = readPostcode(zip);
  const postcode = written !== null && isPostcodeOf(written, district) ? written : null;
  return {
    item: {
      sourceId: ein,
      name: displayName(name),
      mission: missionOf(`${district.name}, ${state.toUpperCase()} ${postcode ?? ''}`.trim(), focus),
      districtId: district.id,
      leftOut: zip === '' || postcode !== null ? [] : [`zip «${zip}» is not one of ${district.name}`],
    },
  };
}

/** Nine digits, where a spreadsheet dropped the zeros in front; null for anything else. */
export function readEin(text: string): string | null {
  const match = /^(?:(\d{2})-(\d{7})|(\d{1,9}))$/.exec(text.trim());
  if (!match) return null;
  const [, prefix = '', rest = '', digits = ''] = match;
  const ein = (prefix + rest + digits).padStart(9, '0');
  return /^0+$/.test(ein) ? null : ein;
}

/** What is known, in sentences: staff writes the mission. */
function missionOf(place: string, focus: string): string {
  const registered = `Registered as a charity in ${place}.`;
  return /^(other)?$/i.test(focus) ? registered : `Focus: ${focus.replace(/[\s.;,]+$/, '')}. ${registered}`;
}
