import CloseIcon from '@mui/icons-material/Close';
import { Alert, IconButton, Portal, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { consoleToastsTexts } from '#domain/texts/generated/console-toasts.ts';
import { textsOf } from '../../language/console-locale.ts';
import { UndoButton } from './UndoButton.tsx';
import { isError, type Told, withToast } from './waiting-toasts.ts';

const SUCCESS_MILLISECONDS = 10_000;

/**
 * One error and one other toast at a time. In place of react-admin's own, because errors have to stay until they are
 * dismissed, by a button that says so. Errors stand at the top: the buttons for another try are at the bottom of
 * dialogs, and an error that waits hides no success. Mutations wait for the server; what stands there can be undone
 * with the token that it told.
 */
export function Toasts() {
  const { waiting, drop } = useWaiting();
  const shown = [waiting.find(isError), waiting.find((one) => !isError(one))];
  // Beside the page and not in it: an open dialog hides the page from everybody who does not see it.
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
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={stays ? null : (notificationOptions?.autoHideDuration ?? SUCCESS_MILLISECONDS)}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: stays ? 'top' : 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone } }}
      sx={stays ? belowTheBar : null}
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
  );
}

// What stays until it is dismissed must not lie over the menu and the switch of charities.
const belowTheBar = { top: { xs: 64, sm: 64 } };
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
