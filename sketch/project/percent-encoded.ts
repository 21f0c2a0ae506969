/** A text as a part of an address; half a character, which Dart may have and no address, is the mark for one. */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
