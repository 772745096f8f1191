import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { VolunteerLink } from './VolunteerLink.tsx';

freshConsole();

const BEN = {
  id: 'v1',
  username: 'ben',
  nameFirst: 'Ben',
  nameLast: 'Ruiz',
  emailAddress: null,
  phoneNumber: null,
};

it('a click opens the preview for who may see it [VOL-07, QD-22: the name]', async () => {
  const onPreview = vi.fn();
  const { user } = await openPart(<VolunteerLink volunteer={BEN} onPreview={onPreview} />);
  await user.click(await screen.findByRole('button', { name: 'Ben Ruiz' }));
  expect(onPreview).toHaveBeenCalledWith(BEN);
});

it('leads everybody else to the public profile, where there is one [QD-22: the name]', async () => {
  await openPart(
    <>
      <VolunteerLink volunteer={BEN} onPreview={null} />
      <VolunteerLink volunteer={{ ...BEN, id: 'v2', nameFirst: 'Ana', hasProfile: false }} onPreview={null} />
    </>,
  );
  const link = await screen.findByRole('link', { name: 'Ben Ruiz' });
  expect(link.getAttribute('href')).toBe('/chariteer-fun-profile/v1');
  expect(screen.getByText('Ana Ruiz').closest('a')).toBeNull();
});
