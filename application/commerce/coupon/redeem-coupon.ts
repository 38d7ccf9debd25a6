import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CouponOwner } from '../cart/coupon-repository.port.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { redeemed } from './redeemed.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import { withinTries } from './within-tries.ts'

/**
 * Applies a coupon to a cart in place of the one before (Commerce §7). `from` is the client network, only counted. Whether the coupon is
 * limited to `owner` is checked here for a customer with a verified address; for all others when the order is placed.
 */
export type RedeemCoupon = (cartToken: CartToken, code: unknown, from: string, owner?: AccountId) => TE.TaskEither<
  FailureBy<
    | 'CartCompleted' | 'CartEmpty' | 'CouponRefused' | 'InvalidCouponCode' | 'NotFound'
    | 'TooManyAttempts'
  >, Cart
>

type Deps = FactDeps & CountDeps & { readonly carts: CartRepository; readonly customers: CustomerRepository }

const keyOf = ({ customers }: Deps, owner: AccountId | undefined): TE.TaskEither<ServiceUnavailable, CouponOwner | undefined> =>
  pipe(
    verifiedCustomer({ customers }, owner),
    TE.map((customer) => customer && { customer: customerKey(customer.email), owner: customer.accountId }),
  )

export const makeRedeemCoupon =
  (deps: Deps): RedeemCoupon =>
  (cartToken, text, from, owner) =>
    pipe(
      TE.fromEither(makeCouponCode(text)),
      TE.bindTo('code'),
      TE.bindW('cart', () => deps.carts.cart(cartToken)),
      TE.tap(() => withinTries(deps, cartToken, from)),
      TE.bindW('customer', () => keyOf(deps, owner)),
      TE.bindW('facts', ({ cart, code, customer }) => loadCartFacts(deps)({ ...cart, coupon: { code } }, [], customer)),
      TE.flatMap(({ cart: seen, facts }) => deps.carts.change(cartToken, (cart): E.Either<
        RefusalBy<'CartCompleted' | 'CartEmpty' | 'CouponRefused'>, Cart
      > => redeemed(cart, facts), seen)),
    )
