import { Card } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleMessagesTexts } from '#domain/texts/generated/console-messages.ts';
import { textsOf } from '../language/console-locale.ts';
import { AnswersAddress } from '../quest-messages/AnswersAddress.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { RemindersCard } from './RemindersCard.tsx';

/** How the selected charity writes to the people on its quests. */
export function MessagingPage() {
  const { title } = textsOf(consoleMessagesTexts);
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <PageHeading text={title} />
          <RemindersCard providerId={providerId} />
          <AnswersCard providerId={providerId} />
        </>
      )}
    </OrganizationGate>
  );
}

/** Where answers to its mails go, for its admins. */
function AnswersCard({ providerId }: { providerId: string }) {
  const { canAccess } = useCanAccess({ resource: 'quest-messages', action: 'answers' });
  if (!canAccess) return null;
  return (
    <Card sx={{ mt: 2, px: 2.5, pb: 2.5 }}>
      <AnswersAddress providerId={providerId} />
    </Card>
  );
}
