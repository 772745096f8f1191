import { expect, it } from 'vitest';
import { STAMP_ICON_IDS, STAMP_ICON_SIZES, STAMP_ICONS, stampIconOf } from './stamp-icon.ts';

it('there are the eleven stamp icons, each with a figure of its own [STM-03]', () => {
  expect(STAMP_ICON_IDS).toEqual([
    'stamp_envelope_01',
    'stamp_bread_01',
    'stamp_salad_01',
    'stamp_knife_01',
    'stamp_speech_01',
    'stamp_people_01',
    'stamp_bag_01',
    'stamp_truck_01',
    'stamp_shelf_01',
    'stamp_box_01',
    'stamp_wrench_01',
  ]);
  expect(new Set(Object.values(STAMP_ICONS).map(({ figure }) => figure)).size).toBe(11);
});

it('a stamp without a known icon shows the envelope [STM-03]', () => {
  expect(stampIconOf('stamp_truck_01').figure).toBe('truck');
  expect(stampIconOf(null).figure).toBe('envelope');
  expect(stampIconOf('toString').figure).toBe('envelope');
});

it('the picker is offered tiny, medium and large, large showing the medium picture [STM-04]', () => {
  expect(Object.keys(STAMP_ICON_SIZES)).toEqual(['tiny', 'medium', 'large']);
  expect(STAMP_ICON_SIZES.large).toBe(STAMP_ICON_SIZES.medium);
  expect(STAMP_ICON_SIZES.tiny).toBeLessThan(STAMP_ICON_SIZES.medium);
});
