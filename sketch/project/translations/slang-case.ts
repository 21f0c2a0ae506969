/** How slang writes the names of keys: `key_case` of its options. */
export type KeyCase = 'camel' | 'pascal' | 'snake'

export function keyCaseOf(said: string): KeyCase | null {
  return said === 'camel' || said === 'pascal' || said === 'snake' ? said : null
}

/** The name that a key gets (`slang/lib/src/builder/utils/string_extensions.dart`); as it is where nothing is said. */
export function inCase(key: string, keyCase: KeyCase | null): string {
  if (keyCase === null) return key
  const words = wordsOf(key).map((word) => word.toLowerCase())
  if (keyCase === 'snake') return words.join('_')
  return words.map((word, at) => (at === 0 && keyCase === 'camel' ? word : capitalized(word))).join('')
}

/** Parted by signs and, where not all of it is in capitals, before each capital. */
function wordsOf(key: string): string[] {
  const parted = key.toUpperCase() === key ? key : key.replace(/(?=[A-Z])/g, ' ')
  return parted.split(/[ ._\-/\\]+/).filter((each) => each !== '')
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
