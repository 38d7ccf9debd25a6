import type { ContentLibrary } from '../../../application/commerce/content/content-library.port.ts'

/** A shop for which nobody composed anything. */
export const noContent: ContentLibrary = {
  page: () => undefined, slugs: () => [], menu: () => undefined, info: () => undefined,
  isKnown: () => true, version: () => '', report: () => undefined,
}
