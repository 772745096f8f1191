import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { consoleQuestRulesTexts } from '#domain/texts/generated/console-quest-rules.ts';
import { textsOf } from '../../language/console-locale.ts';

/** Says beside the button of a form why it cannot be pressed yet. */
export function ReadyHint({ canCreate }: { canCreate: boolean }) {
  const { isValid } = useFormState();
  const { incomplete } = textsOf(consoleQuestRulesTexts);
  const text = canCreate ? !isValid && incomplete : textsOf(consoleAddQuestTexts).noRight;
  return (
    <Typography role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
