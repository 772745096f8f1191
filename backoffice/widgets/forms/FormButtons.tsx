import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';

export type FormButtonsProps = {
  /** A part of its own where it says what is chosen in the form. */
  submitLabel?: ReactNode;
  submitColor?: 'primary' | 'error' | 'warning';
  /** Left out where another way closes it. */
  cancelLabel?: string | null;
  /** Even a form as it begins may be sent. */
  isNew?: boolean;
  isJudgedLate?: boolean;
  /** Something beside its values keeps it from being sent. */
  isHeld?: boolean;
  /** The focus is first on the button that sends: there is nothing to fill in. */
  beginsAtSubmit?: boolean;
};

/** Gives up a form or sends it: it can be sent once something is changed, and right. */
export function FormButtons(props: FormButtonsProps & { onClose: () => void }) {
  const t = textsOf(consoleFormsTexts);
  const { submitLabel = t.save, submitColor = 'primary', cancelLabel = t.cancel, onClose } = props;
  const { isNew = false, isJudgedLate = false, isHeld = false, beginsAtSubmit = false } = props;
  const { isDirty, isValid, isSubmitting } = useFormState();
  const isReady =
    (isNew || isDirty) && (isJudgedLate || beginsAtSubmit || isValid) && !isHeld && !isSubmitting;
  return (
    <>
      {cancelLabel !== null && <Button onClick={onClose}>{cancelLabel}</Button>}
      <Button
        type="submit"
        variant="contained"
        color={submitColor}
        disabled={!isReady}
        autoFocus={beginsAtSubmit}
      >
        {submitLabel}
      </Button>
    </>
  );
}
