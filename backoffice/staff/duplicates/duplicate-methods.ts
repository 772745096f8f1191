import { MergeRecordsDocument, PreviewMergeDocument, UndoMergeDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** What a merge would do; it writes, since the audit log says who looked. */
export const previewMerge = writing(PreviewMergeDocument, (data) => data.previewMerge);

export const mergeRecords = writing(MergeRecordsDocument, (data) => data.mergeRecords);

export const undoMerge = writing(UndoMergeDocument, (data) => data.undoMerge);
