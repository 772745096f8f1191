import { Box } from '@mui/material';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import type { SeveralChangesInput } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { plainList } from '../../widgets/lists/rows-style.ts';
import { type ChosenQuest, movedWhen } from './several-form.ts';

const MOST_SHOWN = 5;

/** When the quests are, and when they would be. */
export function MovedTimes({
  quests,
  changes,
}: {
  quests: readonly ChosenQuest[];
  changes: SeveralChangesInput;
}) {
  const t = textsOf(consoleSeveralTexts);
  const moved = quests.flatMap((quest) => {
    const when = movedWhen(quest, changes);
    return when ? [{ ...quest, ...when }] : [];
  });
  if (moved.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
      {moved.slice(0, MOST_SHOWN).map(({ id, eventTitle, from, to }) => (
        <li key={id}>
          <b {...asWritten()}>{eventTitle}</b>
          <br />
          {t.from({ when: from })}
          <br />
          {t.to({ when: to })}
        </li>
      ))}
      {moved.length > MOST_SHOWN && <li>{t.more({ count: String(moved.length - MOST_SHOWN) })}</li>}
    </Box>
  );
}
