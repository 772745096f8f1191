import { Box, Typography } from '@mui/material';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { consoleHoursTexts } from '#domain/texts/generated/console-hours.ts';
import type { ConsoleHoursClaimFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';

/** What whoever decides on a claim compares: the plan, the mark, what is claimed, and the volunteer's words. */
export function ClaimFacts({ claim }: { claim: ConsoleHoursClaimFragment }) {
  const t = textsOf(consoleHoursTexts);
  const states = textsOf(consoleHomeTexts);
  const { kind, status, markedStatus } = claim;
  const unmarked = kind === 'presence' ? t.wasThere : states.unmarked;
  const rows = [
    [t.planned, timesText(claim.plannedArrivalAt, claim.plannedDepartureAt)],
    [
      t.marked,
      stay(markedStatus ? states[markedStatus] : unmarked, claim.markedArrivalAt, claim.markedDepartureAt),
    ],
    [t.claimed, stay(states[status], claim.actualArrivalAt, claim.actualDepartureAt)],
  ] as const;
  return (
    <>
      <Box component="dl" sx={facts}>
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {claim.words && (
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          “{claim.words}”
        </Typography>
      )}
      {claim.needsReason && <Typography sx={{ fontWeight: 650 }}>{t.overPlan}</Typography>}
    </>
  );
}

const facts = { display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, my: 1 } as const;

/** A state with its times: 'Present, 9:00 am to 12:00 pm'. */
function stay(state: string, from: string | null, to: string | null): string {
  return from === null ? state : `${state}, ${timesText(from, to)}`;
}

function timesText(from: string | null, to: string | null): string {
  return questWhen({ startedAt: from, endedAt: to }).time;
}
