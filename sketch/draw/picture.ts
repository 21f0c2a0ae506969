/** A whole page: the title as text, the styles of its head, and its body as HTML. */
export interface Picture {
  readonly title: string
  readonly style: string
  readonly body: string
}
