import { consoleQuestRulesTexts } from '../../texts/generated/console-quest-rules.ts';
import { refsOf, type TextRef } from '../../texts/text-ref.ts';
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

export type PostingProblem = { code: 'QUEST_NOT_FOUND' | 'FORBIDDEN' | 'BAD_USER_INPUT'; message: TextRef };

/** Statuses in which a quest can be posted. */
export const POSTING_STATUSES: readonly PublishingStatus[] = ['Draft', 'Published', 'Unlisted'];

type Rule = (facts: PostingFacts) => PostingProblem | null;

const t = refsOf(consoleQuestRulesTexts);

const RULES: readonly Rule[] = [
  ({ template }) => problemIf(template?.publishingStatus !== 'Template', 'QUEST_NOT_FOUND', t.stampMissing),
  ({ template, providerId }) => problemIf(template?.providerId !== providerId, 'FORBIDDEN', t.notAllowed),
  ({ publishingStatus }) =>
    problemIf(
      !POSTING_STATUSES.includes(publishingStatus),
      'BAD_USER_INPUT',
      t.wrongStatus({ statuses: POSTING_STATUSES.join(', ') }),
    ),
  ({ giverName }) => checkQuestTexts({ giverName })[0] ?? null,
  ({ template, locationId }) =>
    problemIf(
      locationId === null && template?.eventType !== 'HYBRID-ROLE',
      'BAD_USER_INPUT',
      t.locationMissing,
    ),
  ({ locationId, isLocationApproved }) =>
    problemIf(locationId !== null && !isLocationApproved, 'BAD_USER_INPUT', t.locationNotApproved),
  (facts) => (facts.template ? checkNewQuest({ ...facts, eventType: facts.template.eventType }) : null),
  ({ template, startedAt, endedAt }) =>
    problemIf(
      template !== null && isTooShort({ ...template, startedAt, endedAt }),
      'BAD_USER_INPUT',
      tooShortText(template?.flexibleMinimumTime ?? 0),
    ),
];

/** The first broken rule of a posting, or null. */
export function problemOfPosting(facts: PostingFacts): PostingProblem | null {
  for (const rule of RULES) {
    const problem = rule(facts);
    if (problem) return { code: problem.code, message: problem.message };
  }
  return null;
}

function problemIf(isBroken: boolean, code: PostingProblem['code'], message: TextRef): PostingProblem | null {
  return isBroken ? { code, message } : null;
}
