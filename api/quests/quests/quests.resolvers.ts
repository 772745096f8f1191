import { requestedFields } from '#api/access/request/requested-fields.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createClashLoaders } from '#api/quests/sign-up/clashing-places.ts';
import { agePolicyOf } from '#api/quests/sign-up/gate-facts.ts';
import { findLastGivenUp } from '#api/quests/sign-up/last-given-up.ts';
import { findCancelledQuest } from './cancelled-quest.ts';
import { listNextQuests } from './next-quests.ts';
import { listPastQuestCards } from './past-quest-cards.ts';
import { listProviderSchedule } from './provider-schedule.ts';
import { listQuestPage } from './quest-page.ts';
import { findQuest, listQuests, listSpecificQuests } from './quest-queries.ts';
import { createTranslationLoaders, translationIn } from './quest-translations.ts';
import { viewerVerdict } from './viewer-verdict.ts';

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
    translations: ({ id }, _, { loaders }) => loaders(createTranslationLoaders).byQuest.load(id),
    translation: ({ id }, { locale }, context) => translationIn(context, id, locale),
  },
};
