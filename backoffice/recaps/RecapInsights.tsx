import { Box, Card, Link, Typography } from '@mui/material';
import { ageBandName, categoryName } from '#domain/recaps/figure-names.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { consoleInsightsTexts } from '#domain/texts/generated/console-insights.ts';
import { consoleRecapTablesTexts } from '#domain/texts/generated/console-recap-tables.ts';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { CsvButton } from '../files/CsvButton.tsx';
import type { RecapInsightsQuery } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { recapInsights } from './figures/recap-methods.ts';
import { leadText, percentText } from './figures/recap-text.ts';

type Insights = RecapInsightsQuery['recapInsights'];

/** How the quests of a period went, for who funds the charity; nothing until it is known. */
export function RecapInsights(asked: { providerId: string; period: string }) {
  const { data } = useAnswer(recapInsights, asked);
  const t = textsOf(consoleInsightsTexts);
  const { downloadXlsx } = textsOf(consoleRecapTablesTexts);
  if (!data) return null;
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5 }}>
      <Box className="recap-section-head">
        <Typography variant="h3">{t.title}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CsvButton label={t.download} address="/files/figures.csv" asked={asked} />
          <CsvButton label={downloadXlsx} address="/files/figures.xlsx" asked={asked} />
        </Box>
      </Box>
      <Pairs pairs={ratesOf(data)} />
      <Shares
        title={t.byType}
        shares={data.hoursByType}
        nameOf={categoryName(textsOf(categoriesTexts))}
        rows="#counted"
      />
      <Shares title={t.byZip} shares={data.hoursByZip} nameOf={(zip) => zip} rows="#counted" />
      <Shares
        title={t.byAge}
        shares={data.hoursByAge}
        nameOf={ageBandName(textsOf(consoleRecapTablesTexts))}
        rows="#served"
      />
    </Card>
  );
}

/** Rates with what they are counted from. */
function ratesOf(insights: Insights): Pair[] {
  const { spots, signUps, heads, others, otherMinutes, absences, lateDrops, leadMinutes } = insights;
  const t = textsOf(consoleInsightsTexts);
  const { count, duration, serviceHours } = consoleFormats();
  const walkIns = t.walkInHours({ count: insights.walkIns, hours: serviceHours(insights.walkInMinutes) });
  const rate = (part: number, whole: number) =>
    whole === 0
      ? t.none
      : t.rate({ percent: percentText((100 * part) / whole), part: count(part), whole: count(whole) });
  return [
    [t.fill, rate(heads, spots), '#counted'],
    [t.noShow, rate(absences, signUps), '#absent'],
    [t.lateDrops, count(lateDrops), '#late-drop'],
    [t.lead, leadMinutes === null ? t.none : leadText(leadMinutes, duration), '#counted'],
    ...(others > 0
      ? ([
          [t.others, t.othersCame({ count: others, hours: serviceHours(otherMinutes) }), '#counted'],
        ] as const)
      : []),
    ...(insights.walkIns > 0 ? ([[t.walkIns, walkIns, '#counted']] as const) : []),
  ];
}

/** A label with its figure, and the rows that it opens. */
type Pair = readonly [label: string, value: string, rows?: string];

type SharesProps = {
  title: string;
  shares: Insights['hoursByType'];
  nameOf: (key: string) => string;
  rows: string;
};

function Shares({ title, shares, nameOf, rows }: SharesProps) {
  const t = textsOf(consoleInsightsTexts);
  if (shares.length === 0) return null;
  const { serviceHours } = consoleFormats();
  return (
    <>
      <Typography component="h4" sx={{ mt: 2, fontWeight: 650 }}>
        {title}
      </Typography>
      <Pairs
        pairs={shares.map(({ key, minutes }) => [
          key === null ? t.other : nameOf(key),
          serviceHours(minutes),
          rows,
        ])}
      />
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  const { showRows } = textsOf(consoleRecapsTexts);
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, maxWidth: 560 }}>
      {pairs.map(([label, value, rows]) => (
        <Box key={label} sx={pair}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, fontWeight: 650, textAlign: 'end' }}>
            {rows ? (
              <Link href={rows} aria-label={showRows({ figure: value, text: label })} color="inherit">
                {value}
              </Link>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const pair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
};
