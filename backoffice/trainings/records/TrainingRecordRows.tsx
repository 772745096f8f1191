import {
  Box,
  Button,
  Link as PlainLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { shownResolution } from '#domain/trainings/record-status.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { Tag, type Tone } from '../../widgets/lists/Tag.tsx';

type Props = {
  trainingName: string;
  records: readonly TrainingRecordFragment[];
  isFetching: boolean;
  onEdit: (record: TrainingRecordFragment) => void;
};

/** Table of a training's applicants and their state; on a narrow page, all below the name. */
export function TrainingRecordRows({ trainingName, records, isFetching, onEdit }: Props) {
  const t = textsOf(consoleTrainingRecordsTexts);
  return (
    <Table size="small" aria-label={trainingName} aria-busy={isFetching} sx={narrow}>
      <TableHead>
        <TableRow>
          <TableCell>{t.name}</TableCell>
          <TableCell sx={wide}>{t.startDate}</TableCell>
          <TableCell sx={wide}>{t.expiration}</TableCell>
          <TableCell sx={wide}>{t.resolution}</TableCell>
          <TableCell component="td" sx={{ width: 72 }} />
        </TableRow>
      </TableHead>
      <TableBody>
        {records.map((record) => (
          <TableRow key={record.id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <Volunteer record={record} />
              <Box component="span" sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary' }}>
                <Dates record={record} />
                <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                  <Resolution record={record} />
                </Box>
              </Box>
            </TableCell>
            <TableCell sx={wide}>{shortDate(record.startedAt)}</TableCell>
            <TableCell sx={wide}>{shortDate(record.expiredAt) || t.never}</TableCell>
            <TableCell sx={wide}>
              <Resolution record={record} />
            </TableCell>
            <TableCell align="right">
              <Button
                variant="outlined"
                aria-label={t.editName({ name: volunteerName(record.chariteer), training: trainingName })}
                onClick={() => onEdit(record)}
                sx={{ minWidth: 56 }}
              >
                {t.edit}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Volunteer({ record }: { record: TrainingRecordFragment }) {
  const { chariteer: volunteer } = record;
  const name = volunteerName(volunteer);
  const hasRealName = volunteer?.nameFirst != null || volunteer?.nameLast != null;
  return (
    <>
      <PlainLink component={Link} to={`/chariteers/${encodeURIComponent(volunteer?.id ?? '')}`} sx={strong}>
        {name}
      </PlainLink>
      {hasRealName && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {volunteer?.username}
        </Box>
      )}
    </>
  );
}

const TONES = {
  Interested: 'quiet',
  Provisional: 'brand',
  Complete: 'good',
  Expired: 'bad',
  Failed: 'bad',
  Withdrawn: 'quiet',
  Incomplete: 'quiet',
} as const satisfies Record<ReturnType<typeof shownResolution>, Tone>;

function Resolution({ record }: { record: TrainingRecordFragment }) {
  const expiredAt = record.expiredAt === null ? null : Date.parse(record.expiredAt);
  const t = textsOf(consoleTrainingRecordsTexts);
  const shown = shownResolution({ resolution: record.resolution, expiredAt }, Date.now());
  return (
    <>
      <Tag text={t[shown]} tone={TONES[shown]} isDashed={shown === 'Provisional'} />
      {record.isReplaced && (
        <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          {t.appliedAgain}
        </Box>
      )}
    </>
  );
}

function Dates({ record: { startedAt, expiredAt } }: { record: TrainingRecordFragment }) {
  return (
    <>
      {shortDate(startedAt)}{' '}
      {expiredAt !== null && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {textsOf(consoleTrainingRecordsTexts).until({ day: shortDate(expiredAt) })}
        </Box>
      )}
    </>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' };
const strong = { fontWeight: 650, display: 'inline-block', minHeight: 24 };
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } };

/** The New York day of an instant for a table: 'Nov 7, 2026'; nothing for none. */
function shortDate(instant: string | null): string {
  if (instant === null) return '';
  const time = Date.parse(instant);
  const { month, day } = consoleFormats().shortDay(time);
  return textsOf(consoleTrainingRecordsTexts).dayOfYear({ month, day, year: newYorkDay(time).slice(0, 4) });
}
