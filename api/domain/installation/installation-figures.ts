/** How many there are in this installation. */
export type InstallationCounts = { charities: number; volunteers: number };

export type InstallationFigure = { label: string; text: string };

/** Fewer say little, and of a handful one could tell who came. */
const LEAST_SHOWN = 10;

/** What a page may say of the installation: its own figures, rounded down, and none of those that are small. */
export function installationFigures({ charities, volunteers }: InstallationCounts): InstallationFigure[] {
  const figures = [
    { label: 'organizations', count: charities },
    { label: 'volunteers', count: volunteers },
  ];
  return figures.flatMap(({ label, count }) =>
    count < LEAST_SHOWN ? [] : [{ label, text: `${roundedDown(count).toLocaleString('en-US')}+` }],
  );
}

/** 13,482 as 13,000: two digits of a hundred and more, else one. */
function roundedDown(count: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / unit) * unit;
}
