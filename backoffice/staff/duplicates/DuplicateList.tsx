import { Box, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import {
  type ConsoleDuplicatesTexts,
  consoleDuplicatesTexts,
} from '#domain/texts/generated/console-duplicates.ts';
import type { StaffDoublesQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { nameOnAccount } from '../accounts/account-text.ts';

type Double = StaffDoublesQuery['likelyDoubles']['items'][number];

/** Pairs of records that are likely one person's; each leads to both beside each other. */
export function DuplicateList() {
  const t = textsOf(consoleDuplicatesTexts);
  return (
    <>
      <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '70ch' }}>{t.intro}</Typography>
      <Box
        component={RouterLink}
        to="/merges"
        sx={{ display: 'inline-block', my: 1.5, color: 'primary.main', fontWeight: 650 }}
      >
        {t.mergedList}
      </Box>
      <RecordList title={t.title} emptyTitle={t.empty}>
        <RecordTable<Double>
          label={t.title}
          rowClick={false}
          primary={(pair) => <PairLink {...pair} />}
          secondary={(pair) => sameText(pair)}
          columns={[
            { source: 'one', label: t.records, render: (pair) => <PairLink {...pair} /> },
            { source: 'other', label: t.names, render: namesOf },
            { source: 'same', label: t.same, render: sameText },
          ]}
        />
      </RecordList>
    </>
  );
}

function PairLink({ id, one, other }: Double) {
  const t = textsOf(consoleDuplicatesTexts);
  return (
    <RowLink to={`/doubles/${encodeURIComponent(id)}`}>
      {t.pair({ one: one.username, other: other.username })}
    </RowLink>
  );
}

function namesOf({ one, other }: Double): string {
  return [...new Set([nameOnAccount(one), nameOnAccount(other)])].join(' / ');
}

function sameText({ same, ofOtherGuardians, standing }: Double): string {
  const t: ConsoleDuplicatesTexts = textsOf(consoleDuplicatesTexts);
  if (standing) return standing === 'MERGE_WAITS' ? t.waits : t.notMerged;
  if (ofOtherGuardians) return t.otherGuardians;
  return same.map((mark) => t[mark]).join(', ');
}
