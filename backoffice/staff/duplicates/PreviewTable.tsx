import { Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { consoleDuplicatesTexts } from '#domain/texts/generated/console-duplicates.ts';
import type { PreviewMergeMutation } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';

type Part = PreviewMergeMutation['previewMerge']['parts'][number];

/** How much would come to the record that stays, and how much its own stands in for. */
export function PreviewTable({ parts }: { parts: readonly Part[] }) {
  const t = textsOf(consoleDuplicatesTexts);
  const shown = parts.filter(({ moved, setAside }) => moved + setAside > 0);
  return (
    <Card component="section" aria-labelledby="what-happens" sx={{ p: 2.5 }}>
      <Typography id="what-happens" variant="h2" sx={{ mb: 1 }}>
        {t.whatHappens}
      </Typography>
      {shown.length === 0 ? (
        <Typography>{t.nothing}</Typography>
      ) : (
        <Table size="small" aria-labelledby="what-happens">
          <TableHead>
            <TableRow>
              <TableCell>{t.what}</TableCell>
              <TableCell align="right">{t.moved}</TableCell>
              <TableCell align="right">{t.setAside}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ subject, moved, setAside }) => (
              <TableRow key={subject}>
                <TableCell component="th" scope="row">
                  {subjectText(subject)}
                </TableCell>
                <TableCell align="right">{moved}</TableCell>
                <TableCell align="right">{setAside}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '70ch' }}>{t.note}</Typography>
    </Card>
  );
}

function subjectText(subject: Part['subject']): string {
  const locale = consoleLocale();
  return consoleDuplicatesTexts(locale)[`of_${subject}`];
}
