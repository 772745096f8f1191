import { memo } from 'react';
import { consoleStampsTexts } from '#domain/texts/generated/console-stamps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { StampArt } from './StampArt.tsx';
import type { ShownBundle } from './stamp-collection.ts';

type Props = {
  bundle: ShownBundle;
  isSelected: boolean;
  onToggle: (bundleId: string) => void;
};

/** How many stamps lie in sight on the pile. */
const PILE = 3;

/** A bundle of the collection: taken, put away and dragged like a stamp, for all that are in it. */
export const BundleButton = memo(function BundleButton({ bundle, isSelected, onToggle }: Props) {
  const { id, name, stamps } = bundle;
  return (
    <button
      type="button"
      className="stamp-button is-bundle"
      aria-pressed={isSelected}
      data-stamp={id}
      title={stamps.map(({ title }) => title).join(', ')}
      onClick={() => onToggle(id)}
    >
      <span className="bundle-pile">
        {stamps.slice(0, PILE).map((stamp) => (
          <StampArt key={stamp.id} stamped={stamp} size={36} />
        ))}
      </span>
      <span className="stamp-title">{name}</span>
      <span className="bundle-size">{textsOf(consoleStampsTexts).bundleSize({ count: stamps.length })}</span>
    </button>
  );
});
