import { type Theme, useMediaQuery, useTheme } from '@mui/material';
import { Suspense, useMemo, useRef, useState } from 'react';
import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { StampTray } from '../stamps/StampTray.tsx';
import { colorVars } from '../theme/color-vars.ts';
import { isNarrowNow, useIsNarrowPage } from '../theme/use-narrow-page.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { AddQuestDialog } from './add-quest/AddQuestDialog.tsx';
import { CalendarLoading } from './CalendarLoading.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { draftsOf } from './drafts/month-drafts.ts';
import { PublishDraftsButton } from './drafts/PublishDraftsButton.tsx';
import { firstFocusedDay } from './month-data/calendar-month.ts';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import { todayInNewYork } from './month-data/today.ts';
import { useQuestRights } from './month-data/use-quest-rights.ts';
import { CalendarContext } from './month-grid/calendar-context.ts';
import { MonthList } from './month-grid/MonthList.tsx';
import { useThisWeekInSight } from './month-grid/use-this-week-in-sight.ts';
import { MonthlyScheduleDialog } from './monthly-schedule/MonthlyScheduleDialog.tsx';
import { PlaceBundleDialog } from './place-bundle/PlaceBundleDialog.tsx';
import { QuestPopover } from './popover/QuestPopover.tsx';

// FullCalendar is for wide pages only: a narrow one never loads it, the others while the quests are on their way.
const loadGrid = () => import('./month-grid/MonthGrid.tsx').then((file) => ({ default: file.MonthGrid }));
const MonthGrid = lazyPart(loadGrid);
if (!isNarrowNow()) void loadGrid().catch(() => undefined);

type Props = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  isLoading: boolean;
  onMonth: (month: string) => void;
};

/** Tools, stamps and the month, and what opens over them. */
export function MonthCalendar({ books, month, quests, isLoading, onMonth }: Props) {
  const { mode } = useTheme().palette;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const isNarrow = useIsNarrowPage();
  const rights = useQuestRights();
  const trayRef = useRef<HTMLDivElement>(null);
  const [monthPlace, setMonthPlace] = useState<HTMLDivElement | null>(null);
  useThisWeekInSight(month, monthPlace, !isLoading);
  const [stampId, setStampId] = useState<string | null>(null);
  const [adding, setAdding] = useState<{ day: string; dropped: string | null } | null>(null);
  const [openQuestId, setOpenQuestId] = useState<string | null>(null);
  const [isPosting, setPosting] = useState(false);
  // The calendar adds Drafts; posting a month is another thing.
  const { canDraft } = rights;
  const placed = adding?.dropped ?? stampId;
  const bundle = placed === null ? undefined : books.bundles.get(placed);

  const context = useMemo(
    () => ({
      month,
      canCreate: canDraft,
      openQuest: setOpenQuestId,
      addOn: (day: string, dropped?: string) => {
        if (canDraft) setAdding({ day, dropped: dropped ?? null });
      },
    }),
    [month, canDraft],
  );
  const Month = isNarrow ? MonthList : MonthGrid;
  return (
    <CalendarContext value={context}>
      <div className="calendar" style={colorVars(mode)}>
        <CalendarToolbar
          month={month}
          onMonth={onMonth}
          onAdd={canDraft ? () => context.addOn(firstFocusedDay(month, todayInNewYork())) : null}
          onPostMonth={
            rights.canCreate && books.bundleBook.monthly_schedule.length > 0 ? () => setPosting(true) : null
          }
          publishing={
            rights.canEdit &&
            canDraft && (
              <PublishDraftsButton
                providerId={books.id}
                month={month}
                drafts={draftsOf(isLoading ? [] : quests, month, Date.now())}
              />
            )
          }
        />
        {canDraft && <StampTray books={books} selectedId={stampId} onSelect={setStampId} ref={trayRef} />}
        <Suspense fallback={<CalendarLoading />}>
          <div
            ref={setMonthPlace}
            className={stampId === null ? 'calendar-month' : 'calendar-month is-placing'}
            aria-busy={isLoading}
          >
            {isLoading && <CalendarLoading />}
            <Month month={month} quests={quests} trayRef={trayRef} onMonth={onMonth} />
          </div>
        </Suspense>
      </div>
      <QuestPopover
        quest={quests.find(({ id }) => id === openQuestId) ?? null}
        isPhone={isPhone}
        rights={rights}
        onClose={() => setOpenQuestId(null)}
      />
      {adding && bundle && (
        <PlaceBundleDialog
          day={adding.day}
          bundle={bundle}
          books={books}
          quests={quests}
          onClose={() => setAdding(null)}
        />
      )}
      {adding && !bundle && (
        <AddQuestDialog
          day={adding.day}
          stampId={placed}
          books={books}
          quests={quests}
          rights={rights}
          onBundle={(dropped) => setAdding({ ...adding, dropped })}
          onClose={() => setAdding(null)}
        />
      )}
      {isPosting && (
        <MonthlyScheduleDialog
          books={books}
          month={month}
          quests={quests}
          onClose={() => setPosting(false)}
        />
      )}
    </CalendarContext>
  );
}
