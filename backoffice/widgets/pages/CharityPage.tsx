import type { ReactNode } from 'react';
import { OrganizationGate } from './OrganizationGate.tsx';
import { PageHeading } from './PageTitle.tsx';

/** A page with a fixed title about the selected charity. */
export function CharityPage({
  title,
  children,
}: {
  title: string;
  children: (providerId: string) => ReactNode;
}) {
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <PageHeading text={title} />
          {children(providerId)}
        </>
      )}
    </OrganizationGate>
  );
}
