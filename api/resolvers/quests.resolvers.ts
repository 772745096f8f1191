import { requestedFields } from '#api/access/request/requested-fields.ts';
import { childVerdicts } from '#api/reads/children/child-queries.ts';
import { createContractLoaders } from '#api/reads/contracts/contract-loaders.ts';
import { createGuildLoaders } from '#api/reads/guilds/guild-loaders.ts';
import { findLeader, findLeadingPerson, shownGiverName } from '#api/reads/leaders/leader-loaders.ts';
import { findCancelledQuest } from '#api/reads/messages/cancelled-quest.ts';
import { listNextQuests } from '#api/reads/quests/next-quests.ts';
import { listPastQuestCards } from '#api/reads/quests/past-quest-cards.ts';
import { listPostedSlots } from '#api/reads/quests/posted-slots.ts';
import { createDraftLoaders } from '#api/reads/quests/posting/deletable-drafts.ts';
import { sanitizeDescription } from '#api/reads/quests/posting/sanitize-description.ts';
import { listProviderSchedule } from '#api/reads/quests/provider-schedule.ts';
import { listQuestPage } from '#api/reads/quests/quest-page.ts';
import { findQuest, listQuests, listSpecificQuests } from '#api/reads/quests/quest-queries.ts';
import { viewerVerdict } from '#api/reads/quests/viewer-verdict.ts';
import { createClashLoaders } from '#api/reads/sign-up/clashing-places.ts';
import { agePolicyOf } from '#api/reads/sign-up/gate-facts.ts';
import { findLastGivenUp } from '#api/reads/sign-up/last-given-up.ts';
import { createTrainingLoaders } from '#api/reads/trainings/training-loaders.ts';
import { createQuest } from '#api/verbs/quests/create-quest.ts';
import { createQuestsFromTemplates } from '#api/verbs/quests/create-quests-from-templates.ts';
import { deleteDraft } from '#api/verbs/quests/delete-draft.ts';
import { previewQuestNotice } from '#api/verbs/quests/preview-notice.ts';
import { publishDrafts } from '#api/verbs/quests/publish-drafts.ts';
import { updateQuest } from '#api/verbs/quests/update-quest.ts';
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
    postedSlots: (_, args, context) => listPostedSlots(context, args),
    previewQuestNotice: (_, args, context) => previewQuestNotice(context, args),
    questPage: (_, args, context, info) => listQuestPage(context, args, requestedFields(info)),
  },
  Mutation: {
    createQuestsFromTemplates: (_, { quests }, context) => createQuestsFromTemplates(context, quests),
    createQuest: (_, args, context) => createQuest(context, args),
    updateQuest: (_, args, context) => updateQuest(context, args),
    publishDrafts: (_, args, context) => publishDrafts(context, args),
    deleteDraft: (_, { id }, context) => deleteDraft(context, id),
  },
  Quest: {
    description: ({ description }) => sanitizeDescription(description),
    requiredOrientations: ({ id }, _, { loaders }) => loaders(createTrainingLoaders).requiredByQuest.load(id),
    agePolicy: ({ provider, agePolicyIndex }) => agePolicyOf({ ...provider, agePolicyIndex }),
    pledgedContracts: ({ id }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(id),
    isDeletable: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Draft' && loaders(createDraftLoaders).isDeletable.load(id),
    giverName: (quest, _, context) => shownGiverName(context, quest),
    leader: (quest, _, context) => findLeader(context, quest),
    viewerVerdict: (quest, _, context) => viewerVerdict(quest, context),
    viewerClashes: ({ id }, _, { loaders }) => loaders(createClashLoaders).ofViewer.load(id),
    lastGivenUp: ({ id }, _, context) => findLastGivenUp(context, id),
    childVerdicts: ({ id }, _, context) => childVerdicts(context, id),
  },
  PastQuestCard: {
    volunteerInfo: ({ eventID }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(eventID),
  },
  QuestLeader: { person: (row, _, context) => findLeadingPerson(context, row) },
  Reservation: {
    contactEmail: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.email ?? null,
    contactPhone: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.phone ?? null,
  },
};
