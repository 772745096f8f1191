import { useId, useState } from 'react';
import {
  STAMP_ICON_IDS,
  STAMP_ICON_SIZES,
  STAMP_ICONS,
  type StampIconId,
} from '#domain/quests/stamp-icon.ts';
import { StampArt } from './StampArt.tsx';

type Size = keyof typeof STAMP_ICON_SIZES;
const SIZES = Object.keys(STAMP_ICON_SIZES) as Size[];

type Props = { value: StampIconId; serviceTags: readonly string[]; onChange: (icon: StampIconId) => void };

/** The icons of stamps on the colour of their category, as small or large as one likes to look at them. */
export function IconPicker({ value, serviceTags, onChange }: Props) {
  const id = useId();
  const [size, setSize] = useState<Size>('medium');
  return (
    <fieldset className="icon-picker">
      <legend>Icon</legend>
      <label className="icon-size">
        Size{' '}
        <select value={size} onChange={({ target }) => setSize(target.value as Size)}>
          {SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div className="icon-row">
        {STAMP_ICON_IDS.map((icon) => (
          <label key={icon} className="icon-choice" title={STAMP_ICONS[icon].label}>
            <input type="radio" name={id} checked={icon === value} onChange={() => onChange(icon)} />
            <StampArt stamped={{ stampIcon: icon, serviceTags }} size={STAMP_ICON_SIZES[size]} />
            <span className="calendar-hidden">{STAMP_ICONS[icon].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
