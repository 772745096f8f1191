import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for the safety and offers of passkeys. */
export const PASSKEYS: readonly Removal[] = [
  {
    ids: ['JOI-08'],
    what: 'that what a device was asked is used up',
    find: 'await tx.delete(passkeyChallenge).where(isThis);',
  },
  {
    ids: ['JOI-08'],
    what: 'that a passkey is shown in the session or browser that asked for it',
    find: 'if (!made || made.boundTo !== use?.boundTo) return false;',
    put: 'if (!made || !use) return false;',
  },
  {
    ids: ['JOI-08'],
    what: 'that what was asked for one thing opens no other, and is over after minutes',
    find: 'return made.purpose === use.purpose && now < made.expiresAt;',
    put: 'return true;',
  },
  {
    ids: ['JOI-08'],
    what: 'that a device that counts backwards opens nothing',
    find: "{ code: 'PASSKEY_COPIED', applies: ({ isCopy }) => isCopy },",
  },
  {
    ids: ['JOI-08'],
    what: 'that a passkey signed at another address opens nothing, and is told so',
    find: 'isOfThisSite: answer.signed.origin === site.origin,',
    put: 'isOfThisSite: true,',
  },
  {
    ids: ['SAF-25'],
    what: 'that only one’s own passkey proves who one is',
    find: 'isOwn: ownerId === null || known?.accountId === ownerId,',
    put: 'isOwn: true,',
  },
  {
    ids: ['JOI-08'],
    what: 'that the owner is told of a passkey that was added',
    find: "await tellOwner(tx, context, person, 'passkey-added');",
  },
  {
    ids: ['JOI-08'],
    what: 'that a removed passkey is told by mail',
    find: "await tellOwner(tx, context, person, 'passkey-removed');",
  },
  {
    ids: ['JOI-08'],
    what: 'that the browser offers a passkey in the field of the address',
    find: "if (this.hasAttribute('offers-in-field')) whenIdle(() => void this.offer());",
  },
  {
    ids: ['JOI-08'],
    what: 'that a passkey’s answer is sent once',
    find: 'if (this.isSent) return;',
  },
  {
    ids: ['JOI-08'],
    what: 'the way to a passkey in the log-in dialog',
    find: '<LoginForm idPrefix="dialog" returnTo={here} />\n  <PasskeyLink returnTo={here} />',
    put: '<LoginForm idPrefix="dialog" returnTo={here} />',
  },
  {
    ids: ['JOI-08'],
    what: 'that the console lists the own passkeys',
    find: '<PasskeyRow key={passkey.id} passkey={passkey} />',
  },
  {
    ids: ['JOI-08'],
    what: 'that the console offers to add one',
    find: '{data?.isOffered && canUsePasskeys() && <AddButton />}',
  },
  {
    ids: ['JOI-08'],
    what: 'that the console asks before a passkey is removed, and removes it',
    find: 'method={removePasskey}',
    put: 'method={renamePasskey}',
  },
  {
    ids: ['JOI-08'],
    what: 'that the console gives a passkey another name',
    find: 'await rename({ id, name: typed.name });',
    put: 'void [rename, typed];',
  },
  {
    ids: ['JOI-08'],
    what: 'that the console says why a device made none',
    find: "notify(troubleOf(refusal), { type: 'error' });",
    put: 'void [notify, refusal];',
  },
];
