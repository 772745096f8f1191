import {
  ConsoleAddPasskeyDocument,
  ConsoleBeginPasskeyDocument,
  ConsoleOwnPasskeysDocument,
  ConsoleRemovePasskeyDocument,
  ConsoleRenamePasskeyDocument,
} from '../gql/generated/own-account.ts';
import { reading, writing } from '../resources/method.ts';

/** The own passkeys, and whether they can be used at this address. */
export const ownPasskeys = reading(ConsoleOwnPasskeysDocument, (data) => data.ownPasskeys);

export const renamePasskey = writing(ConsoleRenamePasskeyDocument, (data) => data.renamePasskey);

export const removePasskey = writing(ConsoleRemovePasskeyDocument, (data) => data.removePasskey);

/** What the device needs to make one. */
export const beginPasskey = writing(ConsoleBeginPasskeyDocument, (data) => data.beginPasskey);

export const addPasskey = writing(ConsoleAddPasskeyDocument, (data) => data.addPasskey);
