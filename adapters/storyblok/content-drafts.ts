import * as E from 'fp-ts/lib/Either.js'
import type { ContentShown } from '../../application/commerce/shop/what-is-shown.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { ContentClient } from './content-client.ts'
import { readLocale } from './read-space.ts'
import type { ReadMarkup } from './read-story.ts'
import { isSignedPreview } from './signed-preview.ts'

/** What opens the drafts of a shop. */
export type DraftSource = { readonly client: ContentClient; readonly previewToken: string }

type Deps = {
  readonly sources: ReadonlyMap<BrandChannel, DraftSource>
  readonly readMarkup: ReadMarkup
  readonly clock: () => Date
  readonly report: (problem: string) => void
}

/** The drafts of a shop for whoever came from its editor; nothing for anybody else, and where they cannot be had. */
export type DraftsFor = (params: URLSearchParams, at: At) => Promise<ContentShown | undefined>

/** Asks for drafts each time: an editor looks at what was changed a moment ago. */
export const openContentDrafts =
  ({ sources: places, readMarkup, clock, report }: Deps): DraftsFor =>
  async (params, { brandChannel, locale }) => {
    const [place, now] = [places.get(brandChannel), clock()]
    if (place === undefined || !isSignedPreview(params, place.previewToken, now)) return undefined
    const at = { state: 'draft', version: now.getTime() } as const
    const onFault = ({ at: where, problem }: { readonly at: string; readonly problem: string }): void => {
      report(`drafts of ${brandChannel} (${locale}): ${where} ${problem}`)
    }
    const content = await readLocale(place.client, locale, at, undefined, { readMarkup, onFault })()
    if (E.isLeft(content)) {
      report(`drafts of ${brandChannel} (${locale}): the content service ${content.left.problem}`)
      return undefined
    }
    const { pages, menu, info } = content.right
    return { page: (slug) => pages.get(slug), menu: () => menu, info: () => info }
  }
