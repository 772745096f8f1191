import { Box, Button, Card, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { type DayNumbers, todayText } from '#domain/quests/day-numbers.ts';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { consoleTodoTexts } from '#domain/texts/generated/console-todo.ts';
import type { DeskQuery, DeskQuestFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { todayAtFirst } from '../theme/FirstFrame.tsx';
import { spreadRow } from '../theme/row.ts';
import { RowLink } from '../widgets/lists/RowLink.tsx';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { BEFORE_CLAIMS, type DeskPart, type DeskRow, deskParts } from './desk-parts.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { desk } from './home-methods.ts';

const HoursClaims = lazyPart(() => import('../hours-claims/HoursClaims.tsx'), 'HoursClaims');

/** What needs a hand at a charity, each with its next step. */
export function Desk({ providerId }: { providerId: string }) {
  const { data, error, refetch } = useAnswer(desk, { providerId });
  const canMark = useMay('attendance', 'edit', providerId);
  const canWrite = useMay('quest-messages', 'edit', providerId);
  const canAlert = useMay('alerts', 'create', providerId);
  const t = textsOf(consoleTodoTexts);
  if (error && !data)
    return (
      <FailureNotice isCard title={t.notLoaded} onRetry={refetch}>
        {error.message}
      </FailureNotice>
    );
  const first = data?.firstStep;
  const may = { canMark, canWrite, canAlert };
  const parts = data && deskParts(first ? { ...data, unpostedMonth: null } : data, may);
  const line = data ? todayText(numbersOf(data.today), textsOf(consolePageTexts)) : todayAtFirst(providerId);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography sx={{ minHeight: '1.5em', mb: 1 }}>{line}</Typography>
      {!parts && <TableSkeleton />}
      {first && <FirstSteps {...first} />}
      {parts && (
        <Parts parts={parts} claims={data.hoursClaims} providerId={providerId} isNew={Boolean(first)} />
      )}
    </Box>
  );
}

type PartsProps = {
  parts: readonly DeskPart[];
  claims: DeskQuery['desk']['hoursClaims'];
  providerId: string;
  /** Whether first steps are shown above. */
  isNew: boolean;
};

function Parts({ parts, claims, providerId, isNew }: PartsProps) {
  if (parts.length === 0 && claims.length === 0) return isNew ? null : <NothingToDo />;
  const drawn = (isBefore: boolean) =>
    parts
      .filter(({ id }) => BEFORE_CLAIMS.includes(id) === isBefore)
      .map((part) => <Part key={part.id} {...part} />);
  return (
    <>
      {drawn(true)}
      {claims.length > 0 && (
        <Suspense>
          <HoursClaims providerId={providerId} claims={claims} />
        </Suspense>
      )}
      {drawn(false)}
    </>
  );
}

function useMay(resource: string, action: string, providerId: string): boolean {
  return useCanAccess({ resource, action, record: { providerId } }).canAccess === true;
}

function numbersOf(today: readonly DeskQuestFragment[]): DayNumbers {
  return {
    quests: today.length,
    taken: today.reduce((sum, { takenCount }) => sum + takenCount, 0),
    places: today.reduce((sum, { resourceMaxNumber }) => sum + resourceMaxNumber, 0),
  };
}

function NothingToDo() {
  const t = textsOf(consoleTodoTexts);
  const actions = (
    <Button variant="outlined" component={Link} to="/calendar">
      {t.calendar}
    </Button>
  );
  return (
    <Notice isCard title={t.nothingTitle} actions={actions}>
      {t.nothing}
    </Notice>
  );
}

function Part({ id, title, rows }: DeskPart) {
  const headingId = `desk-${id}`;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mb: 2, px: 2, pt: 1.5 }}>
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </Box>
    </Card>
  );
}

function Row({ title, isWritten, facts, page, steps }: DeskRow) {
  const t = textsOf(consoleTodoTexts);
  const written = isWritten ? asWritten() : {};
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" {...written} sx={{ fontWeight: 650 }}>
          {page ? <RowLink to={page}>{title}</RowLink> : title}
        </Typography>
        {facts.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map(({ step, to }, index) => (
          <Button
            key={to}
            variant={index === 0 ? 'outlined' : 'text'}
            component={Link}
            to={to}
            aria-label={t.stepOf({ step, title })}
          >
            {step}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = { ...spreadRow, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } };
