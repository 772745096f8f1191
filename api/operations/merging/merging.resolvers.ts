import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { decideMerge, findMergeQuestion } from './decide-merge.ts';
import { listLikelyDuplicates } from './likely-duplicates.ts';
import { mergeRecords } from './merge-records.ts';
import { previewMerge } from './preview-merge.ts';
import { listRecordMerges } from './record-merges.ts';
import { undoMerge } from './undo-merge.ts';

export const resolvers: Resolvers = {
  Query: {
    likelyDoubles: (_, args, context) => listLikelyDuplicates(context, args),
    mergeQuestion: (_, args, context) => findMergeQuestion(context, args),
    recordMerges: (_, args, context) => listRecordMerges(context, args),
  },
  Mutation: {
    previewMerge: (_, args, context) => previewMerge(context, args),
    decideMerge: (_, args, context) => decideMerge(context, args),
    mergeRecords: (_, args, context) => mergeRecords(context, args),
    undoMerge: (_, args, context) => undoMerge(context, args),
  },
};
