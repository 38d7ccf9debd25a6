import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import { shownBlocks } from '../../../domain/content/shown-blocks.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { homePath } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { At } from '../shop/at.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ContentLibrary } from './content-library.port.ts'
import type { FeatureFlags } from './feature-flags.port.ts'

/** A page as editors composed it, without what is not shown now; nothing where there is none (Account §1, §4.4). */
export type ShowContent = (slug: string, at: At) => TE.TaskEither<Failure, ContentPage | undefined>

type Deps = { readonly content: ContentLibrary; readonly flags: FeatureFlags; readonly clock: Clock }

const addressOf = (slug: string, { locale }: At): string => (slug === 'home' ? homePath(locale) : localePath(locale, `/${slug}`))

export const makeShowContent =
  ({ content, flags, clock }: Deps): ShowContent =>
  (slug, at) =>
    TE.fromIO(() => {
      const page = content.page(slug, at)
      if (page === undefined) return undefined
      return {
        ...page,
        body: shownBlocks(page.body, {
          now: clock.now(),
          address: addressOf(slug, at),
          flagOf: (key) => flags.flag(key, at),
          report: (fault) => { content.report(`${slug} of ${at.brandChannel} (${at.locale}): ${fault}`) },
        }),
      }
    })
