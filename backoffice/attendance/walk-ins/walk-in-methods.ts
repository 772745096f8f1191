import {
  RecordWalkInPapersDocument,
  RemoveWalkInDocument,
  SendWalkInLinkDocument,
  WalkInsDocument,
} from '../../gql/generated/attendance.ts';
import { reading, writing } from '../../resources/method.ts';

/** People who came to a quest without an account. */
export const walkIns = reading(WalkInsDocument, (data) => data.walkIns);

export const removeWalkIn = writing(RemoveWalkInDocument, (data) => data.removeWalkIn);

export const sendWalkInLink = writing(SendWalkInLinkDocument, (data) => data.sendWalkInLink);

/** Records that what a walk-in has to sign was seen on paper. */
export const recordWalkInPapers = writing(RecordWalkInPapersDocument, (data) => data.recordWalkInPapers);
