import { describe, expect, it } from 'vitest';
import { type Box, type Open, type Placed, placeToast } from './toast-place.ts';

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const NONE: Open = { dialogs: [], others: [], fixed: [] };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const NEWS = { prefers: 'bottom', hasRoom: false } as const;
const ERROR = { prefers: 'top', hasRoom: false } as const;
const at = ({ place, room, isWaiting }: Placed) =>
  [place.vertical, place.horizontal, room, isWaiting] as const;

const toast = { width: 400, height: 50 };
const wideToast = { width: 374, height: 50 };

describe('the place of a toast', () => {
  it.each([
    ['nothing open: news at the bottom', NONE, NEWS, ['bottom', 'center', 0, false]],
    ['nothing open: an error at the top', NONE, ERROR, ['top', 'center', 0, false]],
    [
      'a popover down to the bottom in the middle: beside it',
      { dialogs: [], others: [box(600, 300, 980, 710)], fixed: [] },
      NEWS,
      ['bottom', 'left', 0, false],
    ],
    [
      'a popover over the bottom: at the top',
      { dialogs: [], others: [box(0, 300, 1280, 710)], fixed: [] },
      NEWS,
      ['top', 'center', 0, false],
    ],
    [
      'a dialog over the whole height in the middle: beside it',
      { dialogs: [box(440, 32, 840, 688)], others: [], fixed: [] },
      ERROR,
      ['top', 'left', 0, false],
    ],
    [
      'a dialog over everything: makes room',
      { dialogs: [box(0, 0, 1280, 720)], others: [], fixed: [] },
      NEWS,
      ['top', 'center', 66, false],
    ],
    [
      'a menu over everything: the toast waits',
      { dialogs: [], others: [box(0, 16, 1280, 704)], fixed: [] },
      ERROR,
      ['top', 'center', 0, true],
    ],
  ] as const)('%s', (_, open, preference, expected) => {
    expect(at(placeToast(toast, WIDE, open, preference))).toEqual(expected);
  });

  it.each([
    [
      'a low dialog',
      { dialogs: [box(12, 300, 378, 560)], others: [], fixed: [] },
      NEWS,
      ['bottom', 'center', 0, false],
    ],
    [
      'a bar of buttons at the end',
      { dialogs: [], others: [], fixed: [box(0, 748, 390, 844)] },
      NEWS,
      ['top', 'center', 0, false],
    ],
    [
      'a high one',
      { dialogs: [box(12, 12, 378, 832)], others: [], fixed: [] },
      NEWS,
      ['top', 'center', 66, false],
    ],
    [
      'a high one with a list over its top',
      { dialogs: [box(12, 78, 378, 832)], others: [box(20, 40, 370, 300)], fixed: [] },
      { ...NEWS, hasRoom: true },
      ['top', 'center', 66, true],
    ],
  ] as const)('on a phone, over %s', (_, open, preference, expected) => {
    expect(at(placeToast(wideToast, PHONE, open, preference))).toEqual(expected);
  });

  it('puts news below an error where a dialog leaves no other place', () => {
    const open = { dialogs: [box(12, 12, 378, 832)], others: [], fixed: [box(8, 8, 382, 108)] };
    const { top, room, isWaiting } = placeToast(wideToast, PHONE, open, NEWS);
    expect([top, room, isWaiting]).toEqual([116, 174, false]);
  });

  it('keeps the room that a dialog made, though the smaller dialog would leave another place free', () => {
    const smaller = { dialogs: [box(12, 300, 378, 560)], others: [], fixed: [] };
    expect(at(placeToast(wideToast, PHONE, smaller, { ...NEWS, hasRoom: true }))).toEqual([
      'top',
      'center',
      66,
      false,
    ]);
  });
});
