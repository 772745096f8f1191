import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { Box, IconButton } from '@mui/material';
import type { ReactElement } from 'react';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../language/console-locale.ts';
import type { Format } from './use-formats.ts';

export type Command = { id: Format; icon: ReactElement };

export const WORD_COMMANDS: readonly Command[] = [
  { id: 'bold', icon: <BoldIcon /> },
  { id: 'italic', icon: <ItalicIcon /> },
  { id: 'underline', icon: <UnderlineIcon /> },
];
export const COMMANDS: readonly Command[] = [
  ...WORD_COMMANDS,
  { id: 'bullets', icon: <BulletsIcon /> },
  { id: 'numbers', icon: <NumbersIcon /> },
];

type Props = {
  textId: string;
  commands: readonly Command[];
  pressed: readonly Format[];
  onRun: (format: Format) => void;
};

/** The formats that a text may be given, with those that it has at the caret. */
export function FormatBar({ textId, commands, pressed, onRun }: Props) {
  const t = textsOf(consoleFormsTexts);
  return (
    <Box role="toolbar" aria-label={t.format} aria-controls={textId} sx={toolbar}>
      {commands.map(({ id, icon }) => (
        <IconButton
          key={id}
          aria-label={t[id]}
          title={t[id]}
          aria-pressed={pressed.includes(id)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(id)}
          sx={{ borderRadius: 1, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
        >
          {icon}
        </IconButton>
      ))}
    </Box>
  );
}

const toolbar = { display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', px: 0.5 };
