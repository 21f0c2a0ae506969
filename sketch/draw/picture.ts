/** A whole page: the title and styles of its head, and its body. */
export interface Picture {
  readonly title: string
  readonly style: string
  readonly body: string
}
