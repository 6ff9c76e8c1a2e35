/** The version of the export's form. Version 1 knew nothing of judging, and is still read. */
export const EXPORT_VERSION = 2;
