import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Refusal, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { loadCartFacts, type CartFacts, type FactDeps } from '../cart/cart-facts.ts'
import { redeemed } from '../coupon/redeemed.ts'
import { withinTries } from '../coupon/within-tries.ts'

/** The coupon of a reorder: its facts, or why it is refused. */
export type ReorderCoupon = E.Either<Refusal, CartFacts>

/** Loads the coupon of a reorder; the code counts as an attempt. */
export const reorderCoupon = (
  deps: FactDeps & CountDeps,
  cart: Cart,
  request: { readonly couponCode?: string; readonly from: string },
  added: readonly { readonly productId: ProductId }[],
): TE.TaskEither<ServiceUnavailable, ReorderCoupon | undefined> => {
  if (request.couponCode === undefined) return TE.right(undefined)
  const code = makeCouponCode(request.couponCode)
  if (E.isLeft(code)) return TE.right(code)
  return pipe(
    withinTries(deps, cart.token, request.from),
    TE.flatMap(() => loadCartFacts(deps)({ ...cart, coupon: { code: code.right } }, added)),
    TE.map((facts): ReorderCoupon => E.right(facts)),
    TE.orElse((failure) =>
      failure._tag === 'ServiceUnavailable' ? TE.left(failure) : TE.right<ServiceUnavailable, ReorderCoupon>(E.left(failure)),
    ),
  )
}

/** A refused coupon is reported with the reorder and does not stop it. */
export const withReorderCoupon = (
  cart: Cart,
  requested: ReorderCoupon | undefined,
): { readonly cart: Cart; readonly couponRefusal?: Refusal } =>
  requested === undefined
    ? { cart }
    : pipe(
        requested,
        E.flatMap((facts) => redeemed(cart, facts)),
        E.match((couponRefusal) => ({ cart, couponRefusal }), (withCoupon) => ({ cart: withCoupon })),
      )
