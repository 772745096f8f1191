import { type AgePolicy, isAgeSpan } from '../ages/age-policy.ts';
import { pointProblem } from '../areas/region.ts';
import { type Field, type Fields, type Given, problemOf, tidyGiven, type ValuesOf } from '../fields/field.ts';
import { free, line } from '../fields/field-kind.ts';
import { checkPhone, readPhone } from '../identity/registration.ts';
import { consoleCharityProfileTexts } from '../texts/generated/console-charity-profile.ts';
import { consoleDeskTexts } from '../texts/generated/console-desk.ts';
import { type ConsoleRefusalsTexts, consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** The rules for a charity's profile and for districts, which the product's staff fill in. */

export const PROFILE_LIMITS = {
  nameMax: 200,
  missionMax: 5000,
  codeMax: 50,
  websiteMax: 200,
  addressMax: 300,
  detailMax: 1000,
  locationsMax: 100,
  policiesMax: 4,
} as const;

/** A place of a charity; without an id it is new. */
export type LocationForm = {
  id?: string | null | undefined;
  name: string;
  address: string;
  detail?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

const t = refsOf(consoleCharityProfileTexts);

/** A charity's profile beside its places: one row a field, in the order of the form. */
export const PROFILE_FIELDS = {
  name: {
    ...words('charity', { label: t.name, max: PROFILE_LIMITS.nameMax, min: 1 }),
    emptied: '',
  },
  mission: words('mission', { label: t.mission, kind: 'passage', max: PROFILE_LIMITS.missionMax }),
  districtId: free('', 'choice', { label: refsOf(consoleDeskTexts).district, isRequired: true }),
  organizationCode: line({
    label: t.code,
    help: t.codeHelp,
    max: PROFILE_LIMITS.codeMax,
    tooLong: tooLong('code', PROFILE_LIMITS.codeMax),
  }),
  website: webAddress(),
  telephone: publicTelephone(),
  isVisible: free(true as boolean, 'flag', {
    label: t.isVisible,
    help: t.isVisibleHelp,
  }),
  isSponsor: free(false as boolean, 'flag', { label: t.isSponsor }),
  demandsEmergencyContact: free(true as boolean, 'flag', {
    label: t.demandsContact,
    help: t.demandsContactHelp,
  }),
  demandsFullRecord: free(false as boolean, 'flag', {
    label: t.demandsRecord,
    help: t.demandsRecordHelp,
  }),
  agePolicies: policies(),
} as const satisfies Fields;

export type Profile = ValuesOf<typeof PROFILE_FIELDS>;
export type ProviderForm = Given<Profile> & {
  approvedLocations?: readonly LocationForm[] | null | undefined;
};

/** What is wrong with the fields that are given, or null. */
export function problemOfProvider(form: ProviderForm): TextRef | null {
  const { approvedLocations } = form;
  const problem = problemOf(PROFILE_FIELDS, tidyGiven(PROFILE_FIELDS, form));
  return problem ?? (approvedLocations ? locationsProblem(approvedLocations) : null);
}

export type DistrictForm = {
  name?: string | null | undefined;
  acronym?: string | null | undefined;
  county?: string | null | undefined;
  state?: string | null | undefined;
  noun?: string | null | undefined;
  centerLatitude?: number | null | undefined;
  centerLongitude?: number | null | undefined;
  zoomLevel?: number | null | undefined;
};

const DISTRICT_TEXTS = [
  ['name', 'other', 100],
  ['acronym', 'acronym', 10],
  ['county', 'county', 100],
  ['state', 'state', 50],
  ['noun', 'noun', 50],
] as const;

/** What is wrong with the fields of a district that are given, or null. */
export function problemOfDistrict(form: DistrictForm): TextRef | null {
  for (const [field, what, max] of DISTRICT_TEXTS) {
    const problem = form[field] === undefined ? null : textProblem(what, form[field], max, 1);
    if (problem) return problem;
  }
  if (!isWithin(form.zoomLevel, 0, 22)) return refsOf(consoleRefusalsTexts).zoomLevel;
  return placeProblem({ latitude: form.centerLatitude, longitude: form.centerLongitude });
}

/** How a refusal names a text. */
type Told = Parameters<ConsoleRefusalsTexts['textMissing']>[0]['what'];
type Words = { label: TextRef; max: number; min?: number; kind?: 'line' | 'passage' };

/** A text without blanks round it; from `min` characters on. */
function words(what: Told, { label, max, min = 0, kind = 'line' }: Words) {
  const field = {
    label,
    input: { kind, max, isRequired: min > 0 },
    first: '',
    tidy: (text) => text.trim(),
    problem: (text) => textProblem(what, text, max, min),
  } satisfies Field<string>;
  return field;
}

/** The charity's own site, with its protocol. */
function webAddress() {
  const field = line({
    label: t.website,
    max: PROFILE_LIMITS.websiteMax,
    tooLong: tooLong('website', PROFILE_LIMITS.websiteMax),
  });
  return {
    ...field,
    tidy: (text: string | null) => (field.tidy(text) === null ? null : (readWebsite(text ?? '') ?? text)),
    problem: (text: string | null) =>
      field.problem(text) ??
      (text === null || readWebsite(text) ? null : refsOf(consoleRefusalsTexts).website),
  } satisfies Field<string | null>;
}

/** The telephone that a charity publishes, 10 digits. */
function publicTelephone() {
  const field = line({ label: t.phone, help: t.phoneHelp, max: 40, tooLong: tooLong('phone', 40) });
  return {
    ...field,
    tidy: (text: string | null) => readPhone(field.tidy(text) ?? '') || null,
    problem: (text: string | null) => (text === null ? null : checkPhone(refsOf(fieldProblemsTexts), text)),
  } satisfies Field<string | null>;
}

/** A web address as it is kept, its protocol added where it was left out; null for what is none on the open web. */
export function readWebsite(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOpen = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOpen && /^[^[].*\.\D[^.]*$/.test(url.hostname)
    ? url.href.replace(/^([^/]+\/\/[^/]+)\/$/, '$1')
    : null;
}

function policies() {
  const field = {
    label: t.policies,
    input: { kind: 'choice' },
    first: [] as readonly AgePolicy[],
    tidy: (given) => given,
    problem: policiesProblem,
  } satisfies Field<readonly AgePolicy[]>;
  return field;
}

function policiesProblem(policies: readonly AgePolicy[]): TextRef | null {
  if (policies.length > PROFILE_LIMITS.policiesMax)
    return refsOf(consoleRefusalsTexts).manyPolicies({ max: String(PROFILE_LIMITS.policiesMax) });
  for (const policy of policies) {
    const problem = textProblem('policy', policy.name, 100, 1);
    if (problem) return problem;
    if (!isAgeSpan(policy)) {
      return refsOf(consoleRefusalsTexts).policyAges;
    }
  }
  return null;
}

function locationsProblem(locations: readonly LocationForm[]): TextRef | null {
  const { locationsMax, nameMax, addressMax, detailMax } = PROFILE_LIMITS;
  if (locations.length > locationsMax)
    return refsOf(consoleRefusalsTexts).manyLocations({ max: String(locationsMax) });
  for (const location of locations) {
    const problem =
      textProblem('location', location.name, nameMax, 1) ??
      textProblem('address', location.address, addressMax, 1) ??
      textProblem('detail', location.detail, detailMax) ??
      placeProblem(location);
    if (problem) return problem;
  }
  return null;
}

function placeProblem({ latitude, longitude }: Pick<LocationForm, 'latitude' | 'longitude'>): TextRef | null {
  const t = refsOf(consoleRefusalsTexts);
  if (!isWithin(latitude, -90, 90)) return t.latitude;
  if (!isWithin(longitude, -180, 180)) return t.longitude;
  if (latitude == null || longitude == null) return null;
  return pointProblem({ latitude, longitude }) === null ? null : t.pointElsewhere;
}

function textProblem(what: Told, text: string | null | undefined, max: number, min = 0): TextRef | null {
  const length = [...(text ?? '').trim()].length;
  if (length < min) return refsOf(consoleRefusalsTexts).textMissing({ what });
  return length > max ? tooLong(what, max) : null;
}

function tooLong(what: Told, max: number): TextRef {
  return refsOf(consoleRefusalsTexts).textTooLong({ what, max: String(max) });
}

function isWithin(value: number | null | undefined, min: number, max: number): boolean {
  return value == null || (Number.isFinite(value) && value >= min && value <= max);
}

/** The columns of a location as its form is kept. */
export function storedLocation({ name, address, detail, latitude, longitude }: LocationForm) {
  return {
    name: withSingleBlanks(name),
    address: withSingleBlanks(address),
    detail: detail?.trim() ?? '',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}

/** An extra blank is no change that people have to hear of. */
const withSingleBlanks = (text: string): string => text.trim().replace(/ {2,}/g, ' ');
