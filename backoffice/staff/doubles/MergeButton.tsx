import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect } from 'react-admin';
import { consoleDoublesTexts } from '#domain/texts/generated/console-doubles.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { mergeRecords } from './double-methods.ts';

type Props = Readonly<Record<'kept' | 'dropped', StaffAccountFragment>> & { isOfChild: boolean };

/** Merges two records after asking once, with both names in the question. */
export function MergeButton({ kept, dropped, isOfChild }: Props) {
  const t = textsOf(consoleDoublesTexts);
  const redirect = useRedirect();
  const [isAsked, setAsked] = useState(false);
  const named = { kept: kept.username, dropped: dropped.username };
  const { mutate, isPending } = useChange(mergeRecords, t.done(named), {
    onDone: () => redirect('/merges'),
    onEnd: () => setAsked(false),
  });
  return (
    <>
      <Button variant="contained" onClick={() => setAsked(true)} sx={{ justifySelf: 'start' }}>
        {t.merge}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        confirmColor="warning"
        title={t.sure(named)}
        content={isOfChild ? t.contentOfChild(named) : t.content(named)}
        confirm={t.mergeNow}
        cancel={t.leave}
        onConfirm={() => mutate({ keptId: kept.id, droppedId: dropped.id })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
