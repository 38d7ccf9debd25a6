import type { ContentShown } from '../shop/what-is-shown.ts'

/** What is published, as it was known last: asked while a page is drawn, so it answers at once and never fails. */
export interface ContentLibrary extends ContentShown {
  /** Another one whenever something that is shown has changed. */
  readonly version: () => string
  /** Tells whoever looks after the content what is to be mended. */
  readonly report: (fault: string) => void
}
