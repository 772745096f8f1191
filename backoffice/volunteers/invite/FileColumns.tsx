import { Box, Typography } from '@mui/material';
import { INVITED_COLUMNS, type InvitedColumns } from '#domain/invited-volunteers/invited-columns.ts';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import type { JudgedFile } from './send-invited-file.ts';

type Columns = JudgedFile['columns'];
type Props = { columns: Columns; isBusy: boolean; onChange: (columns: InvitedColumns) => void };

const UNUSED = 'unused';

/** What each column of a file holds, to correct; a meaning that is chosen anew leaves the column that had it. */
export function FileColumns({ columns, isBusy, onChange }: Props) {
  const t = textsOf(consoleInvitedTexts);
  const choices = [UNUSED, ...INVITED_COLUMNS].map((id) => ({ id, name: t[id as keyof Named] }));
  const choose = (at: number, id: string) => {
    const holds = INVITED_COLUMNS.find((column) => column === id) ?? null;
    const others = columns.map((column) => (column.holds === holds ? null : column.holds));
    onChange(others.map((other, index) => (index === at ? holds : other)));
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">{t.columns}</Typography>
      <Box component="ul" sx={{ ...linedRows, mt: 1 }}>
        {columns.map(({ heading, samples, holds }, at) => {
          const name = heading ?? t.columnNumber({ number: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
            <Box component="li" key={at} sx={ROW}>
              <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {name}
                </Box>
                <Typography sx={{ color: 'text.secondary' }}>{samples.join(' · ')}</Typography>
              </Box>
              <Box sx={{ flex: '0 1 12rem' }}>
                <ChoiceField
                  label={name}
                  value={holds ?? UNUSED}
                  choices={choices}
                  isDisabled={isBusy}
                  onChange={(id) => choose(at, id)}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

type Named = Record<(typeof INVITED_COLUMNS)[number] | typeof UNUSED, string>;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
};
