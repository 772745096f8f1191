import { listLikelyDuplicates } from '#api/reads/merging/likely-duplicates.ts';
import { listRecordMerges } from '#api/reads/merging/record-merges.ts';
import { decideMerge, findMergeQuestion } from '#api/verbs/merging/decide-merge.ts';
import { mergeRecords } from '#api/verbs/merging/merge-records.ts';
import { previewMerge } from '#api/verbs/merging/preview-merge.ts';
import { undoMerge } from '#api/verbs/merging/undo-merge.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
