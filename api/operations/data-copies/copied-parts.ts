import { COPIED_ACCOUNT } from './copied-account.ts';
import { COPIED_FRIENDS } from './copied-friends.ts';
import type { CopiedPart } from './copied-part.ts';
import { COPIED_SERVICE } from './copied-service.ts';
import { COPIED_TOLD } from './copied-told.ts';
import { COPIED_VOLUNTEER } from './copied-volunteer.ts';

/** All that stands in a file, in its order; `left-out.ts` says of every other table why it does not. */
export const COPIED_PARTS: readonly CopiedPart[] = [
  ...COPIED_ACCOUNT,
  ...COPIED_VOLUNTEER,
  ...COPIED_SERVICE,
  ...COPIED_FRIENDS,
  ...COPIED_TOLD,
];
