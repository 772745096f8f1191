import { encode } from 'uqr';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The square code that opens the sheet of a quest. */
export function SheetCode({ questId }: { questId: string }) {
  const address = `${window.location.origin}/console/quests/${encodeURIComponent(questId)}/attendance`;
  const { data, size } = encode(address, SQUARE_CODE);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={textsOf(consoleAttendanceTexts).sheetCode}>
      <path d={barsOf(data)} />
    </svg>
  );
}
