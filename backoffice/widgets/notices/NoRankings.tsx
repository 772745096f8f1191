import { Card } from '@mui/material';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Notice } from './Notice.tsx';

/** What trusted minors, and whoever is under 18, find in place of a list that ranks people. */
export function NoRankings() {
  const t = textsOf(consoleNoticesTexts);
  return (
    <Card>
      <Notice title={t.adultsOnlyTitle}>{t.adultsOnly}</Notice>
    </Card>
  );
}
