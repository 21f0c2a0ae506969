/** What the class of a page is called that waits and then makes room. */
export const CALLED_SPLASH = /splash|launch(er)?(Page|Screen|View)/i
