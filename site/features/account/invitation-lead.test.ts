import { expect, it } from 'vitest';
import { invitationLead } from './account-types.ts';

const INVITED = 'You have an invitation. Log in or join to answer it.';

it.each([
  ['/invitations?invited=1', INVITED],
  ['/es/invitations?invited=1', INVITED],
  ['/home', null],
  [null, null],
])('says why to log in or join on the way to %s [DSK-09, DSK-10]', (goal, said) => {
  expect(invitationLead('en', goal)).toBe(said);
});
