import { PreviewLocationNoticeDocument } from '../../../gql/generated/staff.ts';
import { reading } from '../../../resources/method.ts';

/** Whom the server would tell of changed locations; null when no one need know. */
export const locationNotice = reading(
  PreviewLocationNoticeDocument,
  (data) => data.previewLocationNotice ?? null,
);
