import { useSortable } from '@dnd-kit/sortable';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { StampFace } from './StampFace.tsx';
import { StampMenu } from './StampMenu.tsx';

type Props = { stamp: StampDetails; editor: ReturnType<typeof useBookEditor> };

type RowProps = Props & { handle?: ReactNode; style?: CSSProperties; ref?: Ref<HTMLLIElement> };

/** A stamp of the book: leads to its form, and has a menu. */
export function StampRow({ stamp, editor, handle, style, ref }: RowProps) {
  return (
    <Box component="li" ref={ref} style={style} sx={row}>
      {handle}
      <Box component={Link} to={`/stamps/${encodeURIComponent(stamp.id)}`} sx={link}>
        <StampFace stamp={stamp} />
      </Box>
      <StampMenu stamp={stamp} editor={editor} />
    </Box>
  );
}

/** Stamp row with a handle to drag it. */
export function SortableStampRow({ stamp, editor }: Props) {
  const t = textsOf(consoleStampBookTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: stamp.id, attributes: { roleDescription: t.sortable } });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    opacity: isDragging ? 0.35 : undefined,
  };
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t.move({ title: titleOf(stamp) })}
      // A finger on the handle carries the stamp and does not scroll the page.
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <HandleIcon />
    </IconButton>
  );
  return <StampRow ref={setNodeRef} style={style} stamp={stamp} editor={editor} handle={handle} />;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  bgcolor: 'background.paper',
};
const link = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
