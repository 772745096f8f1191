/** A setting of the site with the entries that hold; `isConfigured`: the environment has set them. */
export type SiteSettingRow = { key: string; entries: string[]; isConfigured: boolean };
