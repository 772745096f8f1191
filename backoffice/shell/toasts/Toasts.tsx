import CloseIcon from '@mui/icons-material/Close';
import { Alert, GlobalStyles, IconButton, Portal, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { consoleToastsTexts } from '#domain/texts/generated/console-toasts.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { Placed } from './toast-place.ts';
import { UndoButton } from './UndoButton.tsx';
import { useToastPlace } from './use-toast-place.ts';
import { isError, type Told, withToast } from './waiting-toasts.ts';

const SUCCESS_MILLISECONDS = 10_000;

/**
 * One error and one other toast at a time. In place of react-admin's own, because errors have to stay until they are
 * dismissed, by a button that says so. Errors appear at the top: the buttons for another try are at the bottom of
 * dialogs, and an error that waits hides no success. Neither covers anything that is open (`placeToast`). Mutations
 * wait for the server; what a toast tells can be undone with the token that it brings.
 */
export function Toasts() {
  const { waiting, drop } = useWaiting();
  const shown = [waiting.find(isError), waiting.find((one) => !isError(one))];
  // Beside the page and not in it: an open dialog hides the page from everyone who does not see it.
  return (
    <Portal>
      {shown.map((toast) => toast && <Toast key={toast.number} toast={toast} onGone={() => drop(toast)} />)}
    </Portal>
  );
}

let told = 0;

function useWaiting() {
  const { notifications, takeNotification } = useNotificationContext();
  const [waiting, setWaiting] = useState<readonly Told[]>([]);
  useEffect(() => {
    const next = notifications.length > 0 && takeNotification();
    if (!next) return;
    told += 1;
    const toast = { ...next, number: told };
    setWaiting((all) => withToast(all, toast));
  }, [notifications, takeNotification]);
  const drop = ({ number }: Told) => setWaiting((all) => all.filter((one) => one.number !== number));
  return { waiting, drop };
}

function Toast({ toast, onGone }: { toast: NotificationPayload; onGone: () => void }) {
  const { message, type, notificationOptions } = toast;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const stays = isError(toast);
  const { ref, placed } = useToastPlace(stays);
  const close = () => setOpen(false);
  const isTimeless = stays || placed.isWaiting;
  return (
    <>
      {placed.room > 0 && <GlobalStyles styles={roomStyle(stays, placed.room)} />}
      <Snackbar
        ref={ref}
        data-toast-stays={stays}
        open={isOpen}
        autoHideDuration={isTimeless ? null : (notificationOptions?.autoHideDuration ?? SUCCESS_MILLISECONDS)}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={placed.place}
        slotProps={{ transition: { onExited: onGone } }}
        sx={placeStyle(placed)}
      >
        <Alert
          severity={type}
          variant="filled"
          sx={centred}
          action={<Actions undoToken={notificationOptions?.undoToken} onClose={close} />}
          role={stays ? 'alert' : 'status'}
        >
          {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
        </Alert>
      </Snackbar>
    </>
  );
}

/** Width of a toast, the same wherever it is, so that moving never changes its height. */
function placeStyle({ place, top, isWaiting }: Placed) {
  return {
    width: { sm: 'max-content' },
    maxWidth: { sm: 'min(560px, calc(100vw - 48px))' },
    ...(place.vertical === 'top' && { top: { xs: top, sm: top } }),
    ...(isWaiting && { visibility: 'hidden' }),
  };
}

/** Dialogs begin below the lower of both toasts. */
function roomStyle(stays: boolean, room: number) {
  return {
    ':root': { [stays ? '--error-room' : '--news-room']: `${room}px` },
    '.MuiDialog-container': { paddingTop: 'max(var(--error-room, 0px), var(--news-room, 0px))' },
  };
}

const centred = { alignItems: 'center', '.MuiAlert-action': { alignItems: 'center', py: 0 } };

function Actions({ undoToken, onClose }: { undoToken?: string | null; onClose: () => void }) {
  const { dismiss } = textsOf(consoleToastsTexts);
  return (
    <>
      {undoToken && <UndoButton token={undoToken} onDone={onClose} />}
      <IconButton size="small" color="inherit" aria-label={dismiss} title={dismiss} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
