import * as E from 'fp-ts/lib/Either.js'
import { featureKeys } from '../../../domain/content/feature-keys.ts'
import { shownBlocks } from '../../../domain/content/shown-blocks.ts'
import { homePath } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { At } from '../shop/at.ts'
import type { FlagStates } from '../shop/page-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ContentLibrary } from './content-library.port.ts'
import type { FeatureFlags } from './feature-flags.port.ts'
import type { UseCase } from '../operation.ts'
import type { contentContract } from '../../contract/content.ts'

type Deps = { readonly content: ContentLibrary; readonly flags: FeatureFlags; readonly clock: Clock }

const addressOf = (slug: string, { locale }: At): string => (slug === 'home' ? homePath(locale) : localePath(locale, `/${slug}`))

const NONE: FlagStates = new Map()

/**
 * A composed page without blocks that are hidden now; `undefined` if there is none (Account §1, §4.4), a failure if the content is not
 * loaded yet. To render a page for several visitors the caller passes flags that apply to all of them.
 */
export const makeGetContentPage =
  ({ content, flags, clock }: Deps): UseCase<typeof contentContract.getContentPage> =>
  (at, { slug }) =>
    async () => {
      const page = (at.drafts ?? content).page(slug, at)
      if (page === undefined)
        return at.drafts === undefined && !content.isLoaded(at) ? E.left({ _tag: 'ServiceUnavailable' }) : E.right(undefined)
      const keys = featureKeys(page.body)
      const flagsOf = at.flagsOf ?? ((requested) => flags.flags(requested, at))
      const values = keys.length === 0 ? NONE : await flagsOf(keys)()
      return E.right({
        ...page,
        body: shownBlocks(page.body, {
          now: clock.now(),
          address: addressOf(slug, at),
          flagOf: (key) => values.get(key),
          report: (fault) => { content.report(`${slug} of ${at.brandChannel} (${at.locale}): ${fault}`) },
        }),
      })
    }
