import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { Box, IconButton } from '@mui/material';
import type { ReactElement } from 'react';
import type { Format } from './use-formats.ts';

export type Command = { id: Format; label: string; icon: ReactElement };

export const WORD_COMMANDS: readonly Command[] = [
  { id: 'bold', label: 'Bold', icon: <BoldIcon /> },
  { id: 'italic', label: 'Italic', icon: <ItalicIcon /> },
  { id: 'underline', label: 'Underline', icon: <UnderlineIcon /> },
];
export const COMMANDS: readonly Command[] = [
  ...WORD_COMMANDS,
  { id: 'bullets', label: 'Bulleted list', icon: <BulletsIcon /> },
  { id: 'numbers', label: 'Numbered list', icon: <NumbersIcon /> },
];

type Props = {
  textId: string;
  commands: readonly Command[];
  pressed: readonly Format[];
  onRun: (format: Format) => void;
};

/** The formats that a text may be given, with those that it has at the caret. */
export function FormatBar({ textId, commands, pressed, onRun }: Props) {
  return (
    <Box role="toolbar" aria-label="Format" aria-controls={textId} sx={toolbar}>
      {commands.map(({ id, label, icon }) => (
        <IconButton
          key={id}
          aria-label={label}
          title={label}
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
