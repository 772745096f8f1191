import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import type { QuestFilter } from './quest-filter.ts';
import { VIEWS, type View } from './shown-view.ts';

type Props = {
  books: CharityBooks;
  /** Null where the page shows a list only. */
  view: View | null;
  onView: (view: View) => void;
  filter: QuestFilter;
  onFilter: (filter: QuestFilter) => void;
};

/** How the calendar is shown, and which of its quests. */
export function ViewTools({ books, view, onView, filter, onFilter }: Props) {
  const t = textsOf(consoleCalendarTexts);
  const stamps = [...books.stamps.values()].map(({ id, title }) => ({ id, name: title }));
  return (
    <div className="calendar-filters">
      {view && (
        <ToggleButtonGroup
          aria-label={t.views}
          exclusive
          size="small"
          value={view}
          onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <ToggleButton
        size="small"
        value="short"
        selected={filter.isShortOnly}
        onChange={() => onFilter({ ...filter, isShortOnly: !filter.isShortOnly })}
      >
        {t.shortOnly}
      </ToggleButton>
      {stamps.length > 0 && (
        <ChoiceField
          label={t.stamp}
          width={200}
          choices={[{ id: '', name: t.allStamps }, ...stamps]}
          value={filter.stampId}
          onChange={(stampId) => onFilter({ ...filter, stampId })}
        />
      )}
    </div>
  );
}
