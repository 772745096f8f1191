import { Button } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { Notice } from '../notices/Notice.tsx';
import { PageHeading } from './PageTitle.tsx';

type Props = { title: string; children: (providerId: string) => ReactNode };

/**
 * A page about one organization; while none is picked it asks which. Another organization is another page: nothing
 * chosen or opened for the last one stays.
 */
export function OrganizationGate({ title, children }: Props) {
  const { providerId, organizations, isStaff, choose } = useOrganization();
  if (providerId !== null) return <Fragment key={providerId}>{children(providerId)}</Fragment>;
  return (
    <>
      <PageHeading text={title} />
      <Notice
        isCard
        title={textsOf(consoleBarTexts).pick}
        actions={organizations.map(({ providerId: id, name }) => (
          <Button key={id} variant="outlined" onClick={() => choose(id)}>
            {name}
          </Button>
        ))}
      >
        {isStaff && textsOf(consoleNoticesTexts).typeCharity}
      </Notice>
    </>
  );
}
