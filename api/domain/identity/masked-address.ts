import { firstCharacter } from '../text/cut-text.ts';

/** An address as much as its owner needs to know which it is: “p…@family.example”. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${firstCharacter(address)}…${address.slice(at)}`;
}
