import { Box, Card, Link as PlainLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../language/console-locale.ts';
import { rangeOf } from './figures/recap-period-choice.ts';
import { type Opens, type RecapFigures, summaryOf } from './figures/recap-text.ts';
import { RecapRates } from './RecapCards.tsx';

type Props = { period: string; figures: RecapFigures };

/** Every figure of the period in a line of words; each leads to the rows behind it. */
export function RecapSummary({ period, figures }: Props) {
  const t = textsOf(consoleRecapsTexts);
  return (
    <Card component="section" aria-label={t.summary} sx={{ p: 2.5 }}>
      <Typography variant="h3">{t.summary}</Typography>
      <Box component="ul" sx={list}>
        {summaryOf(figures).map(({ figure, text, opens }) => (
          <li key={text}>
            <Figure opens={opens} period={period} label={t.showRows({ figure, text })}>
              {figure}
            </Figure>{' '}
            {text}
          </li>
        ))}
      </Box>
      <RecapRates figures={figures} />
    </Card>
  );
}

type FigureProps = { opens: Opens; period: string; label: string; children: string };

function Figure({ opens, period, label, children }: FigureProps) {
  if (opens === 'quests') {
    return (
      <PlainLink component={Link} to={questsOf(period)} aria-label={label} sx={figure}>
        {children}
      </PlainLink>
    );
  }
  return (
    <PlainLink href={`#${opens}`} aria-label={label} sx={figure}>
      {children}
    </PlainLink>
  );
}

/** The list of quests, narrowed to those that are counted. */
function questsOf(period: string): string {
  const { from, until } = rangeOf(period);
  const filter = { publishingStatus: 'Published', eventType: 'OSV', startsFrom: from, startsBefore: until };
  return `/quests?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

const list = { listStyle: 'none', p: 0, m: 0, mt: 1, '& > li': { py: 0.25, overflowWrap: 'anywhere' } };
const figure = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 700,
  fontSize: 18,
  fontVariantNumeric: 'tabular-nums',
};
