import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PageContext } from '../shop/page-context.ts'
import type { ContentLibrary } from './content-library.port.ts'

/** Shop information from editors; `undefined` if there is none (Account §3). */
export type GetShopInfo = (at: PageContext) => TE.TaskEither<Failure, ShopInfo | undefined>

export const makeGetShopInfo =
  ({ content }: { readonly content: ContentLibrary }): GetShopInfo =>
  (at) => TE.fromIO(() => (at.drafts ?? content).info(at))
