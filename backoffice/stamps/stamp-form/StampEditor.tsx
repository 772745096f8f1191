import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from '../../widgets/forms/LeaveDialog.tsx';
import { useLeaveGuard } from '../../widgets/forms/use-leave-guard.ts';
import type { StampBookRecord, StampDetails } from '../book-record/stamp-book-record.ts';
import { GroupField } from './GroupField.tsx';
import { SourceQuestField } from './SourceQuestField.tsx';
import { StampFields } from './StampFields.tsx';
import {
  NEW_STAMP,
  rebased,
  type StampForm,
  stampChanges,
  stampFormOf,
  stampProblems,
} from './stamp-form.ts';
import { useSaveStamp } from './use-save-stamp.ts';

type Props = {
  book: StampBookRecord;
  /** Null for a new one. */
  stamp: StampDetails | null;
  /** The quest that a new one is made from. */
  source: StampDetails | null;
};

/** The form of a stamp. */
export function StampEditor({ book, stamp, source }: Props) {
  const navigate = useNavigate();
  const { form, base, change } = useStampForm(stamp, source);
  const [groupName, setGroupName] = useState('');
  const problems = stampProblems(form);
  const changes = base ? stampChanges(form, base) : null;
  const isChanged = changes ? Object.keys(changes).length > 0 : form !== NEW_STAMP;
  const guard = useLeaveGuard(isChanged);
  const { save, isPending } = useSaveStamp(book.id, () => {
    guard.release();
    void navigate('/stamps');
  });
  const isReady = isChanged && Object.keys(problems).length === 0 && !isPending;

  return (
    <Card
      component="form"
      noValidate
      sx={{ p: { xs: 2, sm: 3 }, mt: 1, maxWidth: 760, display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save({ form, stamp: base, changes, source, groupName });
      }}
    >
      {!stamp && <SourceQuestField book={book} source={source} />}
      <StampFields book={book} form={form} problems={problems} onChange={change} />
      {!stamp && <GroupField book={book} value={groupName} onChange={setGroupName} />}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={() => void navigate('/stamps')}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={!isReady}>
          {stamp ? 'Save' : 'Create stamp'}
        </Button>
      </Box>
      <LeaveDialog guard={guard} />
    </Card>
  );
}

/** The form, over the stamp as it was last read; somebody else's edit changes what was not touched here. */
function useStampForm(stamp: StampDetails | null, source: StampDetails | null) {
  const [state, setState] = useState(() => ({ base: stamp, form: firstForm(stamp, source) }));
  const { base, form } = state;
  if (stamp && base && stamp.updatedAt !== base.updatedAt) {
    setState({ base: stamp, form: rebased(form, base, stamp) });
  }
  const change = (part: Partial<StampForm>) =>
    setState((last) => ({ ...last, form: { ...last.form, ...part } }));
  return { form, base, change };
}

function firstForm(stamp: StampDetails | null, source: StampDetails | null): StampForm {
  if (stamp) return stampFormOf(stamp);
  if (!source) return NEW_STAMP;
  const form = stampFormOf(source);
  return { ...form, stampTitle: form.stampTitle || form.eventTitle };
}
