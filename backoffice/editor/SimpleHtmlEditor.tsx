import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { Box, FormHelperText, IconButton } from '@mui/material';
import { type ReactElement, useId } from 'react';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../language/console-locale.ts';
import { simpleHtml, wordsHtml } from './simple-html.ts';
import { useEditing } from './use-editing.ts';
import type { Format } from './use-formats.ts';

type Props = {
  label: string;
  /** Simple HTML. */
  value: string;
  error?: string | undefined;
  /** Bold, italic and underlined words alone. */
  hasWordsOnly?: boolean;
  onChange: (html: string) => void;
};

/** A text with bold, italic, underlined words and lists; nothing else can be typed or pasted into it. */
export function SimpleHtmlEditor({ label, value, error, hasWordsOnly = false, onChange }: Props) {
  const id = useId();
  const commands = hasWordsOnly ? WORD_COMMANDS : COMMANDS;
  const htmlOf = hasWordsOnly ? wordsHtml : simpleHtml;
  const { pressed, run, props } = useEditing({
    value,
    htmlOf,
    formats: commands.map((one) => one.id),
    onChange,
  });
  return (
    <div>
      <Box component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={error ? { ...frame, borderColor: 'error.main' } : frame}>
        <FormatBar textId={`${id}-text`} commands={commands} pressed={pressed} onRun={run} />
        <Box
          {...props}
          id={`${id}-text`}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== undefined}
          onDrop={(event) => event.preventDefault()}
          sx={hasWordsOnly ? { ...text, whiteSpace: 'pre-wrap' } : text}
        />
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

const frame = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
};
const text = {
  minHeight: 120,
  maxHeight: 320,
  overflowY: 'auto',
  px: 1.75,
  py: 1,
  outline: 'none',
  overflowWrap: 'anywhere',
  '&&:focus-visible': { outline: 'none' },
  '& p': { my: 0 },
  '& p + p, & ul, & ol': { mt: 1, mb: 0 },
  '& ul, & ol': { pl: 3 },
};

type Command = { id: Format; icon: ReactElement };

const WORD_COMMANDS: readonly Command[] = [
  { id: 'bold', icon: <BoldIcon /> },
  { id: 'italic', icon: <ItalicIcon /> },
  { id: 'underline', icon: <UnderlineIcon /> },
];
const COMMANDS: readonly Command[] = [
  ...WORD_COMMANDS,
  { id: 'bullets', icon: <BulletsIcon /> },
  { id: 'numbers', icon: <NumbersIcon /> },
];

type FormatBarProps = {
  textId: string;
  commands: readonly Command[];
  pressed: readonly Format[];
  onRun: (format: Format) => void;
};

/** The formats that a text may be given, with those that it has at the caret. */
function FormatBar({ textId, commands, pressed, onRun }: FormatBarProps) {
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
