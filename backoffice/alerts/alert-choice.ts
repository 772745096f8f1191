import { audienceText } from '#domain/alerts/alert-audience.ts';
import { type AlertFilters, checkAlertFilters, DEFAULT_ALERT_FILTERS } from '#domain/alerts/alert-form.ts';
import { coversCost } from '#domain/alerts/mana.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { consoleAlertFiltersTexts } from '#domain/texts/generated/console-alert-filters.ts';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import type {
  ChariteerAlertInput,
  ConsoleAlertDeskQuery,
  ConsoleAlertVolunteersQuery,
} from '../gql/generated.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { knownSupportEmail } from '../session/session.ts';

/** What a broadcast is written with. */
export type AlertDesk = ConsoleAlertDeskQuery['alertDesk'] & Pick<ConsoleAlertDeskQuery, 'districts'>;

/** Whom the filters found and what it costs. */
export type Estimate = ConsoleAlertVolunteersQuery['getChariteerAlertVolunteers'];

/** The filters as they are typed. */
export type AlertForm = Omit<AlertFilters, 'minAge' | 'maxAge'> & {
  minAge: string;
  maxAge: string;
  /** None: all. */
  districtIds: readonly string[];
  /** Empty: any. */
  labelId: string;
};

export const FIRST_FORM: AlertForm = {
  ...DEFAULT_ALERT_FILTERS,
  minAge: String(DEFAULT_ALERT_FILTERS.minAge),
  maxAge: String(DEFAULT_ALERT_FILTERS.maxAge),
  districtIds: [],
  labelId: '',
};

export function filtersOf({
  districtIds: _districts,
  labelId: _label,
  minAge,
  maxAge,
  ...rest
}: AlertForm): AlertFilters {
  return { ...rest, minAge: ageOf(minAge), maxAge: ageOf(maxAge) };
}

/** Whom the broadcast is for, in the words in which it will be kept. */
export function audienceOf(
  form: AlertForm,
  { districts, labels }: Pick<AlertDesk, 'districts' | 'labels'>,
): string {
  const chosen = districts.filter(({ id }) => form.districtIds.includes(id));
  const districtNames = chosen.map(({ name }) => name);
  const labelNames = labels.flatMap(({ id, name }) => (id === form.labelId ? [name] : []));
  const audience = { filters: filtersOf(form), districtNames, labelNames, period: null };
  return audienceText(consoleLocale(), audience, Date.now());
}

export function inputOf(form: AlertForm, questId: string): ChariteerAlertInput {
  return {
    questId,
    filters: filtersOf(form),
    districtIds: [...form.districtIds],
    labelId: form.labelId || null,
  };
}

type Step = {
  /** What stands in the way, in the words to show; null when nothing does. */
  problem: string | null;
  canCalculate: boolean;
  canReview: boolean;
};

/** How far a broadcast has come: it is calculated, then reviewed, and every change of the filters begins anew. */
export function stepOf(form: AlertForm, estimate: Estimate | null, desk: AlertDesk): Step {
  const filters = filtersOf(form);
  const problem = checkAlertFilters(
    textsOf(consoleAlertFiltersTexts),
    filters,
    desk.channels as readonly Channel[],
  );
  if (problem !== null) return { problem, canCalculate: false, canReview: false };
  if (estimate === null) return { problem: null, canCalculate: true, canReview: false };
  const hindrance = hindranceOf(estimate, desk);
  return { problem: hindrance, canCalculate: true, canReview: hindrance === null };
}

function hindranceOf(
  { volunteers, youngAtLeast, manaCost }: Estimate,
  { mana, packages, quest }: AlertDesk,
): string | null {
  // How many of the young it reaches is not told, and so neither whether it reaches any.
  if (volunteers.length === 0 && typeof youngAtLeast !== 'number')
    return textsOf(consoleAlertFiltersTexts).nobody;
  return coversCost(mana, manaCost) ? null : noManaText({ packages, quest });
}

/** Says that a charity's Mana does not suffice, and who can buy more where it is sold. */
export function noManaText({ packages, quest }: Pick<AlertDesk, 'packages' | 'quest'>): string {
  const providerName = quest.provider.name;
  if (packages.length > 0) return textsOf(consoleAlertFiltersTexts).askAdmin({ provider: providerName });
  const supportEmail = knownSupportEmail();
  return consoleErrorCopy(consoleLocale(), { code: 'INSUFFICIENT_MANA' }, { providerName, supportEmail });
}

/** 'Under 18: fewer than 5 people, for free.'; null where only adults are asked. */
export function youngText(youngAtLeast: Estimate['youngAtLeast']): string | null {
  return typeof youngAtLeast === 'number'
    ? textsOf(consoleAlertReviewTexts).young({ count: youngAtLeast })
    : null;
}

/** '1 volunteer', '12 volunteers'. */
export function volunteersText(count: number): string {
  return textsOf(consoleAlertsTexts).volunteersCounted({ count });
}

function ageOf(typed: string): number {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Lists the channels in words: 'email', 'email and text', 'email, text and push'. */
export function channelsText(channels: readonly Channel[]): string {
  const t = textsOf(consoleAlertReviewTexts);
  const names = channels.map((channel) => t[channel]);
  const second = names.at(-1) ?? '';
  return names.length < 2 ? second : t.and({ first: names.slice(0, -1).join(', '), second });
}
