import type { Plugin } from 'vite';

/**
 * Files of libraries that the first list would load without anybody ever meeting what stands in them, and what stands
 * there instead. `REFUSED` is what a part becomes that the console replaces by its own or never asks for: drawn or
 * called all the same, it fails at once and says what to do. What is drawn always, and shows nothing here, shows nothing.
 */
const FILES: Readonly<Record<string, string>> = {
  // The console gives react-admin its own pages for these (FRAME in App.tsx, ConsoleLayout, ConsoleAppBar).
  'ra-ui-materialui/dist/auth/Login.js': refused('Login'),
  'ra-ui-materialui/dist/layout/AccessDenied.js': refused('AccessDenied'),
  'ra-ui-materialui/dist/layout/AuthenticationError.js': refused('AuthenticationError'),
  // What breaks is shown by PageError alone; a step to another page ends it.
  'ra-ui-materialui/dist/layout/Error.js': `
import { createElement } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
export function Error({ errorComponent, error, errorInfo, resetErrorBoundary }) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return createElement(errorComponent, { error, errorInfo });
}`,
  'ra-ui-materialui/dist/layout/LoadingPage.js': refused('LoadingPage'),
  'ra-ui-materialui/dist/layout/NotFound.js': refused('NotFound'),
  'ra-ui-materialui/dist/layout/UserMenu.js': refused('UserMenu'),
  // The language is chosen in the account's menu.
  'ra-ui-materialui/dist/button/LocalesMenuButton.js': refused('LocalesMenuButton'),
  // Every list brings its own actions and its own words for being empty, and what can be done with many records.
  'ra-ui-materialui/dist/list/ListActions.js': refused('ListActions'),
  'ra-ui-materialui/dist/list/Empty.js': refused('Empty'),
  'ra-ui-materialui/dist/button/BulkDeleteButton.js': refused('BulkDeleteButton'),
  // Titles, columns and lists that people may set up for themselves: nothing here switches that on.
  'ra-ui-materialui/dist/preferences/Inspector.js': nothing('Inspector'),
  'ra-ui-materialui/dist/list/datatable/ColumnsSelector.js': nothing('ColumnsSelector'),
  'ra-ui-materialui/dist/list/datatable/ColumnsSelectorItem.js': nothing('ColumnsSelectorItem'),
  'ra-ui-materialui/dist/layout/PageTitleConfigurable.js':
    "export { PageTitle as PageTitleConfigurable } from './PageTitle.js';",
  // What is dropped on a picture's input checks its props by them in development alone.
  'prop-types/index.js': `
const unchecked = () => null;
const made = () => unchecked;
export default {
  any: unchecked, bool: unchecked, func: unchecked, number: unchecked, object: unchecked, string: unchecked,
  arrayOf: made, objectOf: made, oneOf: made, oneOfType: made, shape: made,
};`,
  // No entry of the menu has a key of its own.
  'react-hotkeys-hook/packages/react-hotkeys-hook/dist/index.js': 'export function useHotkeys() {}',
  'ra-ui-materialui/dist/KeyboardShortcut.js': refused('KeyboardShortcut'),
  // The theme has a palette for the day and another for the night, and no CSS variables.
  '@mui/material/esm/styles/createThemeWithVars.js': refused('default'),
  '@mui/material/esm/styles/ThemeProviderWithVars.js': refused('CssVarsProvider'),
  // All fields are outlined.
  '@mui/material/esm/Input/Input.js': refused('default'),
  '@mui/material/esm/FilledInput/FilledInput.js': refused('default'),
  // Names that react-admin makes up for fields and resources without a label: all have one.
  'inflection/lib/inflection.js': `
const same = (text) => text;
export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };`,
  // Names that react-admin makes up for a schema it has asked for; it asks for none.
  'pluralize/pluralize.js': refused('default'),
  // Questions are posted, name no field that only the client knows, and are answered in one piece.
  '@apollo/client/utilities/graphql/transform.js': [
    'addNonReactiveToNamedFragments',
    'addTypenameToDocument',
    'buildQueryFromSelectionSet',
    'removeArgumentsFromDocument',
    'removeClientSetsFromDocument',
    'removeConnectionDirectiveFromDocument',
    'removeDirectivesFromDocument',
    'removeFragmentSpreadFromDocument',
  ]
    .map(refused)
    .join('\n'),
  '@apollo/client/link/http/responseIterator.js': refused('responseIterator'),
  '@apollo/client/link/http/rewriteURIForGET.js': refused('rewriteURIForGET'),
};

const met = new Set<string>();

/** Leaves them out of the build, which fails when a library no longer has one of them where it was. */
export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  load(id) {
    const [, file = ''] = id.split(/.*\/node_modules\//);
    met.add(file);
    return FILES[file] ?? null;
  },
  buildEnd(error) {
    const gone = Object.keys(FILES).filter((file) => !met.has(file));
    if (!error && gone.length > 0)
      this.error(`Nothing asks for these any more, see vite-left-out.ts: ${gone.join(', ')}`);
  },
};

function refused(name: string): string {
  const text = `${name} is left out of the build: see backoffice/vite-left-out.ts.`;
  const body = `() { throw new globalThis.Error(${JSON.stringify(text)}); }`;
  return name === 'default' ? `export default function leftOut${body}` : `export function ${name}${body}`;
}

function nothing(name: string): string {
  return `export const ${name} = () => null;`;
}
