import { keysOf } from '../../api-client/typed-record.ts';
import type { PublishingStatus } from '../../gql/generated.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { Tag, type Tone } from '../lists/Tag.tsx';

const TONES = {
  Published: 'good',
  Draft: 'plain',
  Unlisted: 'brand',
  Private: 'quiet',
  Cancelled: 'bad',
  Template: 'quiet',
} as const satisfies Record<PublishingStatus, Tone>;

const STATUSES = keysOf(TONES);

/** The filter's choices, in the order of the life of a quest. */
export function statusChoices(): { id: PublishingStatus; name: string }[] {
  return STATUSES.map((id) => ({ id, name: statusLabel(id) }));
}

/** The publishing status of a quest. */
export function StatusChip({ status }: { status: PublishingStatus }) {
  return <Tag text={statusLabel(status)} tone={TONES[status]} isDashed={status === 'Draft'} />;
}
