import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ChangeCart } from '../cart/change-cart.ts'
import type { Shop } from '../shop/shop.ts'

/** Sets the Miles & More number of the visitor's cart; an invalid one is not sent (Commerce §8). */
export type SetMilesNumber = (number: string) => TE.TaskEither<Failure, Cart>
export const SetMilesNumber = token<SetMilesNumber>('SetMilesNumber')

export const makeSetMilesNumber =
  ({ shop, changeCart }: { readonly shop: Pick<Shop, 'checkout'>; readonly changeCart: ChangeCart }): SetMilesNumber =>
  (text) =>
    pipe(
      TE.fromEither<Failure, string>(makeMilesNumber(text)),
      TE.flatMap((number) => changeCart((cartToken) =>
        shop.checkout.updateOrder({ token: cartToken, change: { _tag: 'MilesNumber', number } }))),
    )
