import {
  type ConsoleQuestRulesTexts,
  consoleQuestRulesTexts,
} from '../../texts/generated/console-quest-rules.ts';
import type { ConsoleLocale } from '../../texts/locale.ts';
import { isTooShort } from '../flexible-time.ts';
import { checkNewQuest, checkQuestTexts, tooShortText } from '../quest-form.ts';
import type { EventType, PublishingStatus } from '../quest-status.ts';

/** A stamp and where and when it is to be posted. Instants in epoch ms; `veilOfTime` is a day 'YYYY-MM-DD'. */
export type PostingFacts = {
  now: number;
  veilOfTime: string;
  /** The provider for which the poster asks. */
  providerId: string;
  template: {
    providerId: string;
    publishingStatus: PublishingStatus;
    eventType: EventType;
    flexibleMinimumTime: number | null;
  } | null;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
  giverName: string | null;
  locationId: string | null;
  isLocationApproved: boolean;
};

export type PostingProblem = { code: 'QUEST_NOT_FOUND' | 'FORBIDDEN' | 'BAD_USER_INPUT'; message: string };

/** Statuses in which a quest can be posted. */
export const POSTING_STATUSES: readonly PublishingStatus[] = ['Draft', 'Published', 'Unlisted'];

type Said = { t: ConsoleQuestRulesTexts; locale: ConsoleLocale };
type Rule = (facts: PostingFacts, said: Said) => PostingProblem | null;

const RULES: readonly Rule[] = [
  ({ template }, { t }) =>
    problemIf(template?.publishingStatus !== 'Template', 'QUEST_NOT_FOUND', t.stampMissing),
  ({ template, providerId }, { t }) =>
    problemIf(template?.providerId !== providerId, 'FORBIDDEN', t.notAllowed),
  ({ publishingStatus }, { t }) =>
    problemIf(
      !POSTING_STATUSES.includes(publishingStatus),
      'BAD_USER_INPUT',
      t.wrongStatus({ statuses: POSTING_STATUSES.join(', ') }),
    ),
  ({ giverName }) => checkQuestTexts({ giverName })[0] ?? null,
  ({ template, locationId }, { t }) =>
    problemIf(
      locationId === null && template?.eventType !== 'HYBRID-ROLE',
      'BAD_USER_INPUT',
      t.locationMissing,
    ),
  ({ locationId, isLocationApproved }, { t }) =>
    problemIf(locationId !== null && !isLocationApproved, 'BAD_USER_INPUT', t.locationNotApproved),
  (facts, { locale }) =>
    facts.template ? checkNewQuest(locale, { ...facts, eventType: facts.template.eventType }) : null,
  ({ template, startedAt, endedAt }, { locale }) =>
    problemIf(
      template !== null && isTooShort({ ...template, startedAt, endedAt }),
      'BAD_USER_INPUT',
      tooShortText(locale, template?.flexibleMinimumTime ?? 0),
    ),
];

/** The first broken rule of a posting, or null. The words about a field are those of its table, in English. */
export function problemOfPosting(locale: ConsoleLocale, facts: PostingFacts): PostingProblem | null {
  const said = { t: consoleQuestRulesTexts(locale), locale };
  for (const rule of RULES) {
    const problem = rule(facts, said);
    if (problem) return { code: problem.code, message: problem.message };
  }
  return null;
}

function problemIf(isBroken: boolean, code: PostingProblem['code'], message: string): PostingProblem | null {
  return isBroken ? { code, message } : null;
}
