import { plainText } from '../text/plain-text.ts';
import { linksIn } from './links.ts';
import { partsOf } from './text-parts.ts';

/** Whether a text holds a web address or link, also one that is spelled out or taken apart. */
export function holdsLink(text: string): boolean {
  return [plainText(text), text].some((reading) => linksIn(partsOf(reading)).length > 0);
}
