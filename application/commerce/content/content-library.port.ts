import type { At } from '../shop/at.ts'
import type { ContentShown } from '../shop/what-is-shown.ts'

/** What is published, as it was known last: asked while a page is drawn, so it answers at once and never fails. */
export interface ContentLibrary extends ContentShown {
  /** The slugs of all pages that are published in a language. */
  readonly slugs: (at: At) => readonly string[]
  /** Whether all of it was ever had, pages and what stands around them; before that, what is not there may only not be known yet. */
  readonly isKnown: (at: At) => boolean
  /** Another one whenever something that is shown has changed. */
  readonly version: () => string
  /** Tells whoever looks after the content what is to be mended. */
  readonly report: (fault: string) => void
}
