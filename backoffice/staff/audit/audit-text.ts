import { addDays, instantOf } from '#domain/time/new-york-time.ts';
import type { AuditFilter, StaffAuditQuery } from '../../gql/generated.ts';
import { READING_TEXTS, type ReadingFacts } from './reading-text.ts';

export type AuditRow = StaffAuditQuery['auditPage']['items'][number];

/** 'log-in-refused' as 'Log in refused'. */
export function actionText(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plain facts of an entry: 'code: ACCOUNT_BANNED'. */
export function detailText(detail: string): string {
  const facts = Object.entries(JSON.parse(detail) as Record<string, unknown>);
  return facts.map(([name, value]) => `${name}: ${value}`).join(', ');
}

/** What an entry tells besides who and when: a sentence where people were read, else its plain facts. */
export function entryText({ action, detail }: Pick<AuditRow, 'action' | 'detail'>): string {
  const sentence = READING_TEXTS[action];
  const facts = JSON.parse(detail) as ReadingFacts;
  // Entries of before counted nobody.
  return sentence && facts.people !== undefined ? sentence(facts) : detailText(detail);
}

/** What the filters ask of the API: words as the log writes them, and New York's days as instants. */
export function auditFilterOf(given: {
  action?: string;
  from?: string;
  until?: string;
  about?: string;
}): AuditFilter {
  const { action, from, until, about } = given;
  return {
    ...(action && { action: action.trim().replace(/\s+/g, '-') }),
    ...(from && { from: startOf(from) }),
    ...(until && { before: startOf(addDays(until, 1)) }),
    ...(about && { about: about.trim() }),
  };
}

function startOf(day: string): string {
  return new Date(instantOf(day, '00:00')).toISOString();
}
