import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { Box, FormHelperText, IconButton } from '@mui/material';
import { type ClipboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { simpleHtml, wordsHtml } from './simple-html.ts';

type Props = {
  label: string;
  /** Simple HTML. */
  value: string;
  error?: string | undefined;
  /** Bold, italic and underlined words alone. */
  hasWordsOnly?: boolean;
  onChange: (html: string) => void;
};

type Command = { id: string; label: string; icon: ReactElement };

const WORD_COMMANDS: readonly Command[] = [
  { id: 'bold', label: 'Bold', icon: <BoldIcon /> },
  { id: 'italic', label: 'Italic', icon: <ItalicIcon /> },
  { id: 'underline', label: 'Underline', icon: <UnderlineIcon /> },
];
const COMMANDS: readonly Command[] = [
  ...WORD_COMMANDS,
  { id: 'insertUnorderedList', label: 'Bulleted list', icon: <BulletsIcon /> },
  { id: 'insertOrderedList', label: 'Numbered list', icon: <NumbersIcon /> },
];

/** A text with bold, italic, underlined words and lists; nothing else can be typed or pasted into it. */
export function SimpleHtmlEditor({ label, value, error, hasWordsOnly = false, onChange }: Props) {
  const id = useId();
  const commands = hasWordsOnly ? WORD_COMMANDS : COMMANDS;
  const htmlOf = hasWordsOnly ? wordsHtml : simpleHtml;
  const area = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // What the area holds by typing: it is written into only when the text comes from elsewhere.
  const own = useRef<string | null>(null);
  useEffect(() => {
    if (!area.current || own.current === value) return;
    area.current.innerHTML = cleaned(value, htmlOf);
    own.current = value;
    if (document.activeElement === area.current) putCaretAtEnd(area.current);
  }, [value, htmlOf]);

  const read = () => {
    if (!area.current) return;
    own.current = htmlOf(area.current);
    onChange(own.current);
  };
  const look = () =>
    setPressed(commands.map((one) => one.id).filter((one) => document.queryCommandState(one)));
  const run = (command: string) => {
    area.current?.focus();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(command);
    read();
    look();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) document.execCommand('insertHTML', false, cleaned(html, htmlOf));
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
    read();
  };

  return (
    <div>
      <Box component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={error ? { ...frame, borderColor: 'error.main' } : frame}>
        <Box role="toolbar" aria-label="Format" aria-controls={`${id}-text`} sx={toolbar}>
          {commands.map((command) => (
            <IconButton
              key={command.id}
              aria-label={command.label}
              title={command.label}
              aria-pressed={pressed.includes(command.id)}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command.id)}
              sx={{ borderRadius: 1, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
            >
              {command.icon}
            </IconButton>
          ))}
        </Box>
        <Box
          ref={area}
          id={`${id}-text`}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== undefined}
          onInput={read}
          onKeyUp={look}
          onMouseUp={look}
          onPaste={paste}
          onDrop={(event) => event.preventDefault()}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
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

/** Parsed in a template, where no script runs and no picture loads; the security policy has nothing to report. */
function cleaned(html: string, htmlOf: typeof simpleHtml): string {
  const template = document.createElement('template');
  template.innerHTML = html.replace(/\son\w+(?=\s*=)/gi, ' data-dropped');
  return htmlOf(template.content);
}

/** What was cut off came last: whoever was typing goes on at the end. */
function putCaretAtEnd(area: HTMLElement): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(area);
  selection?.collapseToEnd();
}

const frame = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
};
const toolbar = { display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', px: 0.5 };
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
};
