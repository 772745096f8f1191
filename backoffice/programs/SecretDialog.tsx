import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { textsOf } from '../language/console-locale.ts';

type Props = { title: string; secret: string; onClose: () => void };

/** Shows a secret, which can't be shown again. */
export function SecretDialog({ title, secret, onClose }: Props) {
  const t = textsOf(consoleProgramsTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t.secretNote}</Typography>
        <TextField
          label={title}
          value={secret}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        {navigator.clipboard && (
          <Button variant="outlined" onClick={copy} aria-live="polite">
            {isCopied ? t.copied : t.copy}
          </Button>
        )}
        <Button onClick={onClose}>{t.saved}</Button>
      </DialogActions>
    </Dialog>
  );
}
