import { Alert, Box } from '@mui/material';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { RefusedQuest } from './several-form.ts';

/** Quests that a change leaves as they are, each with its reason. */
export function RefusedQuests({ refused }: { refused: readonly RefusedQuest[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {textsOf(consoleSeveralTexts).refused({ count: refused.length })}
      <Box component="ul" sx={{ pl: 2.5, my: 0.5, display: 'grid', gap: 1 }}>
        {refused.map(({ id, title, when, reason }) => (
          <li key={id}>
            <b {...asWritten()}>{title}</b>, {when}
            <br />
            {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
