import { parsedJson } from '../text/parsed-json.ts';
import { type AgeRulesTexts, ageRulesTexts } from '../texts/generated/age-rules.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';

/** Ages in whole years. Below supervisedAge nobody may come, below soloAge not alone, from maxAge on not without leave. */
export type AgePolicy = { name: string; supervisedAge: number; soloAge: number; maxAge: number };
export type AgeStanding = 'too-young' | 'supervised' | 'allowed' | 'too-old';

export const ADULT_AGE = 18;
export const DEFAULT_AGE_POLICY: AgePolicy = { name: 'All ages', supervisedAge: 0, soloAge: 1, maxAge: 100 };
const LAST_INDEX = 3;

/** The policies of a provider, in their stored order; what is missing or malformed takes the defaults. */
export function parseAgePolicies(json: string): AgePolicy[] {
  const list = parsedJson(json);
  return Array.isArray(list) ? list.slice(0, LAST_INDEX + 1).map(agePolicyOf) : [];
}

/** The policy of a quest by its index (0 to 3); without one the defaults. */
export function agePolicyAt(policies: readonly AgePolicy[], index: number | null): AgePolicy {
  if (index === null || index > LAST_INDEX) return DEFAULT_AGE_POLICY;
  return policies[index] ?? DEFAULT_AGE_POLICY;
}

/** Compares an age in whole years with an age policy. */
export function ageStanding(policy: AgePolicy, age: number): AgeStanding {
  if (age < policy.supervisedAge) return 'too-young';
  if (age >= policy.maxAge) return 'too-old';
  return age < policy.soloAge ? 'supervised' : 'allowed';
}

/** Whether the ages of a policy are whole, from 0 to 120, and in order. */
export function isAgeSpan({ supervisedAge, soloAge, maxAge }: AgePolicy): boolean {
  const isWhole = [supervisedAge, soloAge, maxAge].every((age) => Number.isInteger(age));
  return isWhole && supervisedAge >= 0 && supervisedAge <= soloAge && soloAge <= maxAge && maxAge <= 120;
}

/** The age requirement in words, as the quest's page shows it. */
export function ageRequirement(
  { supervisedAge, soloAge, maxAge }: AgePolicy,
  words: AgeRulesTexts = ageRulesTexts(FIRST_LOCALE),
): string {
  const limits: string[] = [];
  if (supervisedAge > DEFAULT_AGE_POLICY.soloAge) limits.push(words.andUp({ age: supervisedAge }));
  if (soloAge > Math.max(supervisedAge, DEFAULT_AGE_POLICY.soloAge)) {
    limits.push(words.supervisedBelow({ age: soloAge }));
  }
  if (maxAge < DEFAULT_AGE_POLICY.maxAge) limits.push(words.youngerThan({ age: maxAge }));
  return limits.length === 0 ? words.all : limits.join(' ');
}

function agePolicyOf(entry: unknown): AgePolicy {
  if (typeof entry !== 'object' || entry === null) return DEFAULT_AGE_POLICY;
  const given: Readonly<Record<string, unknown>> = { ...entry };
  const age = (key: 'supervisedAge' | 'soloAge' | 'maxAge') => {
    const value = given[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_AGE_POLICY[key];
  };
  const name = typeof given.name === 'string' ? given.name : DEFAULT_AGE_POLICY.name;
  return { name, supervisedAge: age('supervisedAge'), soloAge: age('soloAge'), maxAge: age('maxAge') };
}
