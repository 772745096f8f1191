import { listPostedSlots } from '#api/reads/quests/posted-slots.ts';
import { createDraftLoaders } from '#api/reads/quests/posting/deletable-drafts.ts';
import { createQuest } from '#api/verbs/quests/create-quest.ts';
import { createQuestsFromTemplates } from '#api/verbs/quests/create-quests-from-templates.ts';
import { deleteDraft } from '#api/verbs/quests/delete-draft.ts';
import { previewQuestNotice } from '#api/verbs/quests/preview-notice.ts';
import { publishDrafts } from '#api/verbs/quests/publish-drafts.ts';
import { translateQuest } from '#api/verbs/quests/translate-quest.ts';
import { updateQuest } from '#api/verbs/quests/update-quest.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    postedSlots: (_, args, context) => listPostedSlots(context, args),
    previewQuestNotice: (_, args, context) => previewQuestNotice(context, args),
  },
  Mutation: {
    createQuestsFromTemplates: (_, { quests }, context) => createQuestsFromTemplates(context, quests),
    createQuest: (_, args, context) => createQuest(context, args),
    updateQuest: (_, args, context) => updateQuest(context, args),
    publishDrafts: (_, args, context) => publishDrafts(context, args),
    translateQuest: (_, args, context) => translateQuest(context, args),
    deleteDraft: (_, { id }, context) => deleteDraft(context, id),
  },
  Quest: {
    isDeletable: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Draft' && loaders(createDraftLoaders).isDeletable.load(id),
  },
};
