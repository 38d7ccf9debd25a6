import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withFirst } from '../../../domain/address/address-book.ts'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { refuseCoupon } from '../../../domain/cart/with-coupon.ts'
import { withoutPayment } from '../../../domain/cart/withdraw-payment.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { UnpaidLimits } from '../../../domain/limits/limits.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure, FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import { CART_NOT_FOUND } from '../cart/carts-of-caller.ts'
import type { FailureOf } from '../../contract/operation.ts'
import type { orderContract } from '../../contract/order.ts'
import type { CartRepository, StockedCart } from '../cart/cart-repository.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import { partnerOf, type PartnerDeps } from '../delivery/partner-of.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { ProductRepositoryDeps } from '../stock/load-products.ts'
import { loadProducts } from '../stock/load-products.ts'
import type { Consent } from './consent.ts'
import type { OrderRepository } from './order-repository.port.ts'
import { decidePlacement, payerOf } from './place-order-decision.ts'
import type { OrderFacts } from './place-order-decision.ts'
import type { Renew } from './renewal.ts'
import { checkComment } from './check-comment.ts'
import { atOrderPlacement, shippingChanged } from './at-order-placement.ts'

/** The client network and browser of the order, and the renewal of its subscription. */
type PlacementOptions = { readonly network?: string; readonly browser?: BrowserMark; readonly renew?: Renew }

export type PlacementFailure = FailureOf<typeof orderContract.createOrder>

/** Orders a cart, once: repeated by anybody, the same order is returned (Commerce §7, decision A52). `owner`: the signed-in customer. */
export type PlaceCartOrder = (
  cartToken: CartToken, consent: Consent, owner?: AccountId, options?: PlacementOptions,
) => TE.TaskEither<PlacementFailure, Order>

type Deps = FactDeps & ProductRepositoryDeps & PartnerDeps & {
  readonly addressBooks: AddressBooks
  readonly carts: CartRepository
  readonly orders: OrderRepository
  readonly tokens: TokenMaker
  readonly mailTexts: MailTexts
  readonly unpaidLimits: UnpaidLimits
}

const cleanConsent = ({ comment, ...consent }: Consent): E.Either<RefusalBy<'Malformed'>, Consent> =>
  pipe(
    checkComment(comment),
    E.map((checked) => ({ ...consent, ...omitUndefined({ comment: checked }) })),
  )

type Ordered = { readonly cart: Cart; readonly stocks?: StockedCart['stocks']; readonly owner?: AccountId }

const orderFacts = (deps: Deps, { cart, stocks, owner }: Ordered): TE.TaskEither<ServiceUnavailable, OrderFacts> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      facts: loadCartFacts(deps)(cart),
      products: loadProducts(deps)(cart, stocks),
      customer: verifiedCustomer(deps, owner),
      partner: cart.shippingAddress?.studioId === undefined ? TE.right(undefined) : partnerOf(deps)(owner, cart.brandChannel),
    }),
    TE.map(({ partner, customer, ...loaded }) => ({
      ...loaded,
      isVerified: customer !== undefined,
      paymentMethods: deps.register.paymentMethods(cart.brandChannel),
      token: newToken(deps.tokens, makeOrderToken),
      now: deps.clock.now(),
      mailTexts: deps.mailTexts,
      unpaidLimits: deps.unpaidLimits,
      ...omitUndefined({ owner, partner }),
    })),
  )

// A refused total must be visible in the cart: today's prices are stored before they are checked.
const storeTodaysPrices = (deps: Deps, cart: Cart, { facts }: OrderFacts): TE.TaskEither<FailureBy<'NotFound'>, Cart> =>
  isUsable(cart)
    ? deps.carts.change(cart.token, (current): E.Either<never, Cart> => E.right(refreshCart(current, facts)), cart)
    : TE.right(cart)

const isNoneLeft = ({ _tag }: Failure): boolean => _tag === 'StopOrder' || _tag === 'SaleStopped'

type OrderInput = PlacementOptions & Ordered & { readonly consent: Consent }

// If the last trial was taken between reading and reserving, the second attempt reads the stock again and orders without it.
const withoutTheLastTrial = <Refused extends Failure, Answer>(
  { cart, ...rest }: OrderInput, order: (input: OrderInput) => TE.TaskEither<Refused, Answer>,
): TE.TaskEither<Refused, Answer> => {
  const { stocks: _, ...again } = rest
  return pipe(
    order({ cart, ...rest }),
    TE.orElse((failure) =>
      (isNoneLeft(failure) && cart.lines.some(({ isTrial }) => isTrial) ? order({ cart, ...again }) : TE.left(failure))),
  )
}

// A refused payment method is removed from the cart, too, so that another one is chosen.
const withdrawRefusedPayment = (deps: Deps, { token }: Cart) => <Refused extends Failure>(
  failure: Refused,
): TE.TaskEither<Refused | FailureBy<'NotFound'>, Order> =>
  failure._tag === 'PaymentNotOffered'
    ? pipe(
        deps.carts.change(token, (cart): E.Either<never, Cart> => E.right(withoutPayment(cart))),
        TE.flatMap(() => TE.left(failure)),
      )
    : TE.left(failure)

// A coupon that does not apply to the customer stays visible with its reason, at the price without it.
const showRefusedCoupon = (deps: Deps, { token }: Cart, { facts }: OrderFacts) => <Refused extends Failure>(
  failure: Refused,
): TE.TaskEither<Refused | FailureBy<'NotFound'>, Order> =>
  failure._tag === 'CouponRefused'
    ? pipe(
        deps.carts.change(token, (cart): E.Either<never, Cart> => E.right(refreshCart(refuseCoupon(cart, failure.reason), facts))),
        TE.flatMap(() => TE.left(failure)),
      )
    : TE.left(failure)

/** A cart that its caller may use. An ordered cart passes: access is decided by its order. */
const orderableBy = (owner: AccountId | undefined) => (cart: Cart): E.Either<RefusalBy<'NotFound'>, Cart> =>
  !isUsable(cart) || mayUseCart(cart, owner) ? E.right(cart) : E.left(CART_NOT_FOUND)

const attemptOrder = (deps: Deps) => (input: OrderInput) => {
  const { cart, consent, owner, renew, network, browser } = input
  const payer = payerOf(omitUndefined({ owner, network }))
  return pipe(
    orderFacts(deps, input),
    TE.tap((context) => storeTodaysPrices(deps, cart, context)),
    TE.flatMap((context) =>
      pipe(
        deps.orders.place(
          cart.token, decidePlacement({ ...context, ...omitUndefined({ renew, network, browser }) }, consent), payer, cart,
        ),
        TE.mapLeft(shippingChanged(cart, context.facts)),
        TE.orElseW(showRefusedCoupon(deps, cart, context)),
      )),
  )
}

const placeOrder = (deps: Deps, input: OrderInput): TE.TaskEither<PlacementFailure, Order> =>
  pipe(
    withoutTheLastTrial(input, attemptOrder(deps)),
    TE.mapLeft(atOrderPlacement),
    TE.orElseW(withdrawRefusedPayment(deps, input.cart)),
  )

// Saves the address for the next order. The order stands even if that fails.
const rememberAddress = ({ addressBooks }: Deps, { accountId, billingAddress }: Order): TE.TaskEither<never, unknown> =>
  accountId === undefined
    ? TE.right(undefined)
    : pipe(
        addressBooks.change(accountId, (book) => E.right(withFirst(book, billingAddress))),
        TE.orElseW(() => TE.right(undefined)),
      )

export const makePlaceCartOrder =
  (deps: Deps): PlaceCartOrder =>
  (cartToken, input, owner, options = {}) =>
    pipe(
      TE.fromEither(cleanConsent(input)),
      TE.bindTo('consent'),
      TE.bindW('read', () => pipe(
        deps.carts.stockedCart(cartToken), TE.tap(({ cart }) => TE.fromEither(orderableBy(owner)(cart))))),
      TE.flatMap(({ consent, read: { cart, stocks } }) => pipe(
        placeOrder(deps, { cart, stocks, consent, ...options, ...omitUndefined({ owner }) }),
        // A repeated request for an existing order writes nothing.
        TE.tap((order) => (isUsable(cart) ? rememberAddress(deps, order) : TE.right(undefined))),
      )),
    )
