import { useId, useState } from 'react';
import { STAMP_ICON_IDS, STAMP_ICON_SIZES, type StampIconId } from '#domain/quests/stamp-icon.ts';
import { consoleStampIconsTexts } from '#domain/texts/generated/console-stamp-icons.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampArt } from './StampArt.tsx';

type Size = keyof typeof STAMP_ICON_SIZES;
const SIZES: readonly Size[] = ['tiny', 'medium', 'large'];

type Props = { value: StampIconId; serviceTags: readonly string[]; onChange: (icon: StampIconId) => void };

/** The icons of stamps on the colour of their category, as small or large as one likes to look at them. */
export function IconPicker({ value, serviceTags, onChange }: Props) {
  const t = textsOf(consoleStampIconsTexts);
  const id = useId();
  const [size, setSize] = useState<Size>('medium');
  return (
    <fieldset className="icon-picker">
      <legend>{t.icon}</legend>
      <label className="icon-size">
        {t.size}{' '}
        <select
          value={size}
          onChange={({ target }) => setSize(SIZES.find((one) => one === target.value) ?? size)}
        >
          {SIZES.map((one) => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="icon-row">
        {STAMP_ICON_IDS.map((icon) => (
          <label key={icon} className="icon-choice" title={t[icon]}>
            <input type="radio" name={id} checked={icon === value} onChange={() => onChange(icon)} />
            <StampArt stamped={{ stampIcon: icon, serviceTags }} size={STAMP_ICON_SIZES[size]} />
            <span className="calendar-hidden">{t[icon]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
