/** Made in the home folder where no project directory was chosen; the helper knows what `~` is. */
export const STARTER_FOLDER = '~/mosaygent-starter'
