import { Box, Button, Card, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { consoleRegularsTexts } from '#domain/texts/generated/console-regulars.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import type { CharityRegularsDataFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { timesInWords } from '../collection/times-in-words.ts';
import { charityRegulars, endRegular } from './regulars-methods.ts';
import { ShareForm } from './ShareForm.tsx';

type Regular = CharityRegularsDataFragment['regulars'][number];

/** Regulars by entry of the monthly schedule, and the share of spots that they take at most. */
export function RegularsCard({ providerId }: { providerId: string }) {
  const { canAccess } = useCanAccess({ resource: 'waiting-lists', action: 'edit', record: { providerId } });
  return canAccess ? <Regulars providerId={providerId} /> : null;
}

function Regulars({ providerId }: { providerId: string }) {
  const t = textsOf(consoleRegularsTexts);
  const { data, error, refetch } = useAnswer(charityRegulars, { providerId });
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2 }}>
      <Typography variant="h2">{t.title}</Typography>
      {data.regulars.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>}
      {byEntry(data.regulars).map(({ heading, regulars }) => (
        <Box key={heading} component="section" aria-label={heading} sx={{ mt: 2 }}>
          <Typography variant="h3">{heading}</Typography>
          <Box component="ol" aria-label={heading} sx={linedRows}>
            {regulars.map((one) => (
              <RegularRow key={one.id} regular={one} />
            ))}
          </Box>
        </Box>
      ))}
      <ShareForm providerId={providerId} percent={data.percent} />
    </Card>
  );
}

function RegularRow({ regular }: { regular: Regular }) {
  const t = textsOf(consoleRegularsTexts);
  const { id, chariteer, pausedUntil, askedUntil, lastDates } = regular;
  const name = volunteerName(chariteer);
  const dayOf = (day: string) => consoleFormats().monthDay(instantOf(day, '12:00'));
  const dates = lastDates.map(({ day, isOn, status }) => {
    if (status) return t.marked({ day: dayOf(day), what: textsOf(consoleQuestPageTexts)[status] });
    return isOn ? t.isOn({ day: dayOf(day) }) : t.wasOff({ day: dayOf(day) });
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <b>{name}</b>
        {pausedUntil && <Box>{t.paused({ day: dayOf(pausedUntil) })}</Box>}
        {askedUntil && <Box>{t.asked}</Box>}
        <Box sx={{ color: 'text.secondary' }}>
          {dates.length === 0 ? t.noDates : t.lastDates({ dates: dates.join(', ') })}
        </Box>
      </Box>
      <AskedChange
        method={endRegular}
        variables={{ id }}
        doneText={t.takenOff}
        title={t.takeOffTitle({ name })}
        content={t.takeOffNote}
        confirm={t.takeOff}
        cancel={t.keep}
      >
        {(ask) => (
          <Button onClick={ask} aria-label={t.takeOffName({ name })} sx={{ minHeight: 44 }}>
            {t.takeOff}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}

// The button beside the person where both fit, else below.
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 };

/** The regulars under what they come to: stamp, times and place. */
function byEntry(regulars: readonly Regular[]): { heading: string; regulars: Regular[] }[] {
  const headingOf = ({ eventTitle, place, times: { startTime, endTime, ...days } }: Regular) => {
    const last = days.last ? { last: true as const } : {};
    const times = { weeks: [...days.weeks], days: [...days.days], ...last };
    const when = timesInWords({ ...times, start_time: startTime, end_time: endTime });
    return [eventTitle, when, place].filter(Boolean).join(' · ');
  };
  const groups = Map.groupBy(regulars, headingOf);
  return [...groups].map(([heading, own]) => ({ heading, regulars: own }));
}
