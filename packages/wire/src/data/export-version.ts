/** The version of the export's form. */
export const EXPORT_VERSION = 1;
