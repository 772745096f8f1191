import { cityOfDistrict, districtOfPostcode, type NamedDistrict, readPostcode } from '../district-of.ts';

/** District of a program, and the city and state of its address. */
export type Borough = { district: NamedDistrict; city: string; state: string };

type PublishedPlace = { Street: string; Borough: string; ZIP?: string | undefined };

/** Districts by the abbreviations of the city's lists, each found by a ZIP code in it. */
const BOROUGHS: Readonly<Record<string, NamedDistrict | null>> = {
  BX: districtOfPostcode('10451', ''),
  SI: districtOfPostcode('10301', ''),
};

/**
 * The ZIP code says where a program lies, for an email would find it there; the borough only where no ZIP code is
 * given. Where both differ, or the ZIP code cannot be read, a note says so.
 */
export function boroughOf({
  Street,
  Borough: name,
  ZIP = '',
}: PublishedPlace): { item: Borough; notes: string[] } | { refusal: string } {
  const key = name.toUpperCase();
  const named = Object.hasOwn(BOROUGHS, key) ? (BOROUGHS[key] ?? null) : null;
  const zip = readPostcode(ZIP);
  if (zip === null) {
    if (!named) return { refusal: `Borough: expected one of our districts, found “${name}”` };
    const notes = ZIP.trim() === '' ? [] : [`ZIP «${ZIP}» is no ZIP code, so Borough «${name}» counts`];
    return { item: { district: named, ...cityOfDistrict(named) }, notes };
  }
  const found = districtOfPostcode(zip, Street);
  if (!found) {
    if (!named) return { refusal: `Borough: expected one of our districts, found “${name}”` };
    return { refusal: `ZIP: expected one of our districts, found “${zip}”, though Borough says “${name}”` };
  }
  const notes = found === named ? [] : [`ZIP «${zip}» is in ${found.name}, though Borough says «${name}»`];
  return { item: { district: found, ...cityOfDistrict(found) }, notes };
}
