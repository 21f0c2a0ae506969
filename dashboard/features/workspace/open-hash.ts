/** Opens the form for another directory from any page: `/environment#open`. */
export const OPEN_HASH = 'open'
