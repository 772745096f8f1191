import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { INCOMPLETE_QUEST } from '#domain/quests/quest-form.ts';
import { NO_RIGHT_TO_POST } from './add-quest-form.ts';

/** Says beside the button of a form why it cannot be pressed yet. */
export function ReadyHint({ canCreate }: { canCreate: boolean }) {
  const { isValid } = useFormState();
  const text = canCreate ? !isValid && INCOMPLETE_QUEST : NO_RIGHT_TO_POST;
  return (
    <Typography role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
