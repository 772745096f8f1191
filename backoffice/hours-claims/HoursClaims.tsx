import { Box, Button, Card, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { consoleHoursTexts } from '#domain/texts/generated/console-hours.ts';
import type { ConsoleHoursClaimFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { RowLink } from '../widgets/lists/RowLink.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { ClaimFacts } from './ClaimFacts.tsx';
import { hoursClaims } from './claim-methods.ts';

// It brings the whole of forms, which home has no other use for.
const AnswerDialog = lazyPart(() => import('./AnswerDialog.tsx'), 'AnswerDialog');

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
    <Card component="section" aria-label={t.title} sx={{ maxWidth: 860, mb: 2, px: 2, pt: 1.5 }}>
      <Typography variant="h2">{t.title}</Typography>
      <Box component="ul" sx={{ ...linedRows, '& > li:first-of-type': { border: 0 } }}>
        {claims.map((claim) => (
          <Claim
            key={claim.id}
            claim={claim}
            isForStaff={providerId === null}
            onAnswer={() => setAnswered(claim)}
          />
        ))}
      </Box>
      <Suspense fallback={null}>
        {answered && <AnswerDialog claim={answered} onClose={() => setAnswered(null)} />}
      </Suspense>
    </Card>
  );
}

type ClaimProps = { claim: ConsoleHoursClaimFragment; isForStaff: boolean; onAnswer: () => void };

function Claim({ claim, isForStaff, onAnswer }: ClaimProps) {
  const t = textsOf(consoleHoursTexts);
  const name = volunteerName(claim.chariteer);
  const { quest } = claim;
  return (
    <Box component="li" sx={{ ...spreadRow, alignItems: 'start', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
        {quest && (
          <Box>
            <RowLink to={`/quests/${encodeURIComponent(claim.questId)}/show`}>{quest.eventTitle}</RowLink>
            <Typography sx={{ color: 'text.secondary' }}>
              {questWhen(quest).day}
              {isForStaff && (
                <>
                  {' · '}
                  <bdi>{quest.provider.name}</bdi>
                </>
              )}
            </Typography>
          </Box>
        )}
        <ClaimFacts claim={claim} />
      </Box>
      <Button variant="contained" aria-label={t.answerOf({ name })} onClick={onAnswer}>
        {t.answer}
      </Button>
    </Box>
  );
}
