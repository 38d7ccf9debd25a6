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

/** The voucher that came with a reorder: what the shop knows of it, or why it is not looked at. */
export type ReorderCoupon = E.Either<Refusal, CartFacts>

/** Looks up the voucher of a reorder; a code costs a try here as everywhere. */
export const reorderCoupon = (
  deps: FactDeps & CountDeps,
  cart: Cart,
  asked: { readonly couponCode?: string; readonly from: string },
  joining: readonly { readonly productId: ProductId }[],
): TE.TaskEither<ServiceUnavailable, ReorderCoupon | undefined> => {
  if (asked.couponCode === undefined) return TE.right(undefined)
  const code = makeCouponCode(asked.couponCode)
  if (E.isLeft(code)) return TE.right(code)
  return pipe(
    withinTries(deps, cart.token, asked.from),
    TE.flatMap(() => loadCartFacts(deps)({ ...cart, coupon: { code: code.right } }, joining)),
    TE.map((facts): ReorderCoupon => E.right(facts)),
    TE.orElse((failure) =>
      failure._tag === 'ServiceUnavailable' ? TE.left(failure) : TE.right<ServiceUnavailable, ReorderCoupon>(E.left(failure)),
    ),
  )
}

/** A refused voucher is told beside the reorder, it does not stop it. */
export const withReorderCoupon = (
  cart: Cart,
  wanted: ReorderCoupon | undefined,
): { readonly cart: Cart; readonly couponRefusal?: Refusal } =>
  wanted === undefined
    ? { cart }
    : pipe(
        wanted,
        E.flatMap((facts) => redeemed(cart, facts)),
        E.match((couponRefusal) => ({ cart, couponRefusal }), (withCoupon) => ({ cart: withCoupon })),
      )
