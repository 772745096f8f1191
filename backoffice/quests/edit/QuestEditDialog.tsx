import { Box, Button, Dialog, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { useId, useState } from 'react';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { LeaveDialog } from '../../widgets/forms/LeaveDialog.tsx';
import { useLeaveGuard } from '../../widgets/forms/use-leave-guard.ts';
import { UnreachedDialog } from '../who-is-told/UnreachedDialog.tsx';
import { useWhoIsTold } from '../who-is-told/use-who-is-told.ts';
import { WhoIsTold } from '../who-is-told/WhoIsTold.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { EditFields } from './EditFields.tsx';
import { afterChoice } from './edit-conflict.ts';
import { changesOf, formOf, isStamp, noticeableOf, problemsOf, type QuestToEdit } from './edit-form.ts';
import { useSaveQuest } from './use-save-quest.ts';

type Props = { loaded: QuestToEdit; onClose: () => void };

/** All that can be changed of a quest before it starts, and of a stamp at any time. */
export function QuestEditDialog({ loaded, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [{ quest, form }, setState] = useState({ quest: loaded, form: formOf(loaded) });
  const changes = changesOf(form, quest);
  const isChanged = Object.keys(changes).length > 0;
  const problems = problemsOf(form, quest, Date.now());
  const noticeable = noticeableOf(changes);
  const isTelling = noticeable !== null && Object.keys(problems).length === 0;
  const told = useWhoIsTold(quest.id, noticeable ?? {}, isTelling);
  // Whoever saves has been told who is told.
  const isLookingUp = isTelling && !told.isKnown && !told.error;
  const guard = useLeaveGuard(isChanged);
  const { save, isPending, conflict, notice } = useSaveQuest(quest, () => {
    guard.release();
    onClose();
  });
  const submit = () => {
    if (isChanged && Object.keys(problems).length === 0 && !isLookingUp) save(changes);
  };

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
            onChosen={(choices) => {
              const next = afterChoice({ quest, form }, conflict.fields, choices);
              setState(next);
              conflict.settle(next.quest, changesOf(next.form, next.quest));
            }}
          />
        ) : (
          <DialogForm
            onSubmit={submit}
            actions={
              <>
                {isTelling && (
                  <Box sx={{ flexBasis: '100%', maxHeight: '32vh', overflowY: 'auto' }}>
                    <WhoIsTold {...told} />
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
            <EditFields
              quest={quest}
              form={form}
              problems={problems}
              onChange={(part) => setState((last) => ({ ...last, form: { ...last.form, ...part } }))}
            />
          </DialogForm>
        )}
      </Dialog>
      <UnreachedDialog notice={notice.shown} onClose={notice.close} />
      <LeaveDialog guard={guard} />
    </>
  );
}
