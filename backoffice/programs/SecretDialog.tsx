import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { textsOf } from '../language/console-locale.ts';

type Props = { title: string; secret: string; onClose: () => void };

/** Shows a secret, which can't be shown again. */
export function SecretDialog({ title, secret, onClose }: Props) {
  const t = textsOf(consoleProgramsTexts);
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
        <Button onClick={onClose}>{t.saved}</Button>
      </DialogActions>
    </Dialog>
  );
}
