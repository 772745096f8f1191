/** Name of the cookie that carries one notice over a redirect. */
export const FLASH_COOKIE = 'flash';
/** Seconds; long enough for one redirect on a slow line. */
export const FLASH_LIFETIME = 60;

export type Toast = { tone: 'success' | 'error'; text: string };

/** The notices a redirect may announce: the cookie holds only the key, so nobody can put words into the page. */
const FLASH_TOASTS = {
  'signed-up': { tone: 'success', text: "You're signed up, friend!" },
  'code-accepted': { tone: 'success', text: 'That is the right code. You can sign up for this Quest now.' },
  'training-applied': { tone: 'success', text: 'You applied for Training!' },
  'guild-joined': {
    tone: 'success',
    text: 'You have successfully joined your Guild! Now you can sign up for reserved Quests.',
  },
  'guild-entered': { tone: 'success', text: 'You have successfully joined your Guild!' },
  'guild-applied': { tone: 'success', text: 'You applied to join. The Guild’s admins decide.' },
  'application-accepted': { tone: 'success', text: 'Accepted. They are a member of your Guild now.' },
  'code-renewed': { tone: 'success', text: 'Your Guild has a new code. The old one has ended.' },
  'request-accepted': { tone: 'success', text: 'It is reserved for your Guild now. The charity was told.' },
  'request-declined': { tone: 'success', text: 'You said no. The charity was told.' },
  'reservation-given-back': { tone: 'success', text: 'You gave it back. The charity was told.' },
  'guild-asks-first': { tone: 'success', text: 'From now on charities ask your Guild first.' },
  'guild-asks-later': { tone: 'success', text: 'From now on charities reserve for your Guild at once.' },
  'guild-closed': { tone: 'success', text: 'Your Guild is closed to this charity.' },
  'guild-opened': { tone: 'success', text: 'Your Guild is open to this charity again.' },
  'role-changed': { tone: 'success', text: 'The role was changed.' },
  'invitation-accepted': { tone: 'success', text: 'You’re in. Welcome to the group!' },
  'invitation-declined': { tone: 'success', text: 'You declined. The group is not told.' },
  'contest-guild-chosen': { tone: 'success', text: 'Saved. Your hours count for this Guild.' },
  'group-left': { tone: 'success', text: 'You have left the group.' },
  'bailed-out': { tone: 'success', text: 'You abandoned this Quest.' },
  'charity-asked': {
    tone: 'success',
    text: 'We have your request, and answer at the address you gave.',
  },
  registered: { tone: 'success', text: 'Please check your email to verify your account.' },
  'verification-sent': { tone: 'success', text: 'We sent you a new link. Please check your email.' },
  'address-confirmed': { tone: 'success', text: 'Your address is confirmed. Our mail reaches you.' },
  'guild-left': { tone: 'success', text: 'You have left the Guild.' },
  'reset-requested': {
    tone: 'success',
    text: 'We sent you an email with a link to set a new password. The link is valid for 1 hour.',
  },
  'password-changed': { tone: 'success', text: 'Your password was changed. Please log in with the new one.' },
  'record-created': { tone: 'success', text: 'Your volunteer account is complete.' },
  'guardian-asked': {
    tone: 'success',
    text: 'We have written to your guardian. You can sign up as soon as they agree.',
  },
  'guardian-agreed': {
    tone: 'success',
    text: 'Thank you! We have mailed you a link to a page of your own.',
  },
  'guardian-refused': {
    tone: 'success',
    text: 'You refused. The account can look around, and nothing more.',
  },
  'guardian-erased': {
    tone: 'success',
    text: 'The account was deleted. For 24 hours a link in our mail takes it back.',
  },
  'guardian-link-sent': {
    tone: 'success',
    text: 'If a young volunteer named this address, a new link is on its way to it.',
  },
  'guardian-code-sent': { tone: 'success', text: 'We sent you a code. It is good for 10 minutes.' },
  'guardian-link-renewed': { tone: 'success', text: 'Your link is good for 30 more days.' },
  'guardian-profile-allowed': { tone: 'success', text: 'Allowed. It shows what is switched on.' },
  'guardian-profile-ended': { tone: 'success', text: 'The public profile is off.' },
  'guardian-link-ended': { tone: 'success', text: 'Your link has ended, in every browser.' },
  'guardian-withdrawn': { tone: 'success', text: 'You have withdrawn your consent.' },
  'child-registered': { tone: 'success', text: 'Registered. You can sign the child up for Quests now.' },
  'child-erased': { tone: 'success', text: 'The record and everything personal in it was deleted.' },
  'child-signed-up': { tone: 'success', text: 'The child is signed up.' },
  'supervision-agreed': { tone: 'success', text: 'Thank you for looking after them!' },
  'supervision-declined': { tone: 'success', text: 'Alright. We have told them to find somebody else.' },
  'supervisor-named': { tone: 'success', text: 'Thank you. We keep your place.' },
  'reset-asked': {
    tone: 'success',
    text: 'If this address has an account, an email with a link to set a new password is on its way. The link is valid for 1 hour.',
  },
  'own-password-changed': {
    tone: 'success',
    text: 'Your password is changed. You were logged out everywhere else.',
  },
  'contact-address-saved': {
    tone: 'success',
    text: 'Saved. If it is a new address, please open the link that we sent there.',
  },
  'details-saved': { tone: 'success', text: 'Your details are saved.' },
  'emergency-contact-saved': {
    tone: 'success',
    text: 'Your emergency contact is saved. Charities where you have a Quest ahead are told to look it up again.',
  },
  'birth-date-saved': { tone: 'success', text: 'Your date of birth is saved.' },
  'email-change-sent': {
    tone: 'success',
    text: 'We sent a link to your new address. Please open it within a day: until then everything stays as it is.',
  },
  'feed-revoked': { tone: 'success', text: 'Your private calendar address has ended.' },
  'privacy-saved': { tone: 'success', text: 'Saved.' },
  'contact-ended': { tone: 'success', text: 'That charity cannot reach you any more.' },
  'contact-allowed': { tone: 'success', text: 'That charity can reach you again.' },
  'account-taken-back': {
    tone: 'success',
    text: 'Your account is back. Please log in.',
  },
  'address-restored': {
    tone: 'success',
    text: 'Your address is back. We sent a link there to set a new password.',
  },
  'account-deleted': { tone: 'success', text: 'Account deleted.' },
} as const satisfies Record<string, Toast>;

export type FlashKey = keyof typeof FLASH_TOASTS;

/** The notice for a flash cookie's value; null for anything unknown. */
export function toastOf(value: string | undefined): Toast | null {
  return value !== undefined && Object.hasOwn(FLASH_TOASTS, value) ? FLASH_TOASTS[value as FlashKey] : null;
}
