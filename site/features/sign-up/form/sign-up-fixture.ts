import type { SignUpView } from './sign-up-view.ts';

/** The sign-up form of a quest that asks for nothing besides. */
export const SIGN_UP_VIEW: SignUpView = {
  here: '/questList/1/quest/q-1',
  account: 'ada',
  about: [{ as: 'strong', text: 'Lunch line' }, ' with Harbor Table'],
  when: null,
  places: '3 spots left',
  reach: null,
  times: null,
  clash: null,
  choice: null,
  supervisor: null,
  party: null,
  more: null,
  feast: null,
  isOffered: false,
  notNow: 'Not now',
  submit: 'Yes, sign me up!',
};
