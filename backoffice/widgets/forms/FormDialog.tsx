import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormButtons, type FormButtonsProps } from './FormButtons.tsx';
import { fieldsStyle } from './fields-style.ts';
import { SentForm } from './SentForm.tsx';
import { type Send, type Sending, useSending } from './use-sending.ts';

type Props<Values extends FieldValues> = FormButtonsProps & {
  title: ReactNode;
  isOpen?: boolean;
  /** Called after the form was sent or dismissed. */
  onClose: () => void;
  values: Values;
  resolver?: Resolver<Values>;
  onSubmit: Send<Values>;
  textField?: keyof Values;
  asksToLeave?: boolean;
  isFullOnPhones?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** What stands before the buttons: why it cannot be sent yet, a way to delete. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog with a form: its fields scroll, its buttons stay. Enter sends, Escape gives up, and a refusal leaves
 * everything as it was typed, with why. A field with `autoFocus` has the focus first.
 */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, isOpen = true, onClose, onSubmit, asksToLeave, textField, ...form } = props;
  const { isFullOnPhones = false, maxWidth = 'xs' } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const sending = useSending({ send: onSubmit, onDone: onClose, asksToLeave, textField });
  const hasCross = form.cancelLabel === null;
  return (
    <Dialog
      open={isOpen}
      onClose={sending.close}
      fullScreen={isFullOnPhones && isPhone}
      fullWidth
      maxWidth={maxWidth}
      sx={frame}
    >
      <DialogTitle sx={hasCross ? { pr: 7 } : {}}>{title}</DialogTitle>
      {hasCross && <Cross onClose={sending.close} />}
      <DialogForm {...form} sending={sending} />
    </Dialog>
  );
}

function Cross({ onClose }: { onClose: () => void }) {
  return (
    <IconButton
      aria-label={textsOf(consoleFormsTexts).close}
      onClick={onClose}
      sx={{ position: 'absolute', top: 8, right: 8 }}
    >
      <CloseIcon />
    </IconButton>
  );
}

type FormProps<Values extends FieldValues> = FormButtonsProps &
  Pick<Props<Values>, 'values' | 'resolver' | 'actions' | 'children'> & { sending: Sending<Values> };

function DialogForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { values, resolver, sending, actions, children, ...buttons } = props;
  return (
    <SentForm
      values={values}
      resolver={resolver}
      sending={sending}
      isJudgedLate={buttons.isJudgedLate ?? false}
    >
      <DialogContent sx={{ ...fieldsStyle, ...wholeRows, pt: 1 }}>{children}</DialogContent>
      {sending.refusal !== null && (
        <Alert severity="error" sx={{ mx: 3, mt: 1 }}>
          {sending.refusal}
        </Alert>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, px: 3, pb: 2 }}>
        {actions}
        <FormButtons {...buttons} onClose={sending.close} />
      </DialogActions>
    </SentForm>
  );
}

const frame = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
};

/** Style that makes short dialogs scroll; otherwise, wrapped tabs would be cut to one line. */
const wholeRows = { gridAutoRows: 'max-content' };
