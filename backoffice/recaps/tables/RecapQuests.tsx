import {
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { categoryName } from '#domain/recaps/figure-names.ts';
import { formatDollars } from '#domain/text/format.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { consoleInsightsTexts } from '#domain/texts/generated/console-insights.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { PagedAnswer } from '../../widgets/lists/PagedAnswer.tsx';
import { recapQuests } from '../figures/recap-methods.ts';
import { leadText } from '../figures/recap-text.ts';

const PER_PAGE = 10;

type Row = Awaited<ReturnType<typeof recapQuests.send>>['items'][number];

/** The quests that the figures for funders are counted from. */
export function RecapQuests(asked: { providerId: string; period: string }) {
  const t = textsOf(consoleInsightsTexts);
  return (
    // A figure leads here, and so does the focus.
    <Card component="section" id="counted" tabIndex={-1} aria-label={t.quests} className="recap-section">
      <Typography variant="h3">{t.quests}</Typography>
      <PagedAnswer
        method={recapQuests}
        asked={asked}
        perPage={PER_PAGE}
        pagesLabel={t.quests}
        empty={<Typography sx={{ py: 3, color: 'text.secondary' }}>{t.none}</Typography>}
      >
        {(items) => <QuestTable items={items} />}
      </PagedAnswer>
    </Card>
  );
}

function QuestTable({ items }: { items: readonly Row[] }) {
  const t = textsOf(consoleInsightsTexts);
  const heads = [
    t.quest,
    t.day,
    t.type,
    t.zip,
    t.signUps,
    t.absences,
    t.leadShort,
    t.hours,
    t.value,
    t.walkInsShort,
  ];
  return (
    <TableContainer>
      <Table size="small" aria-label={t.quests}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.questId}>
              <TableCell>
                <Link component={RouterLink} to={`/quests/${encodeURIComponent(item.questId)}/show`}>
                  {item.eventTitle}
                </Link>
              </TableCell>
              {cellsOf(item).map((cell, position) => (
                <TableCell key={heads[position + 1]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function cellsOf(row: Row): string[] {
  const { startedAt, type, zip, spots, heads, absences, leadMinutes, minutes, dollarValue, walkIns } = row;
  const t = textsOf(consoleInsightsTexts);
  const { date, count, duration, serviceHours } = consoleFormats();
  return [
    startedAt === null ? '' : date(newYorkDay(Date.parse(startedAt))),
    type === null ? t.other : categoryName(textsOf(categoriesTexts))(type),
    zip ?? t.other,
    t.of({ part: count(heads), whole: count(spots) }),
    count(absences),
    leadMinutes === null ? '' : leadText(leadMinutes, duration),
    serviceHours(minutes),
    formatDollars(dollarValue),
    count(walkIns),
  ];
}
