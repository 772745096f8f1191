import { TextField } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import type { PublishingStatus } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { OFFERED_STATUSES } from './edit-form.ts';

type Props = {
  /** The status the quest has. */
  current: PublishingStatus;
  value: PublishingStatus;
  onChange: (status: PublishingStatus) => void;
};

/** Draft (to who sees drafts), Published or Unlisted, and what the quest is now if that is something else. */
export function StatusField({ current, value, onChange }: Props) {
  const { canAccess: seesDrafts } = useCanAccess({ resource: 'quests', action: 'draft' });
  const offered = OFFERED_STATUSES.filter((status) => status !== 'Draft' || seesDrafts);
  const statuses: readonly PublishingStatus[] = [...new Set([...offered, current])];
  return (
    <TextField
      select
      label={textsOf(consoleQuestEditTexts).status}
      margin="none"
      value={value}
      onChange={({ target }) => onChange(target.value as PublishingStatus)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {statusLabel(status)}
        </option>
      ))}
    </TextField>
  );
}
