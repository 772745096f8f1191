import { Box, Button } from '@mui/material';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { GrantFactorRecoveryDocument, RefuseFactorRecoveryDocument } from '../../gql/generated/staff.ts';
import type { StaffFactorRecoveryFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { momentText } from '../widgets/moment-text.ts';

/** Agrees to take a second factor off, 24 hours from now. */
const grantRecovery = writing(GrantFactorRecoveryDocument, (data) => data.grantFactorRecovery);

/** Leaves it on. */
const refuseRecovery = writing(RefuseFactorRecoveryDocument, (data) => data.refuseFactorRecovery);

/** List of people who lost every second factor and ask staff to remove it. */
export function RecoveryList() {
  const t = textsOf(consoleSecondFactorTexts);
  return (
    <RecordList title={t.recoveries} emptyTitle={t.noRecoveries}>
      <RecordRows<StaffFactorRecoveryFragment>
        label={t.recoveries}
        note={t.recoveriesNote}
        row={(recovery) => <Recovery recovery={recovery} />}
        sx={spreadRow}
      />
    </RecordList>
  );
}

type Props = { recovery: StaffFactorRecoveryFragment };

function Recovery({ recovery }: Props) {
  const { id, username, state } = recovery;
  // No one's before it is known whose it is.
  const ownId = useOrganization().session?.account.playerId ?? id;
  return (
    <>
      <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
        <RowLink to={`/accounts/${encodeURIComponent(id)}/show`}>{username}</RowLink>
        <Box sx={{ color: 'text.secondary' }}>{stateText(recovery)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'ASKED' && ownId !== id && <Agree recovery={recovery} />}
        {state !== 'ENDED' && <Refuse recovery={recovery} />}
      </Box>
    </>
  );
}

function stateText({ state, askedAt, endsAt, grantedBy }: StaffFactorRecoveryFragment): string {
  const t = textsOf(consoleSecondFactorTexts);
  if (state === 'ENDED') return t.ended;
  if (endsAt === null) return t.asked({ when: momentText(askedAt) });
  return t.waits({ name: grantedBy ?? t.somebody, when: momentText(endsAt) });
}

function Agree({ recovery: { id, username: name } }: Props) {
  const t = textsOf(consoleSecondFactorTexts);
  return (
    <AskedChange
      method={grantRecovery}
      variables={{ accountId: id }}
      doneText={t.agreed({ name })}
      title={t.agreeTitle({ name })}
      content={t.agreeContent}
      confirm={t.agree}
      cancel={t.notYet}
    >
      {(ask) => (
        <Button variant="outlined" onClick={ask} aria-label={t.agreeOf({ name })}>
          {t.agree}
        </Button>
      )}
    </AskedChange>
  );
}

function Refuse({ recovery: { id, username: name } }: Props) {
  const t = textsOf(consoleSecondFactorTexts);
  return (
    <AskedChange
      method={refuseRecovery}
      variables={{ accountId: id }}
      doneText={t.refused({ name })}
      title={t.refuseTitle({ name })}
      content={t.refuseContent}
      confirm={t.refuse}
      cancel={t.notYet}
    >
      {(ask) => (
        <Button onClick={ask} aria-label={t.refuseOf({ name })}>
          {t.refuse}
        </Button>
      )}
    </AskedChange>
  );
}
