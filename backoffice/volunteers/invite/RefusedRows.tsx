import { Box, Typography } from '@mui/material';
import { reasonOf } from '#domain/invited-volunteers/row-reason.ts';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { textsOf } from '../../language/console-locale.ts';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import type { JudgedFile } from './send-invited-file.ts';

/** How many people of a file can be invited, and which rows are left out, each with its reason. */
export function RefusedRows({ judged: { invitedCount, refusedCount, refused } }: { judged: JudgedFile }) {
  const t = textsOf(consoleInvitedTexts);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {t.ready({ count: invitedCount })}
      </Typography>
      {refusedCount > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t.leftOut({ count: refusedCount })}
          </Typography>
          <Box component="ul" sx={{ ...linedRows, mt: 1 }}>
            {refused.map((row) => (
              <li key={row.line}>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {[t.row({ row: row.line }), row.who].filter(Boolean).join(' · ')}
                </Box>
                <Typography sx={{ color: 'text.secondary' }}>{reasonOf(t, row)}</Typography>
              </li>
            ))}
          </Box>
          {refusedCount > refused.length && (
            <Typography sx={{ mt: 1 }}>{t.more({ count: refusedCount - refused.length })}</Typography>
          )}
        </>
      )}
    </Box>
  );
}
