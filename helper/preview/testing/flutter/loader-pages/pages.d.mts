/** Name of the generation to its files. */
export const LOADER_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>>
