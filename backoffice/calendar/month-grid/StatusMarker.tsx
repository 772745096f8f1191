import type { ReactNode } from 'react';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { signOf } from './bubble.ts';

/** The status of a quest as one sign; its word is for those who do not see it. */
export function StatusMarker({ status }: { status: PublishingStatus }) {
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
