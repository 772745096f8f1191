import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { ConsoleProgramKeysQuery } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { programKeys, revokeProgramKey } from './program-methods.ts';
import { SecretDialog } from './SecretDialog.tsx';

type Key = ConsoleProgramKeysQuery['programKeys'][number];

/** Keys by which a charity's programs read its data. */
export function KeysCard({ providerId }: { providerId: string }) {
  const t = textsOf(consoleProgramsTexts);
  const { data, error, refetch } = useAnswer(programKeys, { providerId });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <Card component="section" aria-label={t.keys} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 860 }}>
      <Box sx={spreadRow}>
        <Box>
          <Typography variant="h2">{t.keys}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
            {t.keysLead} <Link href="/developers">{t.howTo}</Link>
          </Typography>
        </Box>
        <Button variant="contained" onClick={() => setMaking(true)}>
          {t.addKey}
        </Button>
      </Box>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />)}
      <Box component="ul" sx={{ ...linedRows, mt: 2 }}>
        {data?.map((one) => (
          <KeyRow key={one.id} programKey={one} />
        ))}
      </Box>
      {isMaking && <KeyDialog providerId={providerId} onClose={() => setMaking(false)} onKey={setMade} />}
      {made !== null && <SecretDialog title={t.key} secret={made} onClose={() => setMade(null)} />}
    </Card>
  );
}

function KeyRow({ programKey: { id, name, scopes, expiresAt, lastUsedAt } }: { programKey: Key }) {
  const t = textsOf(consoleProgramsTexts);
  const day = dayText(expiresAt);
  const ends = Date.parse(expiresAt) > Date.now() ? t.keyEnds({ day }) : t.keyEnded({ day });
  const use = lastUsedAt === null ? t.unused : t.used({ day: dayText(lastUsedAt) });
  return (
    <Box component="li" sx={{ ...spreadRow, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography variant="h3">{name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {scopes.map((scope) => t[scope]).join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${ends} · ${use}`}</Typography>
      </Box>
      <AskedChange
        method={revokeProgramKey}
        variables={{ id }}
        doneText={t.revoked}
        title={t.revokeOf({ name })}
        content={t.revokeNote}
        confirm={t.revoke}
        cancel={t.cancel}
      >
        {(ask) => (
          <Button color="error" aria-label={t.revokeOf({ name })} onClick={ask}>
            {t.revoke}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}

function dayText(instant: string): string {
  return consoleFormats().date(newYorkDay(Date.parse(instant)));
}
