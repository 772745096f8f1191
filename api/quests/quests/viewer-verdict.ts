import type { Context } from '#api/access/request/context.ts';
import type { ViewerVerdict } from '#api/graphql/generated/types.ts';
import {
  agePolicyOf,
  gateFactsOf,
  hasHeldPlace,
  recordOf,
  trainingsOf,
} from '#api/quests/sign-up/gate-facts.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { hindrancesOf } from '#domain/sign-up/hindrances.ts';
import { newcomerStart } from '#domain/sign-up/newcomer-start.ts';
import { isTooYoung, judge } from '#domain/sign-up/sign-up-gate.ts';
import { isFulfilled, shownResolution } from '#domain/trainings/record-status.ts';
import { isBelowAge } from '#domain/trainings/training-application.ts';
import { createQuestLoaders } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';

/** What the sign-up gate says to the viewer of a quest, with what the page needs to explain it. */
export async function viewerVerdict(quest: QuestRow, context: Context): Promise<ViewerVerdict> {
  const row = await context.loaders(createQuestLoaders).gateRow.load(quest.id);
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  const { viewer, now } = context;
  const facts = gateFactsOf(row, viewer, now);
  return {
    verdict: judge(facts),
    hindrances: hindrancesOf(facts),
    newcomerStart: viewer ? null : newcomerStart({ ...facts, isListClosed: row.isWaitingListClosed }),
    isTooYoung: isTooYoung(facts),
    completedMinutes: viewer && row.completedMinutes,
    prerequisiteMinutes: row.prerequisiteMinutes,
    agePolicy: agePolicyOf(row),
    trainings: trainingsOf(row).map((training) => ({
      templateId: training.templateId,
      name: training.name,
      url: training.url,
      status: shownResolution(training, now),
      isFulfilled: isFulfilled(training, now),
      isAboutSafety: training.isAboutSafety === 1,
      fulfilledBy: training.fulfilledBy,
      ageThreshold: training.ageThreshold,
      estimatedTime: training.estimatedTime,
      isTooYoung: facts.viewer !== null && isBelowAge(training.ageThreshold, facts.viewer.age),
    })),
    acceptsOrganizationCode: row.acceptsOrganizationCode === 1,
    applicationLink: applicationLinkOf(quest),
    placeHeldUntil: hasHeldPlace(row, now) ? row.placeHeldUntil : null,
    missingRecord: [...(facts.viewer?.hasRecord ? recordOf(row).missing : [])],
    isUnsigned: facts.viewer?.lacksDocuments ?? false,
    demandedRecord: [...(facts.viewer?.hasRecord ? recordOf(row).lacked : [])],
  };
}

/** The second service tag, when it is an address of the web. */
function applicationLinkOf({ serviceTags }: QuestRow): string | null {
  const [, link] = serviceTags;
  return link && /^https?:\/\//i.test(link) ? link : null;
}
