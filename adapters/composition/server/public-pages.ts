import { CONTENT_SLUGS, contentPath } from '../../../ui/content/content-slug.ts'

/** The public pages beside the catalogue, below the language prefix. */
export const publicPages = (): readonly string[] => ['/', ...CONTENT_SLUGS.map(contentPath), '/withdrawal']
