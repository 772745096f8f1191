import { Alert, Portal, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

const SUCCESS_MILLISECONDS = 10_000;

/**
 * One toast at a time. In place of react-admin's own, because errors have to stay until they are dismissed,
 * by a button that says so. Mutations of the console wait for the server, so there is nothing to undo.
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (current || notifications.length === 0) return;
    setCurrent(takeNotification() ?? null);
    setOpen(true);
  }, [current, notifications, takeNotification]);

  if (!current) return null;
  const { message, type, notificationOptions } = current;
  const stays = type === 'error';
  const close = () => setOpen(false);
  // Beside the page and not in it: an open dialog hides the page from everybody who does not see it.
  return (
    <Portal>
      <Snackbar
        open={isOpen}
        autoHideDuration={stays ? null : (notificationOptions?.autoHideDuration ?? SUCCESS_MILLISECONDS)}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ transition: { onExited: () => setCurrent(null) } }}
      >
        <Alert
          severity={type}
          variant="filled"
          onClose={close}
          closeText="Dismiss"
          role={stays ? 'alert' : 'status'}
        >
          {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
