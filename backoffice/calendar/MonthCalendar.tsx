import { type Theme, useMediaQuery, useTheme } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { StampTray } from '../stamps/StampTray.tsx';
import { colorVars } from '../theme/color-vars.ts';
import { AddingDialog } from './AddingDialog.tsx';
import { MonthTools } from './MonthTools.tsx';
import { firstFocusedDay } from './month-data/calendar-month.ts';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import { todayInNewYork } from './month-data/today.ts';
import { useQuestRights } from './month-data/use-quest-rights.ts';
import { CalendarContext } from './month-grid/calendar-context.ts';
import { QuestPopover } from './popover/QuestPopover.tsx';
import { ShownMonth } from './ShownMonth.tsx';

type Props = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  isLoading: boolean;
  onMonth: (month: string) => void;
};

/** Tools, stamps and the month, and what opens over them. */
export function MonthCalendar(shown: Props) {
  const { books, month, quests, isLoading, onMonth } = shown;
  const { mode } = useTheme().palette;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const rights = useQuestRights();
  const trayRef = useRef<HTMLDivElement>(null);
  const [stampId, setStampId] = useState<string | null>(null);
  const [openQuestId, setOpenQuestId] = useState<string | null>(null);
  const { canDraft } = rights;
  const { context, adding, setAdding } = useCalendarActions(month, canDraft, setOpenQuestId);
  return (
    <CalendarContext value={context}>
      <div className="calendar" style={colorVars(mode)}>
        <MonthTools
          {...shown}
          rights={rights}
          onAdd={() => context.addOn(firstFocusedDay(month, todayInNewYork()))}
        />
        {canDraft && <StampTray books={books} selectedId={stampId} onSelect={setStampId} ref={trayRef} />}
        <ShownMonth
          month={month}
          quests={quests}
          trayRef={trayRef}
          onMonth={onMonth}
          isLoading={isLoading}
          isPlacing={stampId !== null}
        />
      </div>
      <QuestPopover
        quest={quests.find(({ id }) => id === openQuestId) ?? null}
        isPhone={isPhone}
        rights={rights}
        onClose={() => setOpenQuestId(null)}
      />
      {adding && (
        <AddingDialog
          day={adding.day}
          placed={adding.dropped ?? stampId}
          books={books}
          quests={quests}
          rights={rights}
          onBundle={(dropped) => setAdding({ ...adding, dropped })}
          onClose={() => setAdding(null)}
        />
      )}
    </CalendarContext>
  );
}

/** What days and bubbles may ask for, and the day on which something is being added. */
function useCalendarActions(month: string, canDraft: boolean, openQuest: (questId: string) => void) {
  const [adding, setAdding] = useState<{ day: string; dropped: string | null } | null>(null);
  const context = useMemo(
    () => ({
      month,
      canCreate: canDraft,
      openQuest,
      addOn: (day: string, dropped?: string) => {
        if (canDraft) setAdding({ day, dropped: dropped ?? null });
      },
    }),
    [month, canDraft, openQuest],
  );
  return { context, adding, setAdding };
}
