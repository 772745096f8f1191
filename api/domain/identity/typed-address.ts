/** Invisible marks: formats, variation selectors, letters that are drawn as nothing. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** What is left of a domain once it is spelled for mail servers. */
const SPELLED = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
/** RFC 5321: what stands before the @, without quotes. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** RFC 5321: characters before the @. */
const LONGEST_LOCAL = 64;
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

/** What someone typed or pasted in one spelling: composed letters, nothing invisible, no blanks around. */
export function oneSpelling(typed: string): string {
  return typed.normalize('NFC').replace(UNSEEN, '').trim();
}

/** An email address as it is kept: in one spelling, an internationalized domain as mail servers know it. */
export function typedAddress(typed: string): string {
  const address = oneSpelling(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // ASCII may be no domain at all, and stays as it was typed.
  if (at === 0 || /^[ -~]*$/.test(domain)) return address;
  return address.slice(0, at) + spelledForMail(domain);
}

/** The ASCII spelling of a domain, as by `domainToASCII`, which browsers do not have. */
function spelledForMail(domain: string): string {
  const url = `http://${domain}`;
  const spelled = URL.canParse(url) ? new URL(url).hostname : domain;
  return SPELLED.test(spelled) ? spelled : domain;
}

/** Whether mail servers take an address as it is kept. Older ones may have letters that they do not. */
export function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  const isLocal = local.length <= LONGEST_LOCAL && LOCAL.test(local);
  return isLocal && labels.length > 1 && labels.every((label) => LABEL.test(label));
}
