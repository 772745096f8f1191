import { Card } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { useParams } from 'react-router-dom';
import { refusalOfAlert } from '#domain/alerts/alert-gate.ts';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { shownErrorOf } from '../api-client/error-code.ts';
import { consoleLocale, said, textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { knownSupportEmail } from '../session/session.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { AccessDenied } from '../widgets/pages/AccessDenied.tsx';
import { BackButton } from '../widgets/pages/BackButton.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import type { AlertDesk } from './alert-choice.ts';
import { alertDesk } from './alert-methods.ts';
import { Broadcast } from './Broadcast.tsx';
import { SentAlerts } from './SentAlerts.tsx';

/** Alerts volunteers to a quest. */
export function BroadcastPage() {
  const { id = '' } = useParams();
  const t = textsOf(consoleAlertsTexts);
  // Asked anew by every page: balance and places are others after each broadcast.
  const { data, error, refetch } = useAnswer(alertDesk, { questId: id }, { staleTime: 0, gcTime: 0 });
  if (data) return <OpenDesk desk={data} />;
  if (!error) return <Loading />;
  if (shownErrorOf(error).code === 'FORBIDDEN') return <AccessDenied />;
  return (
    <>
      <PageHeading text={t.title} />
      <Card sx={{ mt: 2 }}>
        <FailureNotice title={t.notOpened} onRetry={() => void refetch()}>
          {error.message}
        </FailureNotice>
      </Card>
    </>
  );
}

function OpenDesk({ desk }: { desk: AlertDesk }) {
  const t = textsOf(consoleAlertsTexts);
  const { quest } = desk;
  const access = useCanAccess({ resource: 'alerts', action: 'create', record: quest });
  if (access.isPending) return <Loading />;
  if (!access.canAccess) return <AccessDenied />;
  const refusal = refusalOfAlert(
    {
      ...quest,
      startedAt: instantOf(quest.startedAt),
      endedAt: instantOf(quest.endedAt),
      isProviderVisible: quest.provider.isVisible,
    },
    Date.now(),
  );
  return (
    <>
      <PageHeading text={t.titleOf({ quest: quest.eventTitle })} />
      <BackButton to={`/quests/${encodeURIComponent(quest.id)}/show`}>{t.back}</BackButton>
      {refusal ? (
        <Card sx={{ mt: 1 }}>
          <Notice title={t.refused}>
            {consoleErrorCopy(consoleLocale(), told(refusal), {
              surface: 'console',
              supportEmail: knownSupportEmail(),
            })}
          </Notice>
        </Card>
      ) : (
        <Broadcast key={quest.id} desk={desk} />
      )}
      <SentAlerts sent={desk.sent} />
    </>
  );
}

function instantOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

function told({ code, message }: NonNullable<ReturnType<typeof refusalOfAlert>>) {
  return { code, said: message && said(message) };
}
