import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { looseStamps, problemOfGroupName, withGroup } from '../book-record/book-changes.ts';
import { type StampBookRecord, type StampDetails, stampsById } from '../book-record/stamp-book-record.ts';
import { useBookEditor } from '../book-record/use-book-editor.ts';
import { NextStep } from '../collection/NextStep.tsx';
import { looseStampsName } from '../collection/stamp-collection.ts';
import { ReadyStamps } from '../new-stamp/ReadyStamps.tsx';
import { NameDialog } from './NameDialog.tsx';
import { SortableStamps } from './SortableStamps.tsx';
import { StampGroupCard } from './StampGroupCard.tsx';
import { StampRow } from './StampRow.tsx';

/** The stamp book: groups with their stamps, to be sorted by hand or by keyboard. */
export function StampBook({ record }: { record: StampBookRecord }) {
  const t = textsOf(consoleStampBookTexts);
  const editor = useBookEditor(record);
  const { books, change, isSaving } = editor;
  const [isNaming, setNaming] = useState(false);
  const { canAccess: canCreate } = useCanAccess({ resource: 'stamps', action: 'create' });
  const stamps = stampsById(record);
  const loose = looseStamps(books, [...stamps.keys()]).flatMap((id) => stamps.get(id) ?? []);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BookTools isSaving={isSaving} canCreate={canCreate === true} onNewGroup={() => setNaming(true)} />
      {canCreate && <NextStep providerId={record.id} after={['TIMES', 'MONTH']} />}
      {stamps.size === 0 && books.stampBook.length === 0 && (
        <Card>
          <Notice title={t.noneTitle}>{t.none}</Notice>
        </Card>
      )}
      {stamps.size === 0 && canCreate && (
        <ReadyStamps providerId={record.id} locationId={record.approvedLocations[0]?.id ?? null} />
      )}
      <SortableStamps editor={editor} stamps={stamps}>
        {books.stampBook.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no id of its own, and two may share a name.
          <StampGroupCard key={index} group={group} index={index} editor={editor} stamps={stamps} />
        ))}
        {loose.length > 0 && <LooseStamps stamps={loose} editor={editor} />}
      </SortableStamps>
      <NameDialog
        title={t.newGroup}
        isOpen={isNaming}
        initial=""
        problemOf={(name) => problemOfGroupName(books, name, null)}
        onClose={() => setNaming(false)}
        onName={(name) => change((last) => withGroup(last, name))}
      />
    </Box>
  );
}

type ToolsProps = { isSaving: boolean; canCreate: boolean; onNewGroup: () => void };

function BookTools({ isSaving, canCreate, onNewGroup }: ToolsProps) {
  const t = textsOf(consoleStampBookTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {canCreate && (
        <Button variant="contained" component={Link} to="/stamps/create" startIcon={<AddIcon />}>
          {t.newStamp}
        </Button>
      )}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={onNewGroup}>
        {t.newGroup}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isSaving ? t.saving : ''}
      </Typography>
    </Box>
  );
}

type LooseProps = { stamps: readonly StampDetails[]; editor: ReturnType<typeof useBookEditor> };

function LooseStamps({ stamps, editor }: LooseProps) {
  return (
    <Card component="section" aria-label={looseStampsName()} sx={{ p: 2 }}>
      <Typography variant="h2">{looseStampsName()}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{textsOf(consoleStampBookTexts).loose}</Typography>
      <Box component="ul" sx={looseList}>
        {stamps.map((stamp) => (
          <StampRow key={stamp.id} stamp={stamp} editor={editor} />
        ))}
      </Box>
    </Card>
  );
}

const looseList = { listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 };
