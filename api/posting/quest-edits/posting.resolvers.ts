import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { previewQuestNotice } from '#api/posting/quest-notices/preview-notice.ts';
import { createQuest } from './create-quest.ts';
import { createQuestsFromTemplates } from './create-quests-from-templates.ts';
import { createDraftLoaders } from './deletable-drafts.ts';
import { deleteDraft } from './delete-draft.ts';
import { editQuests, previewQuestsEdit } from './edit-several.ts';
import { listPostedSlots } from './list-posted-slots.ts';
import { publishDrafts } from './publish-drafts.ts';
import { translateQuest } from './translate-quest.ts';
import { updateQuest } from './update-quest.ts';

export const resolvers: Resolvers = {
  Query: {
    postedSlots: (_, args, context) => listPostedSlots(context, args),
    previewQuestsEdit: (_, args, context) => previewQuestsEdit(context, args),
    previewQuestNotice: (_, args, context) => previewQuestNotice(context, args),
  },
  Mutation: {
    createQuestsFromTemplates: (_, { quests }, context) => createQuestsFromTemplates(context, quests),
    createQuest: (_, args, context) => createQuest(context, args),
    updateQuest: (_, args, context) => updateQuest(context, args),
    editQuests: (_, args, context) => editQuests(context, args),
    publishDrafts: (_, args, context) => publishDrafts(context, args),
    translateQuest: (_, args, context) => translateQuest(context, args),
    deleteDraft: (_, { id }, context) => deleteDraft(context, id),
  },
  Quest: {
    isDeletable: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Draft' && loaders(createDraftLoaders).isDeletable.load(id),
  },
};
