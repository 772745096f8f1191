import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import type { StaffKeptTextFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { KeptText } from '../../safety/KeptText.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';

/** Copies that no charity's admins read: texts of guilds with people under 18, and their feedback. */
export function KeptTextList() {
  const t = textsOf(consoleSafetyTexts);
  return (
    <RecordList title={t.guildTextsTitle} emptyTitle={t.nothingWritten}>
      <RecordRows<StaffKeptTextFragment>
        label={t.guildTextsTitle}
        note={t.guildTextsNote}
        row={(message) => <KeptText message={message} charity={t.toStaff} />}
      />
    </RecordList>
  );
}
