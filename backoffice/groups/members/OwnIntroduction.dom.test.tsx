import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { groupOf } from '../../../tests/support/group-record.ts';
import { OwnIntroduction } from './OwnIntroduction.tsx';

freshConsole();

const ofCharity = { ...groupOf(), groupType: 'provider' as const, managedProviderId: '1' };
const nothing = { id: 'me', introduction: null, isIntroduced: false, isYoung: false };

it('an adult writes a sentence, and is shown with it once that is switched on [DSC-18: console]', async () => {
  const { user, asked } = await openPart(<OwnIntroduction group={ofCharity} />, {
    answers: {
      ownPrivacy: nothing,
      setPrivacy: { ...nothing, introduction: 'Welcome!', isIntroduced: true },
    },
  });
  const shown = await screen.findByRole('switch', { name: 'Show my first name and this' });
  const save = screen.getByRole('button', { name: 'Save introduction' });
  expect(shown).toHaveProperty('checked', false);
  await user.click(shown);
  expect(save, 'without a sentence').toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Your sentence' }), 'Welcome!');
  expect(screen.getByText('8 of 140 characters')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('Introduction saved.')).toBeTruthy();
  expect(asked('ConsoleSetIntroduction')).toEqual([{ introduction: 'Welcome!', isIntroduced: true }]);
});

it.each([
  ['the young', ofCharity, { ...nothing, isYoung: true }],
  ['who has no volunteer record', ofCharity, null],
  ['a guild', groupOf(), nothing],
  ['who looks after a group without belonging to it', { ...ofCharity, viewerRoleNames: [] }, nothing],
])('there is no such form for %s [SAF-04, DSC-18: console]', async (_whom, group, ownPrivacy) => {
  await openPart(<OwnIntroduction group={group} />, { answers: { ownPrivacy } });
  expect(screen.queryByRole('switch')).toBeNull();
});

it('the form is Spanish [LNG-07: introduction]', async () => {
  await openPart(<OwnIntroduction group={ofCharity} />, { locale: 'es', answers: { ownPrivacy: nothing } });
  expect(await screen.findByRole('heading', { name: 'Cómo te presentas' })).toBeTruthy();
});
