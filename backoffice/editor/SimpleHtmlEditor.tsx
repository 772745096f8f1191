import { Box, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { COMMANDS, FormatBar, WORD_COMMANDS } from './FormatBar.tsx';
import { simpleHtml, wordsHtml } from './simple-html.ts';
import { useEditing } from './use-editing.ts';

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
