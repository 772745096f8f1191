import { Box, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { consoleDuplicatesTexts } from '#domain/texts/generated/console-duplicates.ts';
import type { StaffMergeFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { undoMerge } from './MergeButton.tsx';

/** What was merged in the last 30 days, with the way back while there is one. */
export function MergeList() {
  const t = textsOf(consoleDuplicatesTexts);
  return (
    <>
      <Box
        component={RouterLink}
        to="/doubles"
        sx={{ display: 'inline-block', my: 1.5, color: 'primary.main', fontWeight: 650 }}
      >
        {t.back}
      </Box>
      <RecordList title={t.merges} emptyTitle={t.noMerges}>
        <RecordTable<StaffMergeFragment>
          label={t.merges}
          rowClick={false}
          primary={whatText}
          secondary={(merge) => <WayBack {...merge} />}
          columns={[
            { source: 'keptUsername', label: t.records, render: whatText },
            {
              source: 'mergedAt',
              label: t.when,
              render: ({ mergedAt }) => momentText(mergedAt),
            },
            {
              source: 'undoUntil',
              label: t.wayBack,
              render: (merge) => <WayBack {...merge} />,
            },
          ]}
        />
      </RecordList>
    </>
  );
}

function whatText({ keptUsername, droppedUsername }: StaffMergeFragment): string {
  const t = textsOf(consoleDuplicatesTexts);
  return t.into({ dropped: droppedUsername ?? t.goneRecord, kept: keptUsername ?? t.goneRecord });
}

function WayBack({ id, keptUsername, droppedUsername, undoUntil, undoneAt }: StaffMergeFragment) {
  const t = textsOf(consoleDuplicatesTexts);
  if (undoneAt !== null) return <>{t.undone({ when: momentText(undoneAt) })}</>;
  const named = { kept: keptUsername ?? t.goneRecord, dropped: droppedUsername ?? t.goneRecord };
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {t.until({ when: momentText(undoUntil) })}
      <AskedChange
        method={undoMerge}
        variables={{ id }}
        doneText={t.undoDone(named)}
        title={t.undoSure(named)}
        content={t.undoContent(named)}
        confirm={t.undoNow}
        cancel={t.leave}
      >
        {(ask) => (
          <Button size="small" onClick={ask} aria-label={t.undoOf(named)}>
            {t.undo}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}
