import { Typography } from '@mui/material';
import { CHECK_KINDS, type CheckKind, isCheckDay } from '#domain/documents/check.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import { textsOf } from '../language/console-locale.ts';
import { ChoiceField } from '../widgets/fields/ChoiceField.tsx';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { recordCheck } from './document-methods.ts';
import { LineField } from './LineField.tsx';

type Values = { username: string; kind: CheckKind; lastDay: string };

/** Records that someone was checked, and until when that holds. */
export function CheckDialog({ providerId, onClose }: { providerId: string; onClose: () => void }) {
  const t = textsOf(consoleDocumentsTexts);
  const { mutateAsync } = useChange(recordCheck, t.checkRecorded, { onError: shownThere });
  return (
    <FormDialog<Values>
      title={t.recordCheck}
      onClose={onClose}
      values={{ username: '', kind: 'backgroundCheck', lastDay: '' }}
      resolver={fieldsResolver<Values>({}, ({ username, lastDay }) => ({
        username: username.trim() === '' ? t.usernameMissing : null,
        lastDay: isCheckDay(lastDay, Date.now()) ? null : t.dayMissing,
      }))}
      onSubmit={async (values) => {
        await mutateAsync({ providerId, ...values });
      }}
      submitLabel={t.recordCheck}
      isNew
      isJudgedLate
    >
      <Typography>{t.checkLead}</Typography>
      <LineField source="username" label={t.username} />
      <BoundField<CheckKind> source="kind">
        {({ value, onChange }) => (
          <ChoiceField
            label={t.check}
            choices={CHECK_KINDS.map((id) => ({ id, name: t[id] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </BoundField>
      <LineField source="lastDay" label={t.lastDay} type="date" />
    </FormDialog>
  );
}
