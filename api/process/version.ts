import packageJson from '../../package.json' with { type: 'json' };

/** The product’s version, by semver. */
export const VERSION: string = packageJson.version;
