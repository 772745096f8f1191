import { Box, Button, Dialog, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { useId } from 'react';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { LeaveDialog } from '../../widgets/forms/LeaveDialog.tsx';
import { UnreachedDialog } from '../who-is-told/UnreachedDialog.tsx';
import { WhoIsTold } from '../who-is-told/WhoIsTold.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditFields } from './EditFields.tsx';
import { isStamp, type QuestToEdit } from './edit-form.ts';
import { useQuestEdit } from './use-quest-edit.ts';

type Props = { loaded: QuestToEdit; onClose: () => void };

/** All that can be changed of a quest before it starts, and of a stamp at any time. */
export function QuestEditDialog({ loaded, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const edit = useQuestEdit(loaded, onClose);
  const { quest, changes, isChanged, problems, telling } = edit;
  const { isPending, conflict, notice } = edit.saving;
  const { isLookingUp } = telling;
  return (
    <>
      <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{isStamp(quest) ? 'Edit stamp' : 'Edit Quest'}</DialogTitle>
        {conflict ? (
          <ConflictPanel
            quest={quest}
            changes={changes}
            conflict={conflict.fields}
            isPending={isPending}
            onChosen={edit.settle}
          />
        ) : (
          <DialogForm
            onSubmit={edit.submit}
            actions={
              <>
                {telling.isOn && (
                  <Box sx={{ flexBasis: '100%', maxHeight: '32vh', overflowY: 'auto' }}>
                    <WhoIsTold {...telling.told} />
                  </Box>
                )}
                <Button onClick={onClose}>Cancel</Button>
                <Button
                  type="submit"
                  variant="contained"
                  disabled={!isChanged || Object.keys(problems).length > 0 || isPending || isLookingUp}
                >
                  Save
                </Button>
              </>
            }
          >
            <EditFields quest={quest} form={edit.form} problems={problems} onChange={edit.change} />
          </DialogForm>
        )}
      </Dialog>
      <UnreachedDialog notice={notice.shown} onClose={notice.close} />
      <LeaveDialog guard={edit.guard} />
    </>
  );
}
