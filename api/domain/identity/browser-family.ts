/** Which kind of browser it is, and on which kind of machine: enough to tell one's own phone from someone else's. */
export type BrowserFamily = { browserName: string | null; systemName: string | null };

/** The first that fits counts: most browsers name several others, to be served like them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says of itself, without versions and models, which would tell people apart. */
export function browserFamilyOf(userAgent: string | null): BrowserFamily {
  const nameIn = (families: readonly (readonly [RegExp, string])[]) =>
    families.find(([sign]) => sign.test(userAgent?.slice(0, 500) ?? ''))?.[1] ?? null;
  return { browserName: nameIn(BROWSERS), systemName: nameIn(SYSTEMS) };
}
