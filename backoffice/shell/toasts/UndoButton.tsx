import { Box, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { consoleToastsTexts } from '#domain/texts/generated/console-toasts.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import { takeBack } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';

/** Takes the change of a toast back; also by Ctrl or ⌘ Z, since an open dialog keeps the focus to itself. */
export function UndoButton({ token, onDone }: { token: string; onDone: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(takeBack, {
    onSuccess: () => {
      onDone();
      notify(textsOf(consoleToastsTexts).takenBack, { type: 'success', isAnswer: true });
      refresh();
    },
    onError: (error) => {
      // Where no answer came it can be tried again.
      if (!isWorthRetrying(0, error)) onDone();
      notify(error.message, { type: 'error' });
      refresh();
    },
  });
  const undo = () => {
    if (!isPending) mutate({ token });
  };
  useUndoKey(undo);
  return (
    <Button color="inherit" disabled={isPending} onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
      {textsOf(consoleToastsTexts).undo}
      <Box component="kbd" aria-hidden sx={keys}>
        Ctrl Z
      </Box>
    </Button>
  );
}

const keys = {
  display: { xs: 'none', sm: 'inline' },
  ml: 1,
  px: 0.5,
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontSize: 13,
  border: 1,
  borderRadius: 1,
};

/** Undoes on Ctrl+Z or Cmd+Z, except in fields, where the keys undo typing. */
function useUndoKey(undo: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isInField(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
