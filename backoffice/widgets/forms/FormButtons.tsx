import { Button } from '@mui/material';
import { useFormState } from 'react-hook-form';

export type FormButtonsProps = {
  submitLabel?: string;
  submitColor?: 'primary' | 'error';
  /** Left out where another way closes it. */
  cancelLabel?: string | null;
  /** Even a form as it begins may be sent. */
  isNew?: boolean;
  isJudgedLate?: boolean;
  /** Something beside its values keeps it from being sent. */
  isHeld?: boolean;
};

/** Gives up a form or sends it: it can be sent once something is changed, and right. */
export function FormButtons(props: FormButtonsProps & { onClose: () => void }) {
  const { submitLabel = 'Save', submitColor = 'primary', cancelLabel = 'Cancel', onClose } = props;
  const { isNew = false, isJudgedLate = false, isHeld = false } = props;
  const { isDirty, isValid, isSubmitting } = useFormState();
  const isReady = (isNew || isDirty) && (isJudgedLate || isValid) && !isHeld && !isSubmitting;
  return (
    <>
      {cancelLabel !== null && <Button onClick={onClose}>{cancelLabel}</Button>}
      <Button type="submit" variant="contained" color={submitColor} disabled={!isReady}>
        {submitLabel}
      </Button>
    </>
  );
}
