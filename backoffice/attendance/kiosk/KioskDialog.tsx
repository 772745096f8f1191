import { Alert, Button, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { TextInput } from 'react-admin';
import { isKioskPin } from '#domain/attendance/kiosk.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleKioskTexts } from '#domain/texts/generated/console-kiosk.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { leaveConsole } from '../../session/auth-provider.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere } from '../../widgets/forms/use-change.ts';
import { forgetMarks, keepMarks, keptMarks, onMarksKept, unsentCount } from '../marks/mark-store.ts';
import { confirmed, draftsOf } from '../marks/waiting-marks.ts';
import { openKiosk } from './kiosk-methods.ts';

type Form = { pin: string };
type Props = { questId: string; accountId: string; onClose: () => void };

const resolver = fieldsResolver<Form>({}, ({ pin }) =>
  isKioskPin(pin ?? '') ? {} : { pin: textsOf(consoleKioskTexts).pinHint },
);

/** Asks for the PIN that closes the kiosk; then this device is one, and whoever opened it is logged out. */
export function KioskDialog({ questId, accountId, onClose }: Props) {
  const t = textsOf(consoleKioskTexts);
  const { mutateAsync: open } = useMethod(openKiosk, { onError: shownThere });
  const key = { accountId, questId };
  const marks = useSyncExternalStore(onMarksKept, () => keptMarks(key));
  const count = unsentCount(accountId);
  const save = draftsOf(marks).length > 0 && (
    <Button color="inherit" onClick={() => keepMarks(key, (all) => confirmed(all))}>
      {textsOf(consoleFormsTexts).save}
    </Button>
  );
  return (
    <FormDialog<Form>
      title={t.open}
      onClose={onClose}
      isNew
      values={{ pin: '' }}
      resolver={resolver}
      submitLabel={t.open}
      onSubmit={async ({ pin }) => {
        await open({ questId, pin });
        forgetMarks(accountId);
        leaveConsole('/kiosk');
      }}
    >
      <Typography>{t.lead}</Typography>
      {count > 0 && (
        <Alert severity="warning" action={save}>
          {t.unsaved({ count })}
        </Alert>
      )}
      <TextInput
        source="pin"
        label={t.pin}
        helperText={t.pinHint}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
