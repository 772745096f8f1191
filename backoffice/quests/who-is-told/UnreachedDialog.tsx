import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { EditedQuest } from '../../records/quest-methods.ts';
import { UnreachedPeople } from './UnreachedPeople.tsx';

type Notice = EditedQuest['notice'];

/** Whom the message about a change does not reach: the manager has to tell them in another way. */
export function UnreachedDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = textsOf(consoleQuestChangesTexts);
  const { mailedCount = 0, unreached = [] } = notice ?? {};
  return (
    <Dialog open={unreached.length > 0} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t.tellTitle}</DialogTitle>
      <DialogContent>
        {mailedCount > 0 && `${t.told({ count: mailedCount })} `}
        {t.noMail}
        <UnreachedPeople unreached={unreached} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {textsOf(consoleFormsTexts).close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
