import type { MessageId } from '../messages/message-id.ts'
import { facetValueMessage } from './labels.ts'

/** A breadcrumb of a category: a message if its name is fixed, otherwise the title of the catalogue. */
export type CategoryCrumb = { readonly path: string; readonly message?: MessageId; readonly title?: string }

const FACET_OF_LEVEL = ['category', 'lens_usage', 'lens_type'] as const

/** `lens/daily/toric` as three crumbs; the last one carries the category's own title. */
export const categoryCrumbs = (path: string, title?: string): readonly CategoryCrumb[] => {
  const slugs = path.split('/')
  return slugs.map((slug, level) => {
    const upTo = slugs.slice(0, level + 1).join('/')
    const facet = FACET_OF_LEVEL[level]
    const message = facet === undefined ? undefined : facetValueMessage(facet, slug)
    if (title !== undefined && level === slugs.length - 1) return { path: upTo, title }
    return { path: upTo, ...(message === undefined ? { title: slug } : { message }) }
  })
}
