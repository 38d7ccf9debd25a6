import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { PromotionGateway } from '../coupon/promotion-gateway.port.ts'

/** Sets the Miles & More number of the visitor's cart; an invalid one is not sent (Commerce §8). */
export type SetMilesNumber = (number: string) => TE.TaskEither<Failure, Cart>
export const SetMilesNumber = token<SetMilesNumber>('SetMilesNumber')

export const makeSetMilesNumber =
  (deps: CartChangeDeps & { readonly promotions: PromotionGateway }): SetMilesNumber =>
  (text) =>
    pipe(
      TE.fromEither<Failure, string>(makeMilesNumber(text)),
      TE.flatMap((number) => onCurrentCart(deps)((cartToken) => deps.promotions.setMilesNumber(cartToken, number))),
    )
