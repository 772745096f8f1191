import { Typography } from '@mui/material';
import { DOCUMENT_LIMITS, isFullName } from '#domain/documents/document.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import type { ConsoleDocumentFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { recordPaper } from './document-methods.ts';
import { LineField } from './LineField.tsx';

type Props = {
  document: Pick<ConsoleDocumentFragment, 'id' | 'title'>;
  /** Volunteer who signed; left out, the dialog asks. */
  chariteerId?: string;
  onClose: () => void;
};
type Values = { username: string; fullName: string };

/** Records a signature of a document that was seen on paper. */
export function PaperDialog({ document: { id, title }, chariteerId, onClose }: Props) {
  const t = textsOf(consoleDocumentsTexts);
  const { mutateAsync } = useChange(recordPaper, t.paperRecorded, { onError: shownThere });
  return (
    <FormDialog<Values>
      title={t.paperOf({ title })}
      onClose={onClose}
      values={{ username: '', fullName: '' }}
      resolver={fieldsResolver<Values>({}, ({ username, fullName }) => ({
        username: chariteerId === undefined && username.trim() === '' ? t.usernameMissing : null,
        fullName: isFullName(fullName.trim())
          ? null
          : t.fullNameMissing({ max: String(DOCUMENT_LIMITS.nameMax) }),
      }))}
      onSubmit={async ({ username, fullName }) => {
        await mutateAsync({ id, fullName, ...(chariteerId === undefined ? { username } : { chariteerId }) });
      }}
      submitLabel={t.recordPaper}
      isNew
      isJudgedLate
    >
      <Typography>{t.paperLead}</Typography>
      {chariteerId === undefined && <LineField source="username" label={t.username} />}
      <LineField source="fullName" label={t.fullName} />
    </FormDialog>
  );
}
