import { consoleAuditFactsTexts } from '#domain/texts/generated/console-audit-facts.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { addDays, instantOf, isoOf } from '#domain/time/new-york-time.ts';
import { isOneOf, keysOf } from '../../api-client/typed-record.ts';
import type { AuditFilter, StaffAuditQuery } from '../../gql/generated.ts';
import { consoleLocale } from '../../language/console-locale.ts';
import { actionsCalled } from './action-words.ts';
import { type ReadingFacts, readingText } from './reading-text.ts';

export type AuditRow = StaffAuditQuery['auditPage']['items'][number];

/** The plain facts of an entry: 'code: ACCOUNT_BANNED'. Codes stay as they are; older facts have no other name. */
export function detailText(detail: string): string {
  const facts: Readonly<Record<string, unknown>> = JSON.parse(detail);
  const locale = consoleLocale();
  const known = keysOf(consoleAuditFactsTexts(locale));
  const said = (key: string) => (isOneOf(known, key) ? consoleAuditFactsTexts(locale)[key] : undefined);
  return Object.entries(facts)
    .map(([name, value]) => `${said(`fact_${name}`) ?? name}: ${said(`value_${value}`) ?? value}`)
    .join(', ');
}

/** What an entry tells besides who and when: a sentence where people were read, else its plain facts. */
export function entryText({ action, detail }: Pick<AuditRow, 'action' | 'detail'>): string {
  const facts: ReadingFacts = JSON.parse(detail);
  // Entries of before counted no one.
  return (facts.people === undefined ? null : readingText(action, facts)) ?? detailText(detail);
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
    ...(action && actionFilterOf(action)),
    ...(from && { from: startOf(from) }),
    ...(until && { before: startOf(addDays(until, 1)) }),
    ...(about && { about: about.trim() }),
  };
}

/** English words are those of the log itself; words of another language stand for the actions that are called so. */
function actionFilterOf(words: string): AuditFilter {
  const called = consoleLocale() === FIRST_LOCALE ? [] : actionsCalled(words);
  return called.length > 0 ? { actions: called } : { action: words.trim().replace(/\s+/g, '-') };
}

function startOf(day: string): string {
  return isoOf(instantOf(day, '00:00'));
}
