import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { consoleDraftsTexts } from '#domain/texts/generated/console-drafts.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { RefusedDraft } from './month-drafts.ts';

/** Which Drafts were not published, and why. */
export function RefusedDraftsDialog({
  refused,
  onClose,
}: {
  refused: readonly RefusedDraft[];
  onClose: () => void;
}) {
  const titleId = useId();
  // While it closes it still shows what it was opened for.
  const [last, setLast] = useState(refused);
  if (refused.length > 0 && refused !== last) setLast(refused);
  return (
    <Dialog open={refused.length > 0} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{textsOf(consoleDraftsTexts).notPublished}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ pl: 2.5, my: 0, display: 'grid', gap: 1.5 }}>
          {last.map(({ id, title, when, reason }) => (
            <li key={id}>
              <b>{title}</b>
              {when && `, ${when}`}
              <br />
              {reason}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {textsOf(consoleFormsTexts).close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
