import { CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type FormProps, SaveButton, Toolbar, useNotify, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = Pick<FormProps, 'children' | 'validate' | 'resolver' | 'defaultValues' | 'noValidate'> & {
  saveLabel?: string;
  /** True for new records, whose unchanged form can be sent. */
  isNew?: boolean;
  /** Beside others on its page, which can hold no one back: the router asks once. */
  isBesideOthers?: boolean;
  /** The way to delete the record, or why there is none. */
  deletion?: ReactNode;
  /** Asks whoever saves, where saving does more than they may think; false keeps the form as it is. */
  isMeant?: (values: FieldValues) => Promise<boolean>;
};

/**
 * A form of one record. What is wrong stands at the fields alone, since a toast about it would stay and hold
 * back the one that says that all is saved. A record that can be deleted brings its button.
 */
export function RecordForm(props: Props) {
  const {
    saveLabel = textsOf(consoleFormsTexts).save,
    isNew = false,
    isBesideOthers = false,
    deletion,
    isMeant,
    children,
    ...form
  } = props;
  const send = useSend(isMeant);
  return (
    // Not react-admin's SimpleForm, which hands some of these to an element that knows them not.
    <Form
      noValidate
      {...form}
      onSubmit={send}
      warnWhenUnsavedChanges={!isBesideOthers}
      disableInvalidFormNotification
    >
      <CardContent sx={{ pb: 2 }}>
        <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
      </CardContent>
      <Toolbar data-bar sx={bar}>
        <SaveButton label={saveLabel} alwaysEnable={isNew} />
        {deletion}
      </Toolbar>
    </Form>
  );
}

/** Saves; where that fails the form says that it is not sent, else whoever leaves then would lose all without a word. */
function useSend(isMeant?: Props['isMeant']) {
  const { save } = useSaveContext();
  const notify = useNotify();
  return async (values: FieldValues) => {
    if (isMeant && !(await isMeant(values))) return NOT_SENT;
    let isRefused = false;
    const onError = ({ message }: Error) => {
      isRefused = true;
      notify(message, { type: 'error' });
    };
    const errors = await save?.(values, { onError });
    return errors ?? (isRefused ? NOT_SENT : undefined);
  };
}

/** No field's: react-hook-form forgets it at the next try. */
const NOT_SENT = { root: { save: 'refused' } };

// In sight under a long form, and never over what follows it.
const bar = {
  '&, &.RaToolbar-mobileToolbar': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    boxShadow: 'none',
    justifyContent: 'space-between',
    gap: 2,
    px: 2,
    py: 1,
  },
};
