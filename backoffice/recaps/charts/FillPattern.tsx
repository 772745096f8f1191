import type { Fill } from './recap-chart.ts';

/** How bars and their key are filled, as a pattern of SVG: without colour they differ as well. */
export function FillPattern({ id, fill, color }: { id: string; fill: Fill; color: string }) {
  return (
    <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={fill === 'solid' ? 7 : 3} height={7} fill={color} />
    </pattern>
  );
}
