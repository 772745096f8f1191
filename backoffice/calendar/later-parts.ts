import { useEffect } from 'react';
import { lazyPart } from '../widgets/loading/lazy-part.ts';

// What opens over the month comes when someone takes it in hand: whoever only looks never loads it.

const popover = () => import('./popover/QuestPopover.tsx');
const adding = () => import('./AddingDialog.tsx');
const schedule = () => import('./monthly-schedule/MonthlyScheduleDialog.tsx');

const moving = () => import('../quests/several/SeveralDialog.tsx');

export const SeveralDialog = lazyPart(moving, 'SeveralDialog');
export const QuestPopover = lazyPart(popover, 'QuestPopover');
export const AddingDialog = lazyPart(adding, 'AddingDialog');
export const MonthlyScheduleDialog = lazyPart(schedule, 'MonthlyScheduleDialog');

const HANDS = ['pointermove', 'touchstart', 'keydown'] as const;

/** Fetches what most open next, once there is someone to open it. A failure shows when it is opened. */
export function useLaterParts(): void {
  useEffect(() => {
    const stop = () => {
      for (const kind of HANDS) window.removeEventListener(kind, load);
    };
    const load = () => {
      stop();
      void Promise.all([popover(), adding()]).catch(() => undefined);
    };
    for (const kind of HANDS) window.addEventListener(kind, load, { passive: true });
    return stop;
  }, []);
}
