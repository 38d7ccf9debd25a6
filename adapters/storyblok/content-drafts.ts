import * as E from 'fp-ts/lib/Either.js'
import type { EditedContent } from '../../application/commerce/shop/page-context.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { ContentClient } from './content-client.ts'
import { readLocale } from './read-space.ts'
import type { ReadMarkup } from './read-story.ts'
import { isSignedPreview } from './signed-preview.ts'

/** The access to the drafts of a shop. */
export type DraftSource = { readonly client: ContentClient; readonly previewToken: string }

type Deps = {
  readonly sources: ReadonlyMap<BrandChannel, DraftSource>
  readonly readMarkup: ReadMarkup
  readonly clock: () => Date
  readonly report: (problem: string) => void
}

/** The drafts of a shop for requests from its editor; undefined for all others, and if the drafts are unavailable. */
export type DraftsFor = (params: URLSearchParams, at: At) => Promise<EditedContent | undefined>

/** Drafts are fetched with each request, because an editor expects to see the latest change. */
export const openContentDrafts =
  ({ sources, readMarkup, clock, report }: Deps): DraftsFor =>
  async (params, { brandChannel, locale }) => {
    const [source, now] = [sources.get(brandChannel), clock()]
    if (source === undefined || !isSignedPreview(params, source.previewToken, now)) return undefined
    const at = { state: 'draft', version: now.getTime() } as const
    const onFault = ({ at: location, problem }: { readonly at: string; readonly problem: string }): void => {
      report(`drafts of ${brandChannel} (${locale}): ${location} ${problem}`)
    }
    const content = await readLocale(source.client, locale, at, undefined, { readMarkup, onFault })()
    if (E.isLeft(content)) {
      report(`drafts of ${brandChannel} (${locale}): the content service ${content.left.problem}`)
      return undefined
    }
    const { pages, menu, info } = content.right
    return { page: (slug) => pages.get(slug), menu: () => menu, info: () => info }
  }
