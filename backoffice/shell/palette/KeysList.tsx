import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { consolePaletteTexts } from '#domain/texts/generated/console-palette.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useSingleKeys } from './use-console-keys.ts';

/** The keys of the console; those without Ctrl or ⌘ can be switched off. */
export function KeysList({ onClose }: { onClose: () => void }) {
  const t = textsOf(consolePaletteTexts);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const keys = [
    [t.withControl, t.title],
    ['N', t.newQuest],
    ['T', t.today],
    ['J', t.next],
    ['K', t.previous],
    ['?', t.thisList],
  ];
  return (
    <>
      <DialogTitle>{t.keys}</DialogTitle>
      <DialogContent>
        <Typography component="dl" sx={list}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Typography>
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_event, isOn) => setSingleKeys(isOn)} />}
          label={t.singleKeys}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </>
  );
}

const list = {
  m: 0,
  mb: 2,
  '& > div': { display: 'flex', gap: 2, py: 0.5 },
  '& dt': { width: 130, flex: 'none' },
  '& dd': { m: 0 },
  '& kbd': { font: 'inherit', fontWeight: 700 },
};
