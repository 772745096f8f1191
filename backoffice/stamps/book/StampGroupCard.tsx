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
        <Typography sx={{ color: 'text.secondary' }}>Drag a stamp here, or move it by its menu.</Typography>
      )}
      <BundleList group={group} index={index} editor={editor} stamps={stamps} />
    </Card>
  );
}

function GroupTools({ group, index, editor }: Omit<Props, 'stamps'>) {
  const [open, setOpen] = useState<'name' | 'delete' | null>(null);
  const { books, change } = editor;
  const name = nameOf(group);
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex' }}>
      <MoveButtons name={name} index={index} editor={editor} />
      <IconButton aria-label={`Rename the group ${name}`} onClick={() => setOpen('name')}>
        <RenameIcon />
      </IconButton>
      <IconButton aria-label={`Delete the group ${name}`} onClick={() => setOpen('delete')}>
        <DeleteIcon />
      </IconButton>
      <NameDialog
        title="Rename the group"
        isOpen={open === 'name'}
        initial={group.name}
        problemOf={(wanted) => problemOfGroupName(books, wanted, index)}
        onClose={close}
        onName={(wanted) => change((last) => withGroupName(last, index, wanted))}
      />
      <Confirm
        isOpen={open === 'delete'}
        title={`Delete the group "${name}"?`}
        content="Its stamps stay, among the other stamps."
        confirm="Delete group"
        cancel="Keep group"
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
  return (
    <>
      <IconButton
        aria-label={`Move the group ${name} up`}
        disabled={index === 0}
        onClick={() => change((last) => withGroupMoved(last, index, -1))}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        aria-label={`Move the group ${name} down`}
        disabled={index === books.stampBook.length - 1}
        onClick={() => change((last) => withGroupMoved(last, index, 1))}
      >
        <DownIcon />
      </IconButton>
    </>
  );
}

function nameOf({ name }: StampGroup): string {
  return name || 'Group without a name';
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
