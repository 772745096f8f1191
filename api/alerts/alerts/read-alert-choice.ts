import type { Context } from '#api/access/request/context.ts';
import { requireNotes } from '#api/charities/volunteer-notes/require-notes.ts';
import type { ChariteerAlertInput } from '#api/graphql/generated/types.ts';
import {
  type AlertFilters,
  checkAlertFilters,
  checkChoice,
  completedPeriod,
  DEFAULT_ALERT_FILTERS,
  type Period,
} from '#domain/alerts/alert-form.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { consoleAlertFiltersTexts } from '#domain/texts/generated/console-alert-filters.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { AlertQuest } from './alert-quest.ts';

/** What a manager has chosen, checked. */
export type AlertChoice = {
  filters: AlertFilters;
  districtIds: readonly string[];
  labelId: string | null;
  period: Period;
};

/** Errors: FORBIDDEN for filters of another charity, or a label that the viewer may not read, BAD_USER_INPUT with the text to show. */
export function readAlertChoice(
  input: ChariteerAlertInput,
  quest: AlertQuest,
  { viewer, now, offered }: Pick<Context, 'viewer' | 'now'> & { offered: readonly Channel[] },
): AlertChoice {
  const { providerId = null, ...chosen } = input.filters;
  const filters = { ...DEFAULT_ALERT_FILTERS, ...givenOf(chosen) };
  const {
    questCompletedPeriodStartDate: start,
    questCompletedPeriodEndDate: end,
    districtIds,
    labelId = null,
  } = input;
  if (input.questId !== quest.id || ![null, quest.providerId].includes(providerId)) {
    throw new DomainError('FORBIDDEN');
  }
  if (labelId !== null) requireNotes(viewer, quest.providerId);
  const given = start == null && end == null ? null : { start: start ?? 0, end: end ?? 0 };
  const t = refsOf(consoleAlertFiltersTexts);
  const problem =
    checkAlertFilters(t, filters, offered) ?? checkChoice(t, { districtIds, period: given }, now);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return {
    filters,
    districtIds,
    labelId,
    period: given ?? completedPeriod(filters.questCompletedPeriod, now),
  };
}

/** What is left out or null takes the default. */
function givenOf(chosen: { [Key in keyof AlertFilters]?: AlertFilters[Key] | null | undefined }) {
  const given = Object.entries(chosen).filter(([, value]) => value != null);
  return Object.fromEntries(given) as Partial<AlertFilters>;
}
