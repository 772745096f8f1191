import {
  type Announcements,
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { consoleStampBookTexts } from '#domain/texts/generated/console-stamp-book.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type Books, groupOf, withoutGoneStamps, withStampAt } from '../book-record/book-changes.ts';
import { placeByKey, placeOf } from '../book-record/carry-places.ts';
import { type StampDetails, titleOf } from '../book-record/stamp-book-record.ts';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { StampFace } from './StampFace.tsx';

type Props = {
  editor: ReturnType<typeof useBookEditor>;
  stamps: ReadonlyMap<string, StampDetails>;
  children: ReactNode;
};

/** Lets stamps be carried within their groups and to others, with a finger, a mouse or the arrow keys. */
export function SortableStamps({ editor, stamps, children }: Props) {
  const [carriedId, setCarriedId] = useState<string | null>(null);
  const before = useRef<Books | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keysThrough(withoutGoneStamps(editor.books, stamps)) }),
  );
  const carried = carriedId === null ? undefined : stamps.get(carriedId);

  const over = ({ active, over: target }: DragOverEvent) => {
    const place = target && placeOf(editor.books, String(target.id));
    if (!place || groupOf(editor.books, String(active.id)) === place.group) return;
    editor.show(withStampAt(editor.books, String(active.id), place));
  };
  const end = ({ active, over: target }: DragEndEvent) => {
    setCarriedId(null);
    const start = before.current;
    const place = target && placeOf(editor.books, String(target.id));
    if (!place || !start) return;
    const id = String(active.id);
    const isMoved = target.id !== active.id || groupOf(start, id) !== place.group;
    if (isMoved) editor.change((books) => withStampAt(books, id, place));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements: announcementsOf(stamps),
        screenReaderInstructions: { draggable: textsOf(consoleStampBookTexts).instructions },
      }}
      onDragStart={({ active }) => {
        before.current = editor.books;
        setCarriedId(String(active.id));
      }}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={() => {
        setCarriedId(null);
        if (before.current) editor.show(before.current);
      }}
    >
      {children}
      <DragOverlay>{carried && <StampFace stamp={carried} isCarried />}</DragOverlay>
    </DndContext>
  );
}

/** Lets the arrow keys lead to the next place of the book; the library's own lead to the nearest on the screen. */
function keysThrough(books: Books): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects } }) => {
    const from = { carried: String(active), ...(over && { over: String(over.id) }) };
    const place = placeByKey(books, event.code, from);
    const rect = place === undefined ? undefined : droppableRects.get(place);
    if (!rect) return undefined;
    event.preventDefault();
    return { x: rect.left, y: rect.top };
  };
}

function announcementsOf(stamps: ReadonlyMap<string, StampDetails>): Announcements {
  const t = textsOf(consoleStampBookTexts);
  const name = (id: string | number) => {
    const stamp = stamps.get(String(id));
    return stamp ? titleOf(stamp) : t.theGroup;
  };
  return {
    onDragStart: ({ active }) => t.isTaken({ name: name(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t.isAt({ name: name(active.id), other: name(over.id) }) : undefined,
    onDragEnd: ({ active }) => t.isDown({ name: name(active.id) }),
    onDragCancel: ({ active }) => t.staysThere({ name: name(active.id) }),
  };
}
