import { memo } from 'react';
import { consoleFormats } from '../../language/console-formats.ts';
import { guildInBrief } from '../../records/reservation-state.ts';
import { StampArt } from '../../stamps/collection/StampArt.tsx';
import { type CalendarQuest, isFaded } from '../month-data/calendar-quest.ts';
import { StatusMarker } from './StatusMarker.tsx';
import { VolunteerCount } from './VolunteerCount.tsx';

type Props = {
  quest: CalendarQuest;
  month: string;
  /** Whether Tab stops here: in the grid only on the day at which the keyboard is. */
  isTabStop: boolean;
  onOpen: (questId: string) => void;
};

/** One quest in its day. */
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
          {eventTitle}
          {guild && <span className="bubble-guild">{guild}</span>}
        </span>
      </span>
    </button>
  );
});
