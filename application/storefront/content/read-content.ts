import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'

/**
 * A page of the editors, if any. A failure is logged: a page of the shop is shown without the editors' content (Account §8), and at any
 * other URL it is unknown whether a page exists.
 */
export type ReadContent = (slug: string, locale: Locale) => TE.TaskEither<Failure, ContentPage | undefined>
export const ReadContent = token<ReadContent>('ReadContent')

export const makeReadContent =
  (deps: { readonly shop: Pick<Shop, 'content'>; readonly log: Log }): ReadContent =>
  (slug, locale) =>
    pipe(
      deps.shop.content.getContentPage({ slug }, locale),
      TE.tapError(({ _tag }) => TE.fromIO(() => { deps.log.warn(`The content of ${slug} was not loaded`, _tag) })),
    )
