import type { AgePolicy } from '#domain/ages/age-policy.ts';
import { PROFILE_FIELDS, PROFILE_LIMITS } from '#domain/charities/provider-form.ts';
import { problemOfKept } from '#domain/fields/field-input.ts';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { LocationInput } from '../../../gql/generated.ts';
import { said, textsOf } from '../../../language/console-locale.ts';
import type { ProviderRecord } from './provider-record.ts';

type Problems = Record<string, string>;

const OLDEST = 120;

/** What is wrong with each field of a charity's form, as react-admin wants it; the limits are those of the API. */
export function validateProvider(form: Partial<ProviderRecord>): Record<string, unknown> {
  const t = textsOf(consoleCharityProfileTexts);
  return withoutEmpty({
    name: textProblem(form.name, PROFILE_LIMITS.nameMax, t.nameMissing),
    districtId: form.districtId ? '' : t.districtMissing,
    ...validateSettings(form),
  });
}

type Settings = Pick<
  ProviderRecord,
  'mission' | 'website' | 'telephone' | 'organizationCode' | 'agePolicies' | 'approvedLocations'
>;

/** Problems of the fields that a charity's admins change, too. */
export function validateSettings(form: Partial<Settings>): Record<string, unknown> {
  const { missionMax, codeMax } = PROFILE_LIMITS;
  return withoutEmpty<string | unknown[]>({
    mission: textProblem(form.mission, missionMax),
    website: keptProblem('website', form.website),
    telephone: keptProblem('telephone', form.telephone),
    organizationCode: textProblem(form.organizationCode, codeMax),
    agePolicies: (form.agePolicies ?? []).map(policyProblems),
    approvedLocations: (form.approvedLocations ?? []).map(locationProblems),
  });
}

function keptProblem(name: 'website' | 'telephone', value: string | null | undefined): string {
  const problem = problemOfKept(PROFILE_FIELDS[name], value ?? null);
  return problem ? said(problem) : '';
}

/** Problems of an age policy: ages must be whole, from 0 to 120, and in order. */
export function policyProblems({ name, supervisedAge, soloAge, maxAge }: Partial<AgePolicy>): Problems {
  const t = textsOf(consoleCharityProfileTexts);
  return withoutEmpty({
    name: textProblem(name, 100, t.policyNameMissing),
    supervisedAge: ageProblem(supervisedAge),
    soloAge: ageProblem(soloAge) || orderProblem(supervisedAge, soloAge, t.notBelowSupervised),
    maxAge: ageProblem(maxAge) || orderProblem(soloAge, maxAge, t.notBelowSolo),
  });
}

function locationProblems({ name, address, detail, latitude, longitude }: Partial<LocationInput>): Problems {
  const t = textsOf(consoleCharityProfileTexts);
  const { nameMax, addressMax, detailMax } = PROFILE_LIMITS;
  const isHalf = (latitude == null) !== (longitude == null);
  const missing = (value: number | null | undefined) => (isHalf && value == null ? t.bothOrNone : '');
  return withoutEmpty({
    name: textProblem(name, nameMax, t.locationNameMissing),
    address: textProblem(address, addressMax, t.addressMissing),
    detail: textProblem(detail, detailMax),
    latitude: rangeProblem(latitude, 90) || missing(latitude),
    longitude: rangeProblem(longitude, 180) || missing(longitude),
  });
}

function textProblem(text: string | null | undefined, max: number, ifEmpty = ''): string {
  const length = [...(text ?? '').trim()].length;
  if (length === 0) return ifEmpty;
  return length > max ? textsOf(consoleDeskTexts).atMost({ max: String(max) }) : '';
}

function ageProblem(age: number | null | undefined): string {
  const isAge = age != null && Number.isInteger(age) && age >= 0 && age <= OLDEST;
  return isAge ? '' : textsOf(consoleCharityProfileTexts).wholeAge({ max: OLDEST });
}

function orderProblem(
  lower: number | null | undefined,
  age: number | null | undefined,
  problem: (values: { age: number }) => string,
): string {
  return lower != null && age != null && age < lower ? problem({ age: lower }) : '';
}

function rangeProblem(value: number | null | undefined, limit: number): string {
  if (value == null) return '';
  return Number.isFinite(value) && Math.abs(value) <= limit
    ? ''
    : textsOf(consoleDeskTexts).range({ min: -limit, max: limit });
}

function withoutEmpty<T extends string | unknown[]>(problems: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem.length > 0));
}
