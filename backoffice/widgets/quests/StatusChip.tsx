import type { PublishingStatus } from '../../gql/generated.ts';
import { Tag, type Tone } from '../lists/Tag.tsx';

const TONES = {
  Published: 'good',
  Draft: 'plain',
  Unlisted: 'brand',
  Private: 'quiet',
  Cancelled: 'bad',
  Template: 'quiet',
} as const satisfies Record<PublishingStatus, Tone>;

/** The filter's choices, in the order of the life of a quest. */
export const STATUS_CHOICES = Object.keys(TONES).map((id) => ({ id, name: id }));

/** The publishing status of a quest. */
export function StatusChip({ status }: { status: PublishingStatus }) {
  return <Tag text={status} tone={TONES[status]} isDashed={status === 'Draft'} />;
}
