import { Box, FormHelperText } from '@mui/material';
import { type ClipboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { COMMANDS, type Command, FormatBar, WORD_COMMANDS } from './FormatBar.tsx';
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

/** A text with bold, italic, underlined words and lists; nothing else can be typed or pasted into it. */
export function SimpleHtmlEditor({ label, value, error, hasWordsOnly = false, onChange }: Props) {
  const id = useId();
  const commands = hasWordsOnly ? WORD_COMMANDS : COMMANDS;
  const htmlOf = hasWordsOnly ? wordsHtml : simpleHtml;
  const { area, read } = useTextArea(value, htmlOf, onChange);
  const { pressed, look, run } = useFormats(area, commands, read);
  return (
    <div>
      <Box component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={error ? { ...frame, borderColor: 'error.main' } : frame}>
        <FormatBar textId={`${id}-text`} commands={commands} pressed={pressed} onRun={run} />
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
          onPaste={(event) => {
            paste(event, htmlOf);
            read();
          }}
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

type HtmlOf = typeof simpleHtml;

/** The area that is typed into, kept equal to `value`; `read` hands on what it holds. */
function useTextArea(value: string, htmlOf: HtmlOf, onChange: (html: string) => void) {
  const area = useRef<HTMLDivElement>(null);
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
  return { area, read };
}

/** Which formats the text at the caret has, and how another is given. */
function useFormats(
  area: RefObject<HTMLDivElement | null>,
  commands: readonly Command[],
  onChanged: () => void,
) {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const look = () =>
    setPressed(commands.map((one) => one.id).filter((one) => document.queryCommandState(one)));
  const run = (command: string) => {
    area.current?.focus();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(command);
    onChanged();
    look();
  };
  return { pressed, look, run };
}

/** Takes over of what was copied only what the text may hold. */
function paste(event: ClipboardEvent, htmlOf: HtmlOf): void {
  event.preventDefault();
  const html = event.clipboardData.getData('text/html');
  if (html) document.execCommand('insertHTML', false, cleaned(html, htmlOf));
  else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}

/** Parsed in a template, where no script runs and no picture loads; the security policy has nothing to report. */
function cleaned(html: string, htmlOf: HtmlOf): string {
  const template = document.createElement('template');
  template.innerHTML = html.replace(/\s(?:on\w+|style)(?=\s*=)/gi, ' data-dropped');
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
