import { Box } from '@mui/material';
import { consoleCharityHealthTexts } from '#domain/texts/generated/console-charity-health.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { StaffCharityHealthFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { momentText } from '../widgets/moment-text.ts';

type Health = StaffCharityHealthFragment;

/** Charities by health: who needs a call first. A row leads to the charity, with the accounts to write to. */
export function CharityHealthList() {
  const t = textsOf(consoleCharityHealthTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty}>
      <RecordTable<Health>
        label={t.title}
        rowClick={false}
        primary={(health) => <CharityLink {...health} />}
        secondary={(health) => <Problems {...health} />}
        columns={[
          { source: 'name', label: textsOf(consoleDeskTexts).charity, render: CharityLink },
          { source: 'problems', label: t.problems, render: Problems },
          { source: 'lastUsedAt', label: t.lastLogin, render: ({ lastUsedAt }) => momentOf(lastUsedAt) },
          { source: 'postedUntil', label: t.postedUntil, render: ({ postedUntil }) => momentOf(postedUntil) },
          {
            source: 'fillPercent',
            label: t.filled,
            render: ({ fillPercent }) => (fillPercent == null ? t.none : t.percent({ fillPercent })),
          },
          { source: 'unmarkedCount', label: t.unmarkedQuests },
          { source: 'questionCount', label: t.openQuestions },
        ]}
      />
    </RecordList>
  );
}

function CharityLink({ id, name }: Pick<Health, 'id' | 'name'>) {
  return <RowLink to={`/providers/${encodeURIComponent(id)}`}>{name}</RowLink>;
}

function Problems({ problems }: Pick<Health, 'problems'>) {
  const t = textsOf(consoleCharityHealthTexts);
  if (problems.length === 0) return <Tag text={t.well} tone="good" />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {problems.map((problem) => (
        <Tag key={problem} text={t[problem]} tone="bad" />
      ))}
    </Box>
  );
}

function momentOf(moment: string | null | undefined): string {
  return moment ? momentText(moment) : textsOf(consoleCharityHealthTexts).none;
}
