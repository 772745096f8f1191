import { memo } from 'react';
import { StampArt } from './StampArt.tsx';
import type { ShownStamp } from './stamp-collection.ts';

type Props = {
  stamp: ShownStamp;
  isSelected: boolean;
  onToggle: (stampId: string) => void;
};

/** One stamp of the collection: click or press to take it, again to put it away, or drag it onto a day. */
export const StampButton = memo(function StampButton({ stamp, isSelected, onToggle }: Props) {
  return (
    <button
      type="button"
      className="stamp-button"
      aria-pressed={isSelected}
      data-stamp={stamp.id}
      title={stamp.eventTitle}
      onClick={() => onToggle(stamp.id)}
    >
      <StampArt stamped={stamp} size={48} />
      <span className="stamp-title">{stamp.title}</span>
    </button>
  );
});
