/** A picture that an editor chose: its file, what it shows for whoever does not see it, and its size in pixels where known. */
export type ContentImage = {
  readonly filename: string
  readonly alt: string
  readonly width: number | undefined
  readonly height: number | undefined
}
