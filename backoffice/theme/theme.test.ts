import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('CST-06 a spinner is 24 px wide unless a page says otherwise (%s)', (_mode, { components }) => {
  expect(components?.MuiCircularProgress?.defaultProps).toEqual({ size: 24 });
});
