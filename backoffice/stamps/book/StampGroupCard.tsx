import { useDroppable } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Confirm } from 'react-admin';
import type { StampGroup } from '#domain/books/quest-configuration.ts';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import {
  inOrder,
  problemOfGroupName,
  withGroupMoved,
  withGroupName,
  withoutGroup,
} from '../book-record/book-changes.ts';
import { groupDropId } from '../book-record/carry-places.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { BundleList } from './BundleList.tsx';
import { NameDialog } from './NameDialog.tsx';
import { SortableStampRow } from './StampRow.tsx';

type Props = {
  group: StampGroup;
  index: number;
  editor: ReturnType<typeof useBookEditor>;
  stamps: ReadonlyMap<string, StampDetails>;
};

/** A group of the stamp book. */
export function StampGroupCard({ group, index, editor, stamps }: Props) {
  const headingId = useId();
  const { setNodeRef } = useDroppable({ id: groupDropId(index) });
  const shown = inOrder(group).flatMap(({ id }) => stamps.get(id) ?? []);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: 2 }} ref={setNodeRef}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
          {nameOf(group)}
        </Typography>
        <GroupTools group={group} index={index} editor={editor} />
      </Box>
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <Box component="ul" sx={list}>
          {shown.map((stamp) => (
            <SortableStampRow key={stamp.id} stamp={stamp} editor={editor} />
          ))}
        </Box>
      </SortableContext>
      {shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{textsOf(consoleStampBookTexts).emptyGroup}</Typography>
      )}
      <BundleList group={group} index={index} editor={editor} stamps={stamps} />
    </Card>
  );
}

function GroupTools({ group, index, editor }: Omit<Props, 'stamps'>) {
  const t = textsOf(consoleStampBookTexts);
  const [open, setOpen] = useState<'name' | 'delete' | null>(null);
  const { books, change } = editor;
  const name = nameOf(group);
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex' }}>
      <MoveButtons name={name} index={index} editor={editor} />
      <IconButton aria-label={t.rename({ name })} onClick={() => setOpen('name')}>
        <RenameIcon />
      </IconButton>
      <IconButton aria-label={t.deleteGroupOf({ name })} onClick={() => setOpen('delete')}>
        <DeleteIcon />
      </IconButton>
      <NameDialog
        title={t.renameTitle}
        isOpen={open === 'name'}
        initial={group.name}
        problemOf={(wanted) => problemOfGroupName(books, wanted, index)}
        onClose={close}
        onName={(wanted) => change((last) => withGroupName(last, index, wanted))}
      />
      <Confirm
        isOpen={open === 'delete'}
        title={t.deleteGroupTitle({ name })}
        content={t.deleteGroupNote}
        confirm={t.deleteGroup}
        cancel={t.keepGroup}
        confirmColor="warning"
        onConfirm={() => {
          close();
          change((last) => withoutGroup(last, index));
        }}
        onClose={close}
      />
    </Box>
  );
}

function MoveButtons({
  name,
  index,
  editor: { books, change },
}: Omit<Props, 'stamps' | 'group'> & { name: string }) {
  const t = textsOf(consoleStampBookTexts);
  return (
    <>
      <IconButton
        aria-label={t.groupUp({ name })}
        disabled={index === 0}
        onClick={() => change((last) => withGroupMoved(last, index, -1))}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        aria-label={t.groupDown({ name })}
        disabled={index === books.stampBook.length - 1}
        onClick={() => change((last) => withGroupMoved(last, index, 1))}
      >
        <DownIcon />
      </IconButton>
    </>
  );
}

function nameOf({ name }: StampGroup): string {
  return name || textsOf(consoleStampBookTexts).groupNoName;
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
};
