import { useCanAccess } from 'react-admin';
import { consoleMessagesTexts } from '#domain/texts/generated/console-messages.ts';
import { textsOf } from '../language/console-locale.ts';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { AnswersCard } from './AnswersCard.tsx';
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
          <AnswersOfAdmins providerId={providerId} />
        </>
      )}
    </OrganizationGate>
  );
}

/** Setting for reply addresses, shown to a charity's admins only. */
function AnswersOfAdmins({ providerId }: { providerId: string }) {
  const { canAccess } = useCanAccess({ resource: 'quest-messages', action: 'answers' });
  return canAccess ? <AnswersCard providerId={providerId} /> : null;
}
