import { childVerdicts } from '#api/children/child-queries.ts';
import { createContractLoaders } from '#api/contracts/contract-loaders.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { requestedFields } from '#api/graphql/requested-fields.ts';
import { createGuildLoaders } from '#api/guilds/guild-loaders.ts';
import { createOrientationLoaders } from '#api/orientations/orientation-loaders.ts';
import { findCancelledQuest } from './cancelled-quest.ts';
import { createQuest } from './create-quest.ts';
import { createQuestsFromTemplates } from './create-quests-from-templates.ts';
import { createDraftLoaders } from './deletable-drafts.ts';
import { deleteDraft } from './delete-draft.ts';
import { listNextQuests } from './next-quests.ts';
import { previewQuestNotice } from './preview-notice.ts';
import { listProviderSchedule } from './provider-schedule.ts';
import { publishDrafts } from './publish-drafts.ts';
import { listQuestPage } from './quest-page.ts';
import { findQuest, listQuests, listSpecificQuests } from './quest-queries.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { updateQuest } from './update-quest.ts';
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
    requiredOrientations: ({ id }, _, { loaders }) =>
      loaders(createOrientationLoaders).requiredByQuest.load(id),
    pledgedContracts: ({ id }, _, { loaders }) => loaders(createContractLoaders).byQuest.load(id),
    isDeletable: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Draft' && loaders(createDraftLoaders).isDeletable.load(id),
    viewerVerdict: (quest, _, context) => viewerVerdict(quest, context),
    childVerdicts: ({ id }, _, context) => childVerdicts(context, id),
  },
  Reservation: {
    contactEmail: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.email ?? null,
    contactPhone: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.phone ?? null,
  },
};
