import { Confirm } from 'react-admin';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleMarksTexts } from '#domain/texts/generated/console-marks.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = { count: number; onStay: () => void; onLogOut: () => void };

/** Asks whoever logs out while marks of attendance are on this device only. */
export function LogOutQuestion({ count, onStay, onLogOut }: Props) {
  const t = textsOf(consoleMarksTexts);
  return (
    <Confirm
      isOpen
      title={t.leaveTitle}
      content={t.leave({ count })}
      confirm={t.leaveSubmit}
      cancel={textsOf(consoleFormsTexts).stay}
      confirmColor="warning"
      onConfirm={onLogOut}
      onClose={onStay}
    />
  );
}
