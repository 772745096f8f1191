/** The contest that is shown; its days as 'YYYY-MM-DD'. */
export type ContestRow = { year: number; startsOn: string; endsOn: string };

/** A setting of the site with the entries that hold; `isConfigured`: the environment has set them. */
export type SiteSettingRow = { key: string; entries: string[]; isConfigured: boolean };
