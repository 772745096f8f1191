import { Box, Button, Link, Typography } from '@mui/material';
import { formatDollars } from '#domain/text/format.ts';
import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import { ApplyHourValuesDocument, DeleteHourValueDocument } from '../../gql/generated/staff.ts';
import type { StaffHourValueFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { hourValueName } from './hour-value-operations.ts';

const deleteHourValue = writing(DeleteHourValueDocument, (data) => data.deleteHourValue);

/** Gives past recaps the values as they are now; answers with how many changed. */
const applyHourValues = writing(ApplyHourValuesDocument, (data) => data.applyHourValues);

/** What an hour is worth, by state, and the way to give past recaps the same. */
export function HourValueList() {
  const t = textsOf(consoleHourValuesTexts);
  return (
    <>
      <RecordList title={t.title} emptyTitle={t.empty} createLabel={t.add} hasPages={false}>
        <RecordRows<StaffHourValueFragment>
          label={t.title}
          note={t.note}
          row={(value) => <HourValue {...value} />}
          sx={spreadRow}
        />
      </RecordList>
      <AskedChange
        method={applyHourValues}
        variables={{}}
        doneText={(count) => t.applied({ count })}
        title={t.applyTitle}
        content={t.applyContent}
        confirm={t.apply}
        cancel={t.keepPast}
      >
        {(ask) => (
          <Button variant="outlined" onClick={ask} sx={{ mt: 2, minHeight: 44 }}>
            {t.apply}
          </Button>
        )}
      </AskedChange>
    </>
  );
}

function HourValue(value: StaffHourValueFragment) {
  const { id, cents, source, isApplied } = value;
  const t = textsOf(consoleHourValuesTexts);
  const name = hourValueName(value);
  return (
    <>
      <Box sx={{ minWidth: 0, flex: '1 1 9rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowLink to={`/hour-values/${encodeURIComponent(id)}`}>{name}</RowLink>
          <b>{formatDollars(cents / 100)}</b>
          {!isApplied && <Tag text={t.isNew} tone="quiet" />}
        </Box>
        <Typography sx={{ color: 'text.secondary' }} dir="auto">
          {/^https?:\/\//.test(source) ? (
            <Link href={source} target="_blank" rel="noopener noreferrer" color="inherit">
              {source}
            </Link>
          ) : (
            source
          )}
        </Typography>
      </Box>
      <AskedChange
        method={deleteHourValue}
        variables={{ id }}
        doneText={t.removed}
        title={t.removeTitle({ value: name })}
        content={t.removeContent}
        confirm={t.remove}
        cancel={t.keep}
      >
        {(ask) => (
          <Button color="error" onClick={ask} aria-label={t.removeOf({ value: name })}>
            {t.remove}
          </Button>
        )}
      </AskedChange>
    </>
  );
}
