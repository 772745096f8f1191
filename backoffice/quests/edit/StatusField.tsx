import { useCanAccess } from 'react-admin';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import type { PublishingStatus } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
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
    <ChoiceField
      label={textsOf(consoleQuestEditTexts).status}
      choices={statuses.map((id) => ({ id, name: statusLabel(id) }))}
      value={value}
      onChange={onChange}
    />
  );
}
