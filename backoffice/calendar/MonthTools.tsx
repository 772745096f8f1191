import { Suspense, useState } from 'react';
import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { draftsOf } from './drafts/month-drafts.ts';
import { PublishDraftsButton } from './drafts/PublishDraftsButton.tsx';
import { MonthlyScheduleDialog } from './later-parts.ts';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import type { QuestRights } from './month-data/use-quest-rights.ts';

type Props = {
  books: CharityBooks;
  month: string;
  quests: readonly CalendarQuest[];
  isLoading: boolean;
  rights: QuestRights;
  onMonth: (month: string) => void;
  onAdd: () => void;
};

/** The tools of a month that the viewer may use. The calendar adds Drafts; posting a month is another thing. */
export function MonthTools({ books, month, quests, isLoading, rights, onMonth, onAdd }: Props) {
  const [isPosting, setPosting] = useState(false);
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
        {isPosting && (
          <MonthlyScheduleDialog {...{ books, month, quests }} onClose={() => setPosting(false)} />
        )}
      </Suspense>
    </>
  );
}
