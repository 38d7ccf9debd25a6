/** A picture that an editor chose: its file, its alternative text, and its size in pixels if known. */
export type ContentImage = {
  readonly filename: string
  readonly alt: string
  readonly width: number | undefined
  readonly height: number | undefined
}
