import { Checkbox, FormControlLabel } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { DOCUMENT_AUDIENCES, DOCUMENT_LIMITS, type DocumentAudience } from '#domain/documents/document.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { SimpleHtmlEditor } from '../editor/SimpleHtmlEditor.tsx';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import type { ConsoleDocumentFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { ChoiceField } from '../widgets/fields/ChoiceField.tsx';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { saveDocument } from './document-methods.ts';
import { LineField } from './LineField.tsx';
import { PlaceTicks } from './PlaceTicks.tsx';

type Values = {
  title: string;
  text: string;
  audience: DocumentAudience;
  months: string;
  isForAll: boolean;
  requiredBy: readonly string[];
  keepsSignatures: boolean;
};
type Props = {
  providerId: string;
  /** Null: a new one. */
  document: ConsoleDocumentFragment | null;
  onClose: () => void;
};

/** Writes a document or changes one: its words, who signs, for how long, and where it is required. */
export function DocumentDialog({ providerId, document, onClose }: Props) {
  const t = textsOf(consoleDocumentsTexts);
  const { mutateAsync } = useChange(saveDocument, t.saved, { onError: shownThere });
  return (
    <FormDialog<Values>
      title={document ? t.editOf({ title: document.title }) : t.write}
      onClose={onClose}
      values={valuesOf(document)}
      resolver={fieldsResolver<Values>({}, problemsOf)}
      onSubmit={async ({ months, requiredBy, ...values }) => {
        const terms = { validMonths: months === '' ? null : Number(months), requiredBy: [...requiredBy] };
        const { id = null, version = null } = document ?? {};
        await mutateAsync({ input: { ...values, ...terms, providerId, id, version } });
      }}
      submitLabel={t.save}
      maxWidth="md"
      isNew={document === null}
      isJudgedLate
      isFullOnPhones
      asksToLeave
    >
      <LineField source="title" label={t.name} />
      <BoundField<string> source="text">
        {({ value, onChange, error }) => (
          <SimpleHtmlEditor label={t.text} value={value} error={error} onChange={onChange} />
        )}
      </BoundField>
      {document && <Tick source="keepsSignatures" label={t.keepsSignatures} />}
      <BoundField<DocumentAudience> source="audience">
        {({ value, onChange }) => (
          <ChoiceField
            label={t.audience}
            choices={DOCUMENT_AUDIENCES.map((id) => ({ id, name: t[id] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </BoundField>
      <LineField source="months" label={t.months} type="number" />
      <Tick source="isForAll" label={t.isForAll} />
      <Places providerId={providerId} />
    </FormDialog>
  );
}

function valuesOf(document: ConsoleDocumentFragment | null): Values {
  const { title = '', text = '', audience = 'everyone', validMonths, isForAll, requiredBy } = document ?? {};
  const months = validMonths == null ? '' : String(validMonths);
  const where = { isForAll: isForAll ?? false, requiredBy: requiredBy ?? [] };
  return { title, text, audience, months, ...where, keepsSignatures: false };
}

function problemsOf({ title, text, months }: Values) {
  const t = textsOf(consoleDocumentsTexts);
  const { titleMax, textMax, monthsMax } = DOCUMENT_LIMITS;
  const isTitle = title.trim().length >= 1 && title.trim().length <= titleMax;
  const isMonths =
    months === '' || (/^\d+$/.test(months) && Number(months) >= 1 && Number(months) <= monthsMax);
  return {
    title: isTitle ? null : t.titleWrong({ max: String(titleMax) }),
    text:
      text !== '' && text.length <= textMax ? null : t.textWrong({ max: textMax.toLocaleString('en-US') }),
    months: isMonths ? null : t.monthsWrong({ max: String(monthsMax) }),
  };
}

function Tick({ source, label }: { source: string; label: string }) {
  return (
    <BoundField<boolean> source={source}>
      {({ value, onChange }) => (
        <FormControlLabel
          label={label}
          control={<Checkbox checked={value} onChange={(_, isOn) => onChange(isOn)} />}
        />
      )}
    </BoundField>
  );
}

/** Quests and stamps that require it, unless all do. */
function Places({ providerId }: { providerId: string }) {
  const isForAll = useWatch<Values, 'isForAll'>({ name: 'isForAll' });
  return isForAll ? null : <PlaceTicks providerId={providerId} />;
}
