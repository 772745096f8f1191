import { type Theme, useMediaQuery, useTheme } from '@mui/material';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { StampTray } from '../stamps/StampTray.tsx';
import { colorVars } from '../theme/color-vars.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { draftsOf } from './drafts/month-drafts.ts';
import { PublishDraftsButton } from './drafts/PublishDraftsButton.tsx';
import { AddingDialog, MonthlyScheduleDialog, QuestPopover, useLaterParts } from './later-parts.ts';
import { firstFocusedDay } from './month-data/calendar-month.ts';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import { todayInNewYork } from './month-data/today.ts';
import { type QuestRights, useQuestRights } from './month-data/use-quest-rights.ts';
import { CalendarContext } from './month-grid/calendar-context.ts';
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
  const { context, opened, closeQuest, adding, setAdding } = useCalendarActions(month, rights.canDraft);
  useLaterParts();
  return (
    <CalendarContext value={context}>
      <div className="calendar" style={colorVars(mode)}>
        <div className="calendar-head">
          <MonthTools
            {...shown}
            rights={rights}
            onAdd={() => context.addOn(firstFocusedDay(month, todayInNewYork()))}
          />
          {rights.canDraft && (
            <StampTray books={books} selectedId={stampId} onSelect={setStampId} ref={trayRef} />
          )}
        </div>
        <ShownMonth {...{ month, quests, trayRef, onMonth, isLoading }} isPlacing={stampId !== null} />
      </div>
      <Suspense fallback={null}>
        {opened && (
          <QuestPopover
            quest={(opened.isOpen && quests.find(({ id }) => id === opened.questId)) || null}
            isPhone={isPhone}
            rights={rights}
            onClose={closeQuest}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {adding && (
          <AddingDialog
            {...{ books, quests, rights }}
            day={adding.day}
            placed={adding.dropped ?? stampId}
            onBundle={(dropped) => setAdding({ ...adding, dropped })}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </CalendarContext>
  );
}

/** What days and bubbles may ask for, the quest that was opened, and the day on which something is being added. */
function useCalendarActions(month: string, canDraft: boolean) {
  // While it closes it still stands there.
  const [opened, setOpened] = useState<{ questId: string; isOpen: boolean } | null>(null);
  const [adding, setAdding] = useState<{ day: string; dropped: string | null } | null>(null);
  const context = useMemo(
    () => ({
      month,
      canCreate: canDraft,
      openQuest: (questId: string) => setOpened({ questId, isOpen: true }),
      addOn: (day: string, dropped?: string) => {
        if (canDraft) setAdding({ day, dropped: dropped ?? null });
      },
    }),
    [month, canDraft],
  );
  const closeQuest = () => setOpened((last) => last && { ...last, isOpen: false });
  return { context, opened, closeQuest, adding, setAdding };
}

type MonthToolsProps = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  isLoading: boolean;
  rights: QuestRights;
  onMonth: (month: string) => void;
  onAdd: () => void;
};

/** The parameter of an address that opens the review of the month. */
const POSTING = 'post';

/** The tools of a month that the viewer may use. The calendar adds Drafts; posting a month is another thing. */
function MonthTools({ books, month, quests, isLoading, rights, onMonth, onAdd }: MonthToolsProps) {
  const [params] = useSearchParams();
  const [isPosting, setPosting] = useState(params.has(POSTING));
  const canPost = rights.canCreate && books.bundleBook.monthly_schedule.length > 0;
  const drafts = draftsOf(isLoading ? [] : quests, month, Date.now());
  return (
    <>
      <CalendarToolbar
        month={month}
        onMonth={onMonth}
        onAdd={rights.canDraft ? onAdd : null}
        onPostMonth={canPost ? () => setPosting(true) : null}
        publishing={
          rights.canEdit &&
          rights.canDraft && <PublishDraftsButton providerId={books.id} month={month} drafts={drafts} />
        }
      />
      <Suspense fallback={null}>
        {isPosting && canPost && (
          <MonthlyScheduleDialog {...{ books, month }} onClose={() => setPosting(false)} />
        )}
      </Suspense>
    </>
  );
}
