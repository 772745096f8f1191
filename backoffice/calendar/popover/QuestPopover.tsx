import { Dialog, Popover } from '@mui/material';
import { useId, useState } from 'react';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { QuestRights } from '../month-data/use-quest-rights.ts';
import { QuestSummary } from './QuestSummary.tsx';

type Props = {
  /** Null while none is open. */
  quest: CalendarQuest | null;
  isPhone: boolean;
  rights: QuestRights;
  onClose: () => void;
};

/** Popover of a calendar quest, next to its button or, on phones, over the full width. */
export function QuestPopover({ quest, isPhone, rights, onClose }: Props) {
  const titleId = useId();
  // While it closes it still shows the quest it was opened for.
  const [last, setLast] = useState<CalendarQuest | null>(quest);
  if (quest && quest !== last) setLast(quest);
  if (!last) return null;

  const content = <QuestSummary quest={last} rights={rights} titleId={titleId} onClose={onClose} />;
  // The bubble may be drawn anew while this is open, so it is looked for again when the focus goes back.
  const common = {
    open: quest !== null,
    onClose,
    disableRestoreFocus: true,
    slotProps: { transition: { onExited: () => bubbleOf(last.id)?.focus() } },
  };
  if (isPhone) {
    return (
      <Dialog {...common} fullWidth aria-labelledby={titleId}>
        {content}
      </Dialog>
    );
  }
  return (
    <Popover
      {...common}
      anchorEl={() => bubbleOf(last.id) ?? document.body}
      anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
      transformOrigin={{ vertical: 'center', horizontal: 'left' }}
      slotProps={{
        ...common.slotProps,
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 380 } },
      }}
    >
      {content}
    </Popover>
  );
}

function bubbleOf(questId: string): HTMLElement | null {
  return document.querySelector(`[data-quest="${CSS.escape(questId)}"]`);
}
