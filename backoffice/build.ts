// Builds the console, once for each language that it speaks. They share a folder: what is the same in two of them, as
// fonts and styles, is one file there.
import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { consoleIndex } from '#domain/texts/language-address.ts';
import { CONSOLE_LOCALES, FIRST_LOCALE } from '#domain/texts/locale.ts';
import { configOf } from './vite.config.ts';

const dist = path.join(import.meta.dirname, 'dist');

// The first language last: its page keeps the name that Vite gives each.
for (const [position, locale] of CONSOLE_LOCALES.toReversed().entries()) {
  await build({ ...configOf(locale, { isFirst: position === 0 }), configFile: false, logLevel: 'warn' });
  if (locale !== FIRST_LOCALE)
    renameSync(path.join(dist, 'index.html'), path.join(dist, consoleIndex(locale)));
}
