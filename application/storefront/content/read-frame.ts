import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Menu } from '../../../domain/content/menu.ts'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'

/** The editors' content around every page. */
export type Frame = { readonly menu: Menu | undefined; readonly info: ShopInfo | undefined }

/** Menu and shop settings in a language; a failure is logged, and pages are shown without them (Account §2.12, §8). */
export type ReadFrame = (locale: Locale) => TE.TaskEither<Failure, Frame>
export const ReadFrame = token<ReadFrame>('ReadFrame')

export const makeReadFrame = ({ shop, log }: { readonly shop: Pick<Shop, 'content'>; readonly log: Log }): ReadFrame => {
  const orNothing = <Read>(what: string, read: TE.TaskEither<Failure, Read | undefined>): TE.TaskEither<Failure, Read | undefined> =>
    pipe(read, TE.orElse((failure) => TE.fromIO((): Read | undefined => {
      log.warn(`${what} not loaded`, failure._tag)
      return undefined
    })))
  return (locale) => pipe(
    TE.Do,
    TE.apS('menu', orNothing('The menu was', shop.content.getMenu({}, locale))),
    TE.apS('info', orNothing('The shop settings were', shop.content.getShopInfo({}, locale))),
  )
}
