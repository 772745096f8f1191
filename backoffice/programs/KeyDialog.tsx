import { TextField } from '@mui/material';
import { useDataProvider, useRefresh } from 'react-admin';
import { PROGRAM_KEY_LIMITS, PROGRAM_SCOPES, type ProgramScope } from '#domain/permissions/program-scope.ts';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import { textsOf } from '../language/console-locale.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { ChoiceField } from '../widgets/fields/ChoiceField.tsx';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { createProgramKey } from './program-methods.ts';
import { TickList } from './TickList.tsx';

const DAYS = ['30', '90', '365'] as const;
type Days = (typeof DAYS)[number];
type Values = { name: string; scopes: readonly ProgramScope[]; days: Days };
type Props = { providerId: string; onClose: () => void; onKey: (key: string) => void };

/** Makes a key: what it is for, what it may read, and until when. */
export function KeyDialog({ providerId, onClose, onKey }: Props) {
  const t = textsOf(consoleProgramsTexts);
  const { run } = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  return (
    <FormDialog<Values>
      title={t.addKey}
      onClose={onClose}
      values={{ name: '', scopes: ['quests'], days: '90' }}
      resolver={fieldsResolver<Values>({}, problemsOf)}
      textField="name"
      onSubmit={async ({ name, scopes, days }) => {
        onKey(await run(createProgramKey, { providerId, name, scopes: [...scopes], days: Number(days) }));
        refresh();
      }}
      submitLabel={t.save}
      isNew
      isJudgedLate
    >
      <BoundField<string> source="name">
        {({ value, onChange, error }) => (
          <TextField
            label={t.name}
            value={value}
            autoFocus
            error={error !== undefined}
            helperText={error}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </BoundField>
      <TickList source="scopes" label={t.reads} choices={PROGRAM_SCOPES.map((id) => ({ id, name: t[id] }))} />
      <BoundField<Days> source="days">
        {({ value, onChange }) => (
          <ChoiceField
            label={t.ends}
            choices={DAYS.map((id) => ({ id, name: t.days({ count: Number(id) }) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </BoundField>
    </FormDialog>
  );
}

function problemsOf({ name, scopes }: Values) {
  const t = textsOf(consoleProgramsTexts);
  const { nameMax } = PROGRAM_KEY_LIMITS;
  const length = [...name.trim()].length;
  return {
    name: length >= 1 && length <= nameMax ? null : t.nameWrong({ max: String(nameMax) }),
    scopes: scopes.length > 0 ? null : t.readsMissing,
  };
}
