import { memo, type ReactNode } from 'react';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { asWritten } from '../../language/as-written.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { guildInBrief } from '../../records/reservation-state.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import { type CalendarQuest, isFaded } from '../month-data/calendar-quest.ts';
import { countTone, signOf } from './bubble.ts';

type Props = {
  quest: CalendarQuest;
  month: string;
  /** Whether Tab stops here: in the grid only on the day at which the keyboard is. */
  isTabStop: boolean;
  onOpen: (questId: string) => void;
};

/** Button of a quest in a calendar day. */
export const QuestBubble = memo(function QuestBubble({ quest, month, isTabStop, onOpen }: Props) {
  const { id, day, eventTitle, startedAt, publishingStatus } = quest;
  const guild = guildInBrief(quest);
  const isPale = isFaded(quest, month, Date.now());
  return (
    <button
      type="button"
      className={`bubble is-${publishingStatus.toLowerCase()}${isPale ? ' is-faded' : ''}`}
      data-quest={id}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
    >
      <span className="bubble-top">
        <StatusMarker status={publishingStatus} />
        <b className="bubble-time">{consoleFormats().time(startedAt)}</b>
        <VolunteerCount quest={quest} />
      </span>
      <span className="bubble-what">
        <StampArt stamped={quest} size={24} />
        <span className="bubble-title">
          <span {...asWritten()}>{eventTitle}</span>
          {guild && <span className="bubble-guild">{guild}</span>}
        </span>
      </span>
    </button>
  );
});

/** The status of a quest as one sign; its word is for those who do not see it. */
function StatusMarker({ status }: { status: PublishingStatus }) {
  const sign = signOf(status);
  return (
    <span className={`status-marker is-${sign === '?' ? 'other' : sign}`} title={statusLabel(status)}>
      <span aria-hidden="true">{SHAPES[sign] ?? sign}</span>
      <span className="calendar-hidden">{statusLabel(status)}</span>
    </span>
  );
}

const SHAPES: Record<string, ReactNode> = {
  dot: (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <circle cx="8" cy="8" r="4.5" fill="currentColor" />
    </svg>
  ),
  forbidden: (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M4 4l8 8" stroke="currentColor" strokeWidth="2" />
    </svg>
  ),
};

/** How many volunteers a quest has, coloured by how many it needs; nothing where no one can sign up. */
function VolunteerCount({ quest }: { quest: CalendarQuest }) {
  const tone = countTone(quest);
  if (tone === null) return null;
  const { takenCount, waitingCount, resourceMaxNumber } = quest;
  const t = textsOf(consoleCalendarTexts);
  const counts = { taken: takenCount, places: resourceMaxNumber };
  return (
    <span className={`volunteer-count is-${tone}`}>
      <span aria-hidden="true">
        {takenCount}/{resourceMaxNumber}
        {waitingCount > 0 && ` +${waitingCount}`}
        <span className="volunteer-word"> {t[tone]}</span>
      </span>
      <span className="calendar-hidden">
        {waitingCount > 0
          ? t.volunteersAndWaiting({ ...counts, waiting: waitingCount })
          : t.volunteers(counts)}
        {`, ${t[tone]}`}
      </span>
    </span>
  );
}
