/** Numbers the files that drawn widgets were read from. */
export class FileIndex {
  readonly files: string[] = []
  readonly #known = new Map<string, number>()

  indexOf(file: string): number {
    const known = this.#known.get(file)
    if (known !== undefined) return known
    this.#known.set(file, this.files.length)
    return this.files.push(file) - 1
  }
}
