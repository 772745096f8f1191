import { z } from 'zod';
import { PROFILE_FIELDS, PROFILE_LIMITS } from '#domain/charities/provider-form.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { displayName } from '../display-name.ts';
import {
  cityOfDistrict,
  districtOfCity,
  districtOfPostcode,
  type NamedDistrict,
  readPostcode,
} from '../district-of.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import { pointRefusal } from '../point-refusal.ts';
import { paragraphs, textUpTo, tidy } from '../row-text.ts';
import { shortenTitle } from '../shorten-title.ts';

const words = z
  .string()
  .nullish()
  .transform((text) => tidy(text ?? ''));
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const address = z.object({
  address_1: words,
  address_2: words,
  city: words,
  state_province: words,
  postal_code: words,
});
const location = z.object({
  name: words,
  latitude: number,
  longitude: number,
  addresses: z
    .array(address)
    .max(20)
    .nullish()
    .transform((list) => list ?? []),
});
const service = z.object({
  id: words,
  name: textUpTo(1_000),
  description: z.string().max(QUEST_LIMITS.descriptionMax).nullish(),
  status: words,
  service_at_locations: z
    .array(z.object({ location: location.nullish() }))
    .max(500)
    .nullish()
    .transform((list) => list ?? []),
});
const organization = z.object({
  id: textUpTo(100),
  name: textUpTo(200),
  description: z.string().transform(tidy).pipe(z.string().max(PROFILE_LIMITS.missionMax)).nullish(),
  website: words,
  phones: z
    .array(z.object({ number: words }))
    .max(50)
    .nullish()
    .transform((list) => list ?? []),
  locations: z
    .array(location)
    .max(500)
    .nullish()
    .transform((list) => list ?? []),
  services: z
    .array(service)
    .max(500)
    .nullish()
    .transform((list) => list ?? []),
});

type HsdsLocation = z.output<typeof location>;
type HsdsAddress = z.output<typeof address>;

/** An organization of the Human Services Data Specification (HSDS 3) as the product keeps it until staff has finished it. */
export type HsdsOrganization = {
  sourceId: string;
  name: string;
  mission: string;
  website: string | null;
  telephone: string | null;
  districtId: string;
  places: HsdsPlace[];
  /** Its active services. */
  stamps: HsdsStamp[];
  leftOut: string[];
};
export type HsdsStamp = {
  sourceId: string;
  eventTitle: string;
  fullTitle: string;
  description: string;
  place: HsdsPlace;
};
type HsdsPlace = { name: string; address: string; latitude: number | null; longitude: number | null };

type Placed = { place: HsdsLocation; address: HsdsAddress; district: NamedDistrict };

/** What a row says, or why it cannot be taken: it has to lie in one of our districts. */
export function readHsdsOrganization(row: unknown): Reading<HsdsOrganization> {
  const parsed = organization.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { id, name, description, website, phones, locations, services } = parsed.data;
  const active = services.filter(({ status }) => status === '' || status === 'active');
  const all = [...locations, ...active.flatMap(locationsOf)];
  const placed = all.flatMap(placesOf);
  const [first] = placed;
  if (!first)
    return { refusal: `locations: expected an address in one of our districts, found ${foundIn(all)}` };
  const misplaced = placed.map(({ place }) => misplacedBy(place)).find((refusal) => refusal !== null);
  if (misplaced) return { refusal: `locations: ${misplaced}` };
  const own = displayName(name);
  const written = placed.map((one) => placeOf(one, own));
  const others = new Set(
    all.filter((place) => placesOf(place).length === 0).map((place) => JSON.stringify(place)),
  );
  return {
    item: {
      ...{ sourceId: id, name: own, mission: description ?? '', districtId: first.district.id },
      website: keptOf('website', website),
      telephone: phones.map(({ number }) => keptOf('telephone', number)).find((one) => one !== null) ?? null,
      places: [...new Map(written.map((place) => [place.address, place])).values()],
      stamps: active.map((one) => ({
        ...stampOf(one),
        sourceId: `${id} ${one.id || one.name}`,
        place: placeOf(locationsOf(one).flatMap(placesOf)[0] ?? first, own),
      })),
      leftOut: others.size > 0 ? [`locations without an address in our districts: ${others.size}`] : [],
    },
  };
}

/** A text as a profile keeps it; null for one that a profile refuses. */
function keptOf(name: 'website' | 'telephone', text: string): string | null {
  const { tidy: kept, problem } = PROFILE_FIELDS[name];
  return problem(kept(text)) === null ? kept(text) : null;
}

const locationsOf = ({ service_at_locations }: z.output<typeof service>) =>
  service_at_locations.flatMap((one) => one.location ?? []);

function misplacedBy({ latitude, longitude }: HsdsLocation): string | null {
  return latitude === null || longitude === null ? null : pointRefusal({ latitude, longitude });
}

function placeOf(placed: Placed, charity: string): HsdsPlace {
  const { name, latitude, longitude } = placed.place;
  return { name: name || charity, address: lineOf(placed), latitude, longitude };
}

function placesOf(place: HsdsLocation): Placed[] {
  return place.addresses.flatMap((one) => {
    const { city, state_province: state, postal_code } = one;
    const postcode = readPostcode(postal_code);
    const district =
      districtOfCity(city, state) ??
      (postcode === null ? null : districtOfPostcode(postcode, `${city} ${state}`));
    return district && one.address_1 !== '' ? [{ place, address: one, district }] : [];
  });
}

function foundIn(places: readonly HsdsLocation[]): string {
  const [first] = places.flatMap(({ addresses }) => addresses);
  return first
    ? `“${[first.address_1, first.city, first.state_province].filter(Boolean).join(', ')}”`
    : 'none';
}

function lineOf({ address: one, district }: Placed): string {
  const known = cityOfDistrict(district);
  const street = [one.address_1, one.address_2].filter(Boolean).join(', ');
  const state = `${one.state_province || known.state} ${readPostcode(one.postal_code) ?? ''}`;
  return `${street}, ${one.city || known.city}, ${state}`.trim();
}

function stampOf({ name, description }: z.output<typeof service>) {
  const fullTitle = displayName(name);
  return { eventTitle: shortenTitle(fullTitle).title, fullTitle, description: paragraphs(description ?? '') };
}
