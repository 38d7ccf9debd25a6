import type { ContentLibrary } from '../../../application/commerce/content/content-library.port.ts'

/** A shop without composed content. */
export const noContent: ContentLibrary = {
  page: () => undefined, slugs: () => [], menu: () => undefined, info: () => undefined,
  isLoaded: () => true, version: () => '', report: () => undefined,
}
