import type { Removal } from '../../scripts/prove/removal.ts';

/** Pages of text in three languages, their type, and what search engines and phones are told of them. */
export const STATIC_PAGES: readonly Removal[] = [
  {
    ids: ['LNG-12'],
    what: 'what the accessibility statement says to fall short',
    find: '<ul>{shortcomings.map((one) => <li>{one}</li>)}</ul>',
  },
  {
    ids: ['LNG-12'],
    what: 'the way to the accessibility statement',
    find: '<li><a href={paths.accessibility()}>{t.accessibility}</a></li>',
  },
  {
    ids: ['LNG-11'],
    what: 'that the English text of a legal page prevails',
    find: '{locale !== FIRST_LOCALE && <p><LinkedText words={t.englishPrevails()} links={{ link: english }} /></p>}',
  },
  {
    ids: ['LNG-02'],
    what: 'what the figures about the product count, in the language',
    find: '<dt>{counted[label] ?? label}</dt>',
    put: '<dt>{label}</dt>',
  },
  {
    ids: ['LNG-05'],
    what: 'the Arabic letters of an Arabic page, on their way before its styles',
    find: "Astro.locals.locale === 'ar' ? [boldArabicFont, arabicFont] : []",
    put: '[]',
  },
  {
    ids: ['LNG-05'],
    what: 'that Arabic letters are asked for on Arabic pages alone',
    find: "Astro.locals.locale === 'ar' ? [boldArabicFont, arabicFont] : []",
    put: '[boldArabicFont, arabicFont]',
  },
  {
    ids: ['LNG-05'],
    what: 'the Arabic letters of headings',
    find: '"Bricolage Grotesque Variable", "IBM Plex Sans Arabic", "Plex Arabic Fallback",',
    put: '"Bricolage Grotesque Variable",',
  },
  {
    ids: ['LNG-03'],
    what: 'the other languages of a page in the sitemap',
    find: '${changed}${others}</url>',
    put: '${changed}</url>',
  },
  {
    ids: ['LNG-03'],
    what: 'the language of the manifest',
    find: 'href={paths.manifest(locale === FIRST_LOCALE ? undefined : locale)}',
    put: 'href={paths.manifest()}',
  },
];
