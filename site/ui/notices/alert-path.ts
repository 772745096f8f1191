/** The path of the warning sign, for the icons of pages and for islands with a notice. */
export const ALERT_PATH = 'M12 4L2.5 20h19zM12 10v4.5M12 17v.01';
