import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { compareNames } from '#domain/text/folded-text.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { type StampBookRecord, stampsById, titleOf } from '../book-record/stamp-book-record.ts';
import { useBookEditor } from '../book-record/use-book-editor.ts';
import { NextStep } from '../collection/NextStep.tsx';
import { RegularsCard } from '../regulars/RegularsCard.tsx';
import { useRegularsOf } from '../regulars/use-regulars-of.ts';
import { type PlacedEntry, reservationsOf } from './monthly-times.ts';
import { ReservationLine } from './ReservationLine.tsx';
import { TimesDialog } from './TimesDialog.tsx';
import { TimesRow } from './TimesRow.tsx';

/** The monthly schedule: when each stamp recurs, in words. */
export function MonthlyTimes({ record }: { record: StampBookRecord }) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const editor = useBookEditor(record);
  const shared = { record, editor };
  const [search] = useSearchParams();
  const isAsked = search.has('new') && record.stamps.length > 0;
  const [edited, setEdited] = useState<PlacedEntry | 'new' | null>(isAsked ? 'new' : null);
  const regularsOf = useRegularsOf(record.id);
  const groups = byStamp(record, editor.books.bundleBook.monthly_schedule);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <AddButton isDisabled={record.stamps.length === 0} onClick={() => setEdited('new')} />
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {editor.isSaving ? t.saving : ''}
        </Typography>
      </Box>
      <NextStep providerId={record.id} after={['MONTH']} />
      {groups.length === 0 && <NoTimes hasStamps={record.stamps.length > 0} />}
      {groups.map(({ title, entries }) => (
        <Card key={title} component="section" aria-label={title} sx={{ p: 2 }}>
          <Typography variant="h2">{title}</Typography>
          <Box component="ul" sx={list}>
            {entries.map((placed) => (
              <TimesRow
                key={placed.position}
                placed={placed}
                {...shared}
                regulars={regularsOf(placed.entry)}
                onEdit={() => setEdited(placed)}
              />
            ))}
          </Box>
        </Card>
      ))}
      <RegularsCard providerId={record.id} />
      <ReservationsWithoutTimes {...shared} />
      {edited !== null && (
        <TimesDialog
          {...shared}
          edited={edited}
          regulars={edited === 'new' ? 0 : regularsOf(edited.entry)}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

function AddButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} disabled={isDisabled} onClick={onClick}>
      {textsOf(consoleMonthlyTimesTexts).add}
    </Button>
  );
}

type ReservationsProps = { record: StampBookRecord; editor: ReturnType<typeof useBookEditor> };

/** Reservations whose times no longer exist. */
function ReservationsWithoutTimes({ record, editor }: ReservationsProps) {
  const orphans = reservationsOf(editor.books, null);
  if (orphans.length === 0) return null;
  const { orphans: heading } = textsOf(consoleMonthlyTimesTexts);
  return (
    <Card component="section" aria-label={heading} sx={{ p: 2 }}>
      <Typography variant="h2">{heading}</Typography>
      <Box component="ul" sx={list}>
        {orphans.map((orphan) => (
          <li key={orphan.position}>
            <ReservationLine {...orphan} record={record} editor={editor} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

function NoTimes({ hasStamps }: { hasStamps: boolean }) {
  const t = textsOf(consoleMonthlyTimesTexts);
  return (
    <Card>
      <Notice title={t.noneTitle}>{hasStamps ? t.none : t.noStamps}</Notice>
    </Card>
  );
}

/** The entries under the names of their stamps. */
function byStamp(record: StampBookRecord, schedule: readonly MonthlyScheduleEntry[]) {
  const stamps = stampsById(record);
  const groups = new Map<string, PlacedEntry[]>();
  for (const [position, entry] of schedule.entries()) {
    const stamp = stamps.get(entry.quest_id);
    const title = stamp ? titleOf(stamp) : textsOf(consoleMonthlyTimesTexts).deletedStamps;
    groups.set(title, [...(groups.get(title) ?? []), { entry, position }]);
  }
  return [...groups]
    .map(([title, entries]) => ({ title, entries }))
    .sort((a, b) => compareNames(a.title, b.title));
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
