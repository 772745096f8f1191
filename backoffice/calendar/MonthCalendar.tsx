import { type Theme, useMediaQuery, useTheme } from '@mui/material';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '#domain/time/new-york-time.ts';
import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { StampTray } from '../stamps/StampTray.tsx';
import { colorVars } from '../theme/color-vars.ts';
import { useIsNarrowPage } from '../theme/use-narrow-page.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { draftsOf } from './drafts/month-drafts.ts';
import { PublishDraftsButton } from './drafts/PublishDraftsButton.tsx';
import {
  AddingDialog,
  MonthlyScheduleDialog,
  QuestPopover,
  SeveralDialog,
  useLaterParts,
} from './later-parts.ts';
import { firstFocusedDay, todayInNewYork } from './month-data/calendar-month.ts';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import { chosenQuest, type MovedQuest } from './month-data/moved-quest.ts';
import { type QuestRights, useQuestRights } from './month-data/use-quest-rights.ts';
import { CalendarContext } from './month-grid/calendar-context.ts';
import { ShownMonth } from './ShownMonth.tsx';
import { ALL_QUESTS, filteredQuests } from './view/quest-filter.ts';
import { useShownView, useShownWeek, type View } from './view/shown-view.ts';
import { ViewTools } from './view/ViewTools.tsx';

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
  const rights = useQuestRights();
  const trayRef = useRef<HTMLDivElement>(null);
  const [stampId, setStampId] = useState<string | null>(null);
  const actions = useCalendarActions(month, rights);
  const { context } = actions;
  const viewed = useViewed(shown);
  useLaterParts();
  return (
    <CalendarContext value={context}>
      <div className="calendar" style={colorVars(mode)}>
        <div className="calendar-head">
          <MonthTools
            {...shown}
            rights={rights}
            week={viewed.view === 'week' ? viewed.week : null}
            onWeek={viewed.showWeek}
            viewing={viewed.tools}
            onAdd={() => context.addOn(firstFocusedDay(month, todayInNewYork()))}
          />
          {rights.canDraft && (
            <StampTray books={books} selectedId={stampId} onSelect={setStampId} ref={trayRef} />
          )}
        </div>
        <ShownMonth
          {...{ month, trayRef, onMonth, isLoading }}
          quests={viewed.quests}
          view={viewed.view}
          week={viewed.week}
          isPlacing={stampId !== null}
        />
      </div>
      <OverMonth {...{ books, quests, rights, stampId }} actions={actions} />
    </CalendarContext>
  );
}

/** What opens over the month: a quest, a dialog that adds one, and one that says what a drag changes. */
function OverMonth({ books, quests, rights, stampId, actions }: OverMonthProps) {
  const { opened, closeQuest, adding, setAdding, moved, setMoved } = actions;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <>
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
        {adding && rights.canDraft && (
          <AddingDialog
            {...{ books, quests, rights }}
            day={adding.day}
            placed={adding.dropped ?? stampId}
            copied={adding.copied}
            onBundle={(dropped) => setAdding({ ...adding, dropped })}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {moved && (
          <SeveralDialog
            providerId={books.id}
            quests={[chosenQuest(moved.quest)]}
            initial={moved.form}
            onClose={() => setMoved(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type OverMonthProps = Pick<Props, 'books' | 'quests'> & {
  rights: QuestRights;
  stampId: string | null;
  actions: ReturnType<typeof useCalendarActions>;
};

/** How the month is shown, and what of it. */
function useViewed({ books, month, quests }: Props) {
  const [chosen, onView] = useShownView();
  const [week, showWeek] = useShownWeek(month);
  const [filter, onFilter] = useState(ALL_QUESTS);
  const isNarrow = useIsNarrowPage('month');
  const view: View = isNarrow ? 'list' : chosen;
  const shown = useMemo(() => filteredQuests(quests, filter), [quests, filter]);
  const tools = <ViewTools {...{ books, onView, filter, onFilter }} view={isNarrow ? null : view} />;
  return { view, week, showWeek, quests: shown, tools };
}

/** What days and bubbles may ask for, the quest that was opened, and the day on which something is being added. */
function useCalendarActions(month: string, { canDraft, canEdit }: QuestRights) {
  // While it closes it still stands there.
  const [opened, setOpened] = useState<{ questId: string; isOpen: boolean } | null>(null);
  const [params] = useSearchParams();
  const [adding, setAdding] = useState<Adding | null>(
    params.has(ADDING)
      ? { day: firstFocusedDay(month, todayInNewYork()), dropped: null, copied: null }
      : null,
  );
  const [moved, setMoved] = useState<MovedQuest | null>(null);
  const context = useMemo(
    () => ({
      month,
      canCreate: canDraft,
      canMove: canEdit,
      move: setMoved,
      copy: (copied: CalendarQuest) => {
        setOpened(null);
        setAdding({ day: addDays(copied.day, 7), dropped: copied.templateQuestId, copied });
      },
      openQuest: (questId: string) => setOpened({ questId, isOpen: true }),
      addOn: (day: string, dropped?: string) => {
        if (canDraft) setAdding({ day, dropped: dropped ?? null, copied: null });
      },
    }),
    [month, canDraft, canEdit],
  );
  const closeQuest = () => setOpened((last) => last && { ...last, isOpen: false });
  return { context, opened, closeQuest, adding, setAdding, moved, setMoved };
}

/** The day on which something is added: of what, and like which quest. */
type Adding = { day: string; dropped: string | null; copied: CalendarQuest | null };

type MonthToolsProps = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  isLoading: boolean;
  rights: QuestRights;
  onMonth: (month: string) => void;
  onAdd: () => void;
} & Pick<Parameters<typeof CalendarToolbar>[0], 'week' | 'onWeek' | 'viewing'>;

/** Parameters of an address that open the review of the month, and the form that adds a quest. */
const [POSTING, ADDING] = ['post', 'add'];

/** The tools of a month that the viewer may use. The calendar adds Drafts; posting a month is another thing. */
function MonthTools(tools: MonthToolsProps) {
  const { books, month, quests, isLoading, rights, onMonth, onAdd, week, onWeek, viewing } = tools;
  const [params] = useSearchParams();
  const [posting, setPosting] = useState<'schedule' | 'copy' | null>(params.has(POSTING) ? 'schedule' : null);
  const canPost = rights.canCreate && books.bundleBook.monthly_schedule.length > 0;
  const drafts = draftsOf(isLoading ? [] : quests, month, Date.now());
  return (
    <>
      <CalendarToolbar
        {...{ month, onMonth, week, onWeek, viewing }}
        onAdd={rights.canDraft ? onAdd : null}
        onPostMonth={canPost ? () => setPosting('schedule') : null}
        onCopyMonth={rights.canCreate ? () => setPosting('copy') : null}
        publishing={
          rights.canEdit &&
          rights.canDraft && <PublishDraftsButton providerId={books.id} month={month} drafts={drafts} />
        }
      />
      <Suspense fallback={null}>
        {(posting === 'copy' || (posting && canPost)) && (
          <MonthlyScheduleDialog
            {...{ books, month }}
            isCopy={posting === 'copy'}
            onClose={() => setPosting(null)}
          />
        )}
      </Suspense>
    </>
  );
}
