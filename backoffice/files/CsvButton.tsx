import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useCallback, useRef } from 'react';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../language/console-locale.ts';
import { useFile } from './use-file.ts';

type Props = {
  label: string;
  /** Where the server makes the file, and what of it. */
  address: string;
  asked: object;
};

/** Downloads a list as a CSV file; while it is made, the way to give it up stands in place of the button. */
export function CsvButton({ label, address, asked }: Props) {
  const { isMaking, start, cancel } = useFile(address, asked);
  const isPressed = useRef(false);
  // Who presses one of the two by the keyboard is at the other one afterwards, and not at the top of the page.
  const catchFocus = useCallback((button: HTMLButtonElement | null) => {
    if (isPressed.current && document.activeElement === document.body) button?.focus();
  }, []);
  const press = () => {
    isPressed.current = true;
    void start();
  };
  if (!isMaking) {
    return (
      <Button ref={catchFocus} variant="outlined" startIcon={<DownloadIcon />} onClick={press}>
        {label}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ minWidth: 180 }} role="status">
        <Typography>{textsOf(consoleFormsTexts).preparing}</Typography>
        <LinearProgress aria-label={textsOf(consoleFormsTexts).progress} />
      </Box>
      <Button ref={catchFocus} onClick={cancel}>
        {textsOf(consoleFormsTexts).cancel}
      </Button>
    </Box>
  );
}
