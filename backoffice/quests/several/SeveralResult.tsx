import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RefusedQuests } from './RefusedQuests.tsx';
import type { RefusedQuest } from './several-form.ts';

type Props = { count: number; refused: readonly RefusedQuest[]; onClose: () => void };

/** How many of several quests were changed, and why the others were not. */
export function SeveralResult({ count, refused, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{resultTitle(count, refused)}</DialogTitle>
      <DialogContent>
        <RefusedQuests refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {textsOf(consoleFormsTexts).close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function resultTitle(count: number, refused: readonly RefusedQuest[]): string {
  return textsOf(consoleSeveralTexts).resultTitle({ done: String(count - refused.length), count });
}
