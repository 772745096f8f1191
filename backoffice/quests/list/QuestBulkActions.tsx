import CancelIcon from '@mui/icons-material/Block';
import ChangeIcon from '@mui/icons-material/EditCalendarOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import { useEffect, useState } from 'react';
import { Button, useCanAccess, useListContext } from 'react-admin';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { BulkBar } from '../../widgets/lists/BulkBar.tsx';
import { PublishSeveral } from '../several/PublishSeveral.tsx';
import { SeveralDialog } from '../several/SeveralDialog.tsx';

type Action = 'change' | 'cancel' | 'publish';

/** What can be done with the quests that are selected on a page of the list. */
export function QuestBulkActions({ providerId }: { providerId: string }) {
  const quests = useSelectedQuests();
  const { onUnselectItems } = useListContext();
  const [action, setAction] = useState<Action | null>(null);
  const close = (isDone: boolean) => {
    setAction(null);
    if (isDone) onUnselectItems();
  };
  const drafts = quests.filter(({ publishingStatus }) => publishingStatus === 'Draft');
  const standing = quests.filter(({ publishingStatus }) => publishingStatus !== 'Cancelled');
  const actions = { change: quests, publish: drafts, cancel: standing };
  return (
    <>
      <BulkBar>
        <Actions has={(one) => actions[one].length > 0} onAction={setAction} />
      </BulkBar>
      {action === 'publish' && <PublishSeveral {...{ providerId }} quests={drafts} onClose={close} />}
      {(action === 'change' || action === 'cancel') && (
        <SeveralDialog
          providerId={providerId}
          quests={actions[action]}
          isCancelling={action === 'cancel'}
          onClose={close}
        />
      )}
    </>
  );
}

/** Selected quests of the current page: a selection on another page is dropped. */
function useSelectedQuests(): QuestRowFragment[] {
  const { data = [], selectedIds, onSelect } = useListContext<QuestRowFragment>();
  const quests = data.filter(({ id }) => selectedIds.includes(id));
  const isElsewhere = quests.length < selectedIds.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page or the selection is another.
  useEffect(() => {
    if (isElsewhere && data.length > 0) onSelect(quests.map(({ id }) => id));
  }, [isElsewhere, data]);
  return quests;
}

type ActionsProps = { has: (action: Action) => boolean; onAction: (action: Action) => void };

function Actions({ has, onAction }: ActionsProps) {
  const t = textsOf(consoleSeveralTexts);
  const { canAccess: canEdit } = useCanAccess({ resource: 'quests', action: 'edit' });
  const { canAccess: canCancel } = useCanAccess({ resource: 'quests', action: 'delete' });
  return (
    <>
      {canEdit && (
        <Button label={t.change} onClick={() => onAction('change')}>
          <ChangeIcon />
        </Button>
      )}
      {canEdit && has('publish') && (
        <Button label={t.publish} onClick={() => onAction('publish')}>
          <PublishIcon />
        </Button>
      )}
      {canCancel && has('cancel') && (
        <Button label={t.cancel} color="error" onClick={() => onAction('cancel')}>
          <CancelIcon />
        </Button>
      )}
    </>
  );
}
