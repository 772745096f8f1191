import { Fragment, type ReactNode } from 'react';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { Notice } from '../notices/Notice.tsx';
import { PageHeading } from './PageTitle.tsx';

type Props = { title: string; children: (providerId: string) => ReactNode };

/**
 * A page about one organization; staff who have picked none are asked to. Another organization is another page: nothing
 * chosen or opened for the last one stays.
 */
export function OrganizationGate({ title, children }: Props) {
  const { providerId, isStaff } = useOrganization();
  if (providerId !== null) return <Fragment key={providerId}>{children(providerId)}</Fragment>;
  return (
    <>
      <PageHeading text={title} />
      <Notice isCard title={textsOf(consoleBarTexts).pick}>
        {isStaff && textsOf(consoleNoticesTexts).typeCharity}
      </Notice>
    </>
  );
}
