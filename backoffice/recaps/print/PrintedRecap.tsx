import { Button, CircularProgress } from '@mui/material';
import { useEffect } from 'react';
import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { Drawing } from '../../theme/Drawing.tsx';
import { ContactNote } from '../../volunteers/preview/ContactNote.tsx';
import { BarsChart } from '../charts/BarsChart.tsx';
import { hoursChart, isDrawn, volunteersChart } from '../charts/recap-chart.ts';
import { type RecapRecord, useRecap } from '../figures/recap-methods.ts';
import { periodName } from '../figures/recap-period-choice.ts';
import { cardsOf, summaryOf } from '../figures/recap-text.ts';
import { RecapRates } from '../RecapCards.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { useWholeLists, type WholeList } from './use-whole-lists.ts';

type Props = {
  providerId: string;
  period: string;
  hasContact: boolean;
  onReady: (isReady: boolean) => void;
};

/** Loads everything that stands on paper before any of it is shown. */
export function PrintedRecap({ providerId, period, hasContact, onReady }: Props) {
  const recap = useRecap({ providerId, period });
  const { lists, error, retry } = useWholeLists({ providerId, period });
  const failure = recap.error ?? error;
  const isReady = recap.data !== undefined && lists !== null;
  useEffect(() => {
    onReady(isReady);
    return () => onReady(false);
  }, [isReady, onReady]);
  if (failure) {
    const again = () => {
      retry();
      void recap.refetch();
    };
    return (
      <div role="alert">
        <p>{failure.message}</p>
        <Button variant="outlined" onClick={again}>
          {textsOf(consoleNoticesTexts).tryAgain}
        </Button>
      </div>
    );
  }
  if (!recap.data || !lists) {
    return (
      <p role="status">
        <CircularProgress size={24} aria-hidden="true" /> {textsOf(consoleRecapsTexts).loadingPlease}
      </p>
    );
  }
  return <Sheet recap={recap.data} lists={lists} providerId={providerId} hasContact={hasContact} />;
}

type SheetProps = {
  recap: RecapRecord;
  lists: readonly WholeList[];
  providerId: string;
  hasContact: boolean;
};

function Sheet({ recap, lists, providerId, hasContact }: SheetProps) {
  const { session } = useOrganization();
  const { period, figures, months, providerName } = recap;
  const t = textsOf(consoleRecapsTexts);
  return (
    // A narrow window scrolls the sheet sideways, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <article className="recap-sheet" style={colorVars('light')} tabIndex={0} aria-label={t.sheet}>
      <header>
        <h1>{providerName}</h1>
        <p className="recap-sheet-period">{t.recapOf({ period: periodName(period) })}</p>
      </header>
      <dl className="recap-sheet-cards">
        {cardsOf(figures).map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {summaryOf(figures).map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> {text}
          </li>
        ))}
      </ul>
      <RecapRates figures={figures} />
      {[hoursChart(months), volunteersChart(months)].filter(isDrawn).map((chart) => (
        <section key={chart.title} className="recap-sheet-chart">
          <h2>{chart.title}</h2>
          <BarsChart chart={chart} months={months} height={220} width={SHEET_WIDTH} />
        </section>
      ))}
      {hasContact && <ContactNote providerId={providerId} />}
      {lists.map((list) => (
        <PrintedTable key={list.table.id} {...list} period={period} hasContact={hasContact} />
      ))}
      <footer>
        <p>{t.end}</p>
        <p className="recap-sheet-brand">
          <Drawing svg={sealSvg({ size: 22 })} />
          {session?.title.siteName}
        </p>
      </footer>
    </article>
  );
}

/** Pixels between the margins of a letter page. */
const SHEET_WIDTH = 700;
