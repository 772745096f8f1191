import { requestedFields } from '#api/access/request/requested-fields.ts';
import { findCancelledQuest } from '#api/reads/messages/cancelled-quest.ts';
import { listNextQuests } from '#api/reads/quests/next-quests.ts';
import { listPastQuestCards } from '#api/reads/quests/past-quest-cards.ts';
import { sanitizeDescription } from '#api/reads/quests/posting/sanitize-description.ts';
import { listProviderSchedule } from '#api/reads/quests/provider-schedule.ts';
import { listQuestPage } from '#api/reads/quests/quest-page.ts';
import { findQuest, listQuests, listSpecificQuests } from '#api/reads/quests/quest-queries.ts';
import { viewerVerdict } from '#api/reads/quests/viewer-verdict.ts';
import { createClashLoaders } from '#api/reads/sign-up/clashing-places.ts';
import { agePolicyOf } from '#api/reads/sign-up/gate-facts.ts';
import { findLastGivenUp } from '#api/reads/sign-up/last-given-up.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    quest: (_, { id }, context) => findQuest(context, id),
    cancelledQuest: (_, { id }, context) => findCancelledQuest(context, id),
    nextQuests: (_, args, context) => listNextQuests(context, args),
    quests: (_, args, context, info) => listQuests(context, args, requestedFields(info)),
    getSpecificQuests: (_, { input }, context, info) =>
      listSpecificQuests(context, input, requestedFields(info)),
    getProviderQuests: (_, args, context, info) => listProviderSchedule(context, args, requestedFields(info)),
    pastQuestCards: (_, args, context) => listPastQuestCards(context, args),
    questPage: (_, args, context, info) => listQuestPage(context, args, requestedFields(info)),
  },
  Quest: {
    description: ({ description }) => sanitizeDescription(description),
    agePolicy: ({ provider, agePolicyIndex }) => agePolicyOf({ ...provider, agePolicyIndex }),
    viewerVerdict: (quest, _, context) => viewerVerdict(quest, context),
    viewerClashes: ({ id }, _, { loaders }) => loaders(createClashLoaders).ofViewer.load(id),
    lastGivenUp: ({ id }, _, context) => findLastGivenUp(context, id),
  },
};
