import { z } from 'zod';
import { readTaxNumber } from '#domain/charities/charity-request.ts';
import { displayName } from '../display-name.ts';
import { districtOfCity, isPostcodeOf, readPostcode } from '../district-of.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import type { CsvColumns, CsvRow } from '../read-csv-rows.ts';
import { textUpTo, tidy } from '../row-text.ts';
import { focusOfNtee } from './ntee-focus.ts';

type Column = 'ein' | 'name' | 'city' | 'state' | 'zip' | 'focus' | 'ntee' | 'subsection';

/** The columns of the IRS extract (EIN, NAME, …, NTEE_CD), and of lists that say the focus in words. */
export const COLUMNS: CsvColumns<Column> = {
  needed: ['ein', 'name', 'city', 'state', 'zip'],
  optional: ['focus', 'ntee', 'subsection'],
  aliases: { nteecd: 'ntee', nteecode: 'ntee' },
};

export type OrganizationRow = CsvRow<Column>;

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
  ein: z.string().transform(readTaxNumber),
  name: textUpTo(200),
  city: text,
  state: text,
  zip: text,
  focus: text,
  ntee: text,
  subsection: text,
});

/** What a row says, or why it cannot be taken. */
export function readOrganization(row: OrganizationRow): Reading<Organization> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { ein, name, city, state, zip, focus, ntee, subsection } = parsed.data;
  if (ein === null) return { refusal: `ein: expected nine digits, found “${row.ein}”` };
  const district = districtOfCity(city, state);
  if (district === null)
    return { refusal: `city: expected a city of our districts, found “${city}, ${state}”` };
  const written = readPostcode(zip);
  const postcode = written !== null && isPostcodeOf(written, district) ? written : null;
  const place = `${district.name}, ${state.toUpperCase()} ${postcode ?? ''}`.trim();
  return {
    item: {
      sourceId: ein,
      name: displayName(name),
      mission: missionOf(place, focus === '' ? focusOfNtee(ntee) : focus, subsection),
      districtId: district.id,
      leftOut:
        zip === '' || postcode !== null ? [] : [`zip: expected one of ${district.name}, found “${zip}”`],
    },
  };
}

/** What is known, in sentences: staff writes the mission. Subsection 3 of the law has the charities. */
function missionOf(place: string, focus: string, subsection: string): string {
  const kind = /^0?3?$/.test(subsection) ? 'charity' : 'tax-exempt organization';
  const registered = `Registered as a ${kind} in ${place}.`;
  return /^(other)?$/i.test(focus) ? registered : `Focus: ${focus.replace(/[\s.;,]+$/, '')}. ${registered}`;
}
