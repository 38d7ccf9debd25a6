import type { At } from '../shop/at.ts'
import type { EditedContent } from '../shop/page-context.ts'

/** Published content as loaded last. It is read while a page renders, so it returns at once and never fails. */
export interface ContentLibrary extends EditedContent {
  /** The slugs of all published pages in a language. */
  readonly slugs: (at: At) => readonly string[]
  /** Whether all content was loaded once; before that, missing content may only not be loaded yet. */
  readonly isLoaded: (at: At) => boolean
  /** Changes whenever content changes. */
  readonly version: () => string
  /** Reports a fault to the editors. */
  readonly report: (fault: string) => void
}
