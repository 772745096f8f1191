import { Button } from '@mui/material';
import { useRedirect } from 'react-admin';
import { consoleDuplicatesTexts } from '#domain/texts/generated/console-duplicates.ts';
import { MergeRecordsDocument, PreviewMergeDocument, UndoMergeDocument } from '../../gql/generated/staff.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';

/** What a merge would do; it writes, since the audit log says who looked. */
export const previewMerge = writing(PreviewMergeDocument, (data) => data.previewMerge);

export const mergeRecords = writing(MergeRecordsDocument, (data) => data.mergeRecords);

export const undoMerge = writing(UndoMergeDocument, (data) => data.undoMerge);

type Props = Readonly<Record<'kept' | 'dropped', StaffAccountFragment>> & { isOfChild: boolean };

/** Merges two records after asking once, with both names in the question. */
export function MergeButton({ kept, dropped, isOfChild }: Props) {
  const t = textsOf(consoleDuplicatesTexts);
  const redirect = useRedirect();
  const named = { kept: kept.username, dropped: dropped.username };
  return (
    <AskedChange
      method={mergeRecords}
      variables={{ keptId: kept.id, droppedId: dropped.id }}
      doneText={t.done(named)}
      onEnd={(isDone) => isDone && redirect('/merges')}
      title={t.sure(named)}
      content={isOfChild ? t.contentOfChild(named) : t.content(named)}
      confirm={t.mergeNow}
      cancel={t.leave}
    >
      {(ask) => (
        <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={ask}>
          {t.merge}
        </Button>
      )}
    </AskedChange>
  );
}
