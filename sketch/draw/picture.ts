/** A whole page: what stands in the head, and the picture. */
export interface Picture {
  readonly title: string
  readonly style: string
  readonly body: string
}
