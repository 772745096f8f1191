import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { messageOf } from '../api-client/error-code.ts';
import { withProof } from '../api-client/proof.ts';
import { textsOf } from '../language/console-locale.ts';
import { fetchFile, saveFile } from './fetch-file.ts';

type Props = {
  label: string;
  /** Path where the server makes the file, and its parameters. */
  address: string;
  asked: object;
};

/** Downloads a list as a file for spreadsheets; while it is made, the way to give it up stands in place of the button. */
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

/** Has the server make a file, and saves it; it can be given up meanwhile. */
function useFile(address: string, asked: object) {
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const running = useRef<AbortController | null>(null);
  // No one waits for a file whose page was left.
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setMaking(true);
    try {
      saveFile(await withProof(() => fetchFile(address, asked, controller.signal)));
    } catch (error) {
      if (!controller.signal.aborted) notify(messageOf(error), { type: 'error' });
    } finally {
      running.current = null;
      setMaking(false);
    }
  }

  return { isMaking, start, cancel: () => running.current?.abort() };
}
