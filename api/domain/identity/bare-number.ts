const NUMBERED = /^(\[.*\]|\d[\d.]*|0x[\da-f.x]*)$/i;

/** Whether a host (as in an address) is a bare number, such as 127.0.0.1 or [::1]: browsers let it do less than a name. */
export function isBareNumber(hostname: string): boolean {
  return NUMBERED.test(hostname);
}
