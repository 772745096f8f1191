import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleRegularsTexts } from '#domain/texts/generated/console-regulars.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { setRegularShare } from './regulars-methods.ts';

/** The percent of a quest's spots that regulars take at most. */
export function ShareForm({ providerId, percent }: { providerId: string; percent: number }) {
  const t = textsOf(consoleRegularsTexts);
  const { canAccess } = useCanAccess({ resource: 'waiting-lists', action: 'close', record: { providerId } });
  const [text, setText] = useState(String(percent));
  const { mutate, isPending } = useChange(setRegularShare, t.saved);
  if (!canAccess) return null;
  const isRight = /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) mutate({ providerId, percent: Number(text) });
      }}
    >
      <TextField
        label={t.share}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={!isRight}
        helperText={isRight ? t.shareHint : t.shareRule}
        sx={{ width: 260 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending || !isRight} sx={{ minHeight: 44 }}>
        {t.save}
      </Button>
    </Box>
  );
}
