import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { consoleHoursTexts } from '#domain/texts/generated/console-hours.ts';
import type { ConsoleHoursClaimFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { RowLink } from '../widgets/lists/RowLink.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { answerHoursClaim, hoursClaims } from './claim-methods.ts';

type Props = {
  /** Null: those that the product's staff decide. */
  providerId: string | null;
  /** The quest whose claims are shown; left out: all. */
  questId?: string;
  /** The claims, where the page has asked for them already. */
  claims?: readonly ConsoleHoursClaimFragment[];
};

/** Open claims of hours, with what can be answered; nothing where there are none. */
export function HoursClaims({ providerId, questId, claims: known }: Props) {
  const { data = known } = useAnswer(hoursClaims, { providerId }, { enabled: known === undefined });
  const [answered, setAnswered] = useState<ConsoleHoursClaimFragment | null>(null);
  const claims = (data ?? []).filter((claim) => questId === undefined || claim.questId === questId);
  const t = textsOf(consoleHoursTexts);
  if (claims.length === 0 && answered === null) return null;
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5, my: 2 }}>
      <Typography variant="h2">{t.title}</Typography>
      <Box component="ul" sx={linedRows}>
        {claims.map((claim) => (
          <Claim key={claim.id} claim={claim} onAnswer={() => setAnswered(claim)} />
        ))}
      </Box>
      {answered && <AnswerDialog claim={answered} onClose={() => setAnswered(null)} />}
    </Card>
  );
}

function Claim({ claim, onAnswer }: { claim: ConsoleHoursClaimFragment; onAnswer: () => void }) {
  const t = textsOf(consoleHoursTexts);
  const name = volunteerName(claim.chariteer);
  const { mutate, isPending } = useChange(answerHoursClaim, t.done({ name }));
  return (
    <Box component="li" sx={{ ...spreadRow, flexWrap: 'wrap', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
        {claim.quest && (
          <Box>
            <RowLink to={`/quests/${encodeURIComponent(claim.questId)}/show`}>
              {claim.quest.eventTitle}
            </RowLink>
          </Box>
        )}
        <Typography>{claimText(claim)}</Typography>
        {claim.words && (
          <Typography dir="auto" sx={{ color: 'text.secondary' }}>
            {claim.words}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={t.acceptOf({ name })}
          onClick={() => mutate({ id: claim.id, answer: 'accepted' })}
        >
          {t.accept}
        </Button>
        <Button variant="outlined" disabled={isPending} aria-label={t.answerOf({ name })} onClick={onAnswer}>
          {t.answer}
        </Button>
      </Box>
    </Box>
  );
}

/** What is claimed: the state, and the times. */
function claimText({ kind, status, actualArrivalAt, actualDepartureAt }: ConsoleHoursClaimFragment): string {
  const states = textsOf(consoleHomeTexts);
  const state = kind === 'presence' ? textsOf(consoleHoursTexts).wasThere : states[status];
  if (actualArrivalAt === null) return state;
  return `${state}, ${questWhen({ startedAt: actualArrivalAt, endedAt: actualDepartureAt }).time}`;
}
