import { Box, Card, Skeleton, Typography, useTheme } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { ConsoleError } from '../api-client/error-code.ts';
import { textsOf } from '../language/console-locale.ts';
import { colorVars } from '../theme/color-vars.ts';
import { ContactNote } from '../volunteers/preview/ContactNote.tsx';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { NoRankings } from '../widgets/notices/NoRankings.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { RecapCharts } from './charts/RecapCharts.tsx';
import { type RecapRecord, useRecap } from './figures/recap-methods.ts';
import { periodName, useRecapPeriod } from './figures/recap-period-choice.ts';
import { RecapCards } from './RecapCards.tsx';
import { RecapDenied } from './RecapDenied.tsx';
import { RecapInsights } from './RecapInsights.tsx';
import { RecapSummary } from './RecapSummary.tsx';
import { RecapToolbar } from './RecapToolbar.tsx';
import { ShareRecap } from './share/ShareRecap.tsx';
import { RecapQuests } from './tables/RecapQuests.tsx';
import { RecapTableSection } from './tables/RecapTableSection.tsx';
import { tablesOf } from './tables/recap-tables.ts';
import './recap.css';

/** The recap of a charity, a period at a time. */
export function Recap({ providerId }: { providerId: string }) {
  const { mode } = useTheme().palette;
  const [period, choose] = useRecapPeriod();
  const { data, error, refetch } = useRecap({ providerId, period });
  const title = useLastName(data);
  return (
    <div className="recap" style={colorVars(mode)}>
      <PageHeading text={title} />
      <RecapToolbar period={period} onPeriod={choose} />
      <Typography variant="h2" aria-live="polite" sx={{ mt: 2 }}>
        {textsOf(consoleRecapsTexts).recapOf({ period: periodName(period) })}
      </Typography>
      {error && <RecapFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RecapSkeleton />}
      {!error && data && (
        // Another period is another report: its tables begin at their first pages.
        <Report key={period} providerId={providerId} recap={data} onPeriod={choose} />
      )}
    </div>
  );
}

/** The charity's name, which stays while another period is on its way. */
function useLastName(recap: RecapRecord | undefined): string {
  const [name, setName] = useState(() => textsOf(consoleRecapsTexts).title);
  if (recap?.providerName && recap.providerName !== name) setName(recap.providerName);
  return name;
}

type ReportProps = { providerId: string; recap: RecapRecord; onPeriod: (period: string) => void };

function Report({ providerId, recap, onPeriod }: ReportProps) {
  const { period, figures, months } = recap;
  const { canAccess: hasLists } = useCanAccess({ resource: 'data', action: 'lists' });
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecapSummary period={period} figures={figures} />
      <RecapCards figures={figures} />
      <RecapInsights providerId={providerId} period={period} />
      <RecapCharts months={months} onPeriod={onPeriod} />
      <RecapQuests providerId={providerId} period={period} />
      {hasLists && <ShareRecap providerId={providerId} period={period} />}
      {hasLists && <Lists providerId={providerId} period={period} />}
      {hasLists === false && <NoRankings />}
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', py: 2 }}>
        {textsOf(consoleRecapsTexts).end}
      </Typography>
    </Box>
  );
}

type ListsProps = { providerId: string; period: string };

function Lists({ providerId, period }: ListsProps) {
  return (
    <>
      <ContactNote providerId={providerId} />
      {tablesOf(period).map((table) => (
        <RecapTableSection key={table.id} table={table} providerId={providerId} period={period} />
      ))}
    </>
  );
}

/** The report did not arrive, or is no longer the viewer's to read. */
function RecapFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ConsoleError && error.code === 'FORBIDDEN') return <RecapDenied />;
  return (
    <FailureNotice isCard title={textsOf(consoleRecapsTexts).notLoaded} onRetry={onRetry}>
      {error.message}
    </FailureNotice>
  );
}

/** Stands where the report will be, in its shape. */
function RecapSkeleton() {
  return (
    <Box
      role="status"
      aria-label={textsOf(consoleRecapsTexts).loadingPlease}
      sx={{ display: 'grid', gap: 2, mt: 2 }}
    >
      <Card sx={{ p: 2.5 }}>
        {[70, 60, 75, 65, 55].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={34} sx={{ maxWidth: 420 }} />
        ))}
      </Card>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {['volunteers', 'hours', 'value'].map((card) => (
          <Skeleton key={card} variant="rounded" height={112} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}
