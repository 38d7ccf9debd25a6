import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { changedParts } from '../../../domain/cart/cart-digest.ts'
import { sameMoney } from '../../../domain/money/same-money.ts'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { expectedDays } from '../../../domain/delivery/expected-days.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { isServiceItem } from '../../../domain/product/is-service-item.ts'
import { parcelTo } from '../../../domain/cart/cart-shipping.ts'
import { hasTrial } from '../../../domain/cart/has-trial.ts'
import { personalReason } from '../../../domain/coupon/judge-coupon.ts'
import { couponCustomer, countedAgainst, withoutRepeatedTrials } from '../../../domain/order/earlier-orders.ts'
import { withoutMissingTrials } from '../../../domain/cart/without-missing-trials.ts'
import { repriceLines } from '../../../domain/cart/reprice-lines.ts'
import { coversQuantity } from '../../../domain/stock/can-order.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import type { UnpaidLimits } from '../../../domain/limits/limits.ts'
import { tooManyUnpaid, type OtherOrders } from '../../../domain/order/too-many-unpaid.ts'
import { makeOrder } from '../../../domain/order/make-order.ts'
import { orderNumber } from '../../../domain/order/order-number.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { RefusalOf } from '../../contract/operation.ts'
import type { orderContract } from '../../contract/order.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { CART_NOT_FOUND } from '../cart/carts-of-caller.ts'
import { enoughOnHand, quantityOfVariant } from '../cart/enough-on-hand.ts'
import { findOrderable } from '../cart/read-item.ts'
import { hasCurrentCountry, hasCurrentCoupon, refreshCart } from '../cart/refresh-cart.ts'
import { couponUse } from './coupon-use.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { orderMails } from '../mail/order-mails.ts'
import { lineArrivals } from '../stock/cart-arrival.ts'
import type { StockedProducts } from '../stock/cart-arrival.ts'
import { availableAt } from '../stock/stock-of-variant.ts'
import type { Consent } from './consent.ts'
import type { CouponUse, Payer, Placement } from './order-repository.port.ts'
import type { Renew } from './renewal.ts'
import { paymentStillOffered, studioStillOffered } from './still-offered.ts'

/** The buyer: the signed-in customer, and the client network. */
export type Buyer = { readonly owner?: AccountId; readonly network?: string }

/** The buyer's account, if its e-mail address is verified. */
const verifiedOwner = ({ owner, isVerified }: Pick<OrderFacts, 'owner' | 'isVerified'>): AccountId | undefined =>
  (isVerified ? owner : undefined)

/** The facts of an order placement. */
export type OrderFacts = {
  readonly facts: CartFacts
  readonly products: StockedProducts
  readonly token: OrderToken
  readonly owner?: AccountId
  /** The browser that orders. */
  readonly browser?: BrowserMark
  /** Whether the buyer's e-mail address is verified. */
  readonly isVerified: boolean
  /** The buyer's optician. */
  readonly partner?: PartnerOptician
  /** The payment methods of the brand. */
  readonly paymentMethods: readonly string[]
  readonly now: Date
  readonly mailTexts: MailTexts
  readonly unpaidLimits: UnpaidLimits
  readonly network?: string
  /** The renewal of the subscription of this delivery. */
  readonly renew?: Renew
}

/** A cart that was taken over at a sign-in meanwhile may be ordered by its customer only. */
const ownerUnchanged = (cart: Cart, { owner }: OrderFacts): E.Either<RefusalBy<'NotFound'>, Cart> =>
  mayUseCart(cart, owner) ? E.right(cart) : E.left(CART_NOT_FOUND)

/** An item was added after the facts were loaded: what the shopper saw is not what would be ordered. */
const matchesFacts = (cart: Cart, { products, facts }: OrderFacts): E.Either<RefusalBy<'TotalChanged'>, Cart> =>
  cart.lines.every((line) => products.stocks.has(line.variantId)) && hasCurrentCoupon(cart, facts) && hasCurrentCountry(cart, facts)
    ? E.right(cart)
    : E.left({ _tag: 'TotalChanged', total: cart.totals.total })

const stillSold = (cart: Cart, { products }: OrderFacts): E.Either<
  RefusalBy<'Discontinued' | 'NotForSale' | 'NotFound' | 'SaleStopped'>, Cart
> =>
  pipe(
    cart.lines.filter((line) => !line.isTrial),
    E.traverseArray((line) => findOrderable(products.products, line.productId)),
    E.map(() => cart),
  )

/** A trial is included if it is in stock and its sale is not stopped. */
const withTrialsOnHand = (cart: Cart, { products: { products, stocks } }: OrderFacts): Cart =>
  withoutMissingTrials(cart, ({ productId, variantId }) =>
    !products.some(({ id, saleStop }) => id === productId && saleStop !== undefined)
    && coversQuantity(availableAt(stocks, variantId), quantityOfVariant(cart, variantId)))

const atTodaysPrices = (cart: Cart, { facts }: OrderFacts): E.Either<RefusalBy<'CartCompleted' | 'NotForSale'>, Cart> =>
  pipe(
    repriceLines(cart, facts.entries),
    E.map((priced) => refreshCart(priced, facts)),
  )

/** The order must equal what was shown; if only prices changed and another total was shown, the total is reported. */
const unchangedSinceDisplayed = ({ digest, expectedTotal }: Consent) => (cart: Cart): E.Either<RefusalBy<'OrderChanged'>, Cart> => {
  const changed = digest === undefined ? [] : changedParts(digest, cart)
  const { total } = cart.totals
  const isReportedByTotal = changed.every((part) => part === 'prices') && expectedTotal !== undefined && !sameMoney(expectedTotal, total)
  return changed.length === 0 || isReportedByTotal ? E.right(cart) : E.left({ _tag: 'OrderChanged', changed, total })
}

/** A coupon that no longer applies must not raise the price unnoticed: only with the total without it may the order go on. */
const couponApplies =
  ({ expectedTotal }: Consent) =>
  (cart: Cart): E.Either<RefusalBy<'CouponRefused'>, Cart> =>
    cart.coupon?.reason === undefined || expectedTotal !== undefined
      ? E.right(cart)
      : E.left({ _tag: 'CouponRefused', reason: cart.coupon.reason })

const toOrder = (cart: Cart, { facts, products, token, owner, browser, now }: OrderFacts, consent: Consent, sequence: number) => {
  const carrierDays = expectedDays(facts.methods, parcelTo(cart, facts.country), cart.shippingMethod)
  const arrivals = lineArrivals(cart, products, carrierDays, now)
  const arrival = slowestArrival([...arrivals.values()])
  const { orderLimit } = facts.settings
  return makeOrder(cart, {
    ...consent,
    token,
    id: sequence,
    number: orderNumber(now, sequence),
    now: now.toISOString(),
    lineArrivals: arrivals,
    ...omitUndefined({ owner, browser, orderLimit, arrival }),
  })
}

const withShares = (order: Order, use: CouponUse | undefined): Order =>
  use === undefined ? order : { ...order, promotionShares: Object.fromEntries([...use.shares].map(([id, { cents }]) => [id, cents])) }

const placementOf = (order: Order, context: OrderFacts): Placement => {
  const { facts: { settings, coupon }, mailTexts, renew, network } = context
  const use = order.coupon === undefined || coupon === undefined ? undefined : couponUse(order, coupon.coupon, verifiedOwner(context))
  return {
    order: withShares(order, use),
    reservations: order.lines
      .filter((line) => !isServiceItem(line))
      .map(({ variantId, quantity }) => ({ variantId, quantity })),
    mails: orderMails(undefined, order, settings, mailTexts),
    ...omitUndefined({ coupon: use, renewal: renew?.(order), network }),
  }
}

/**
 * The buyer whose other orders matter: for an invoice, a coupon or a trial; and for payment in advance their unpaid orders and those of
 * the network. Nobody if the total is zero.
 */
export const payerOf =
  ({ owner, network }: Buyer) =>
  ({ email, paymentMethod, coupon, lines }: Cart): Payer | undefined => {
    const onlyUnpaid = paymentMethod !== 'invoice' && coupon === undefined && !hasTrial({ lines })
    return email === undefined || (onlyUnpaid && paymentMethod === undefined)
      ? undefined
      : { customer: customerKey(email), onlyUnpaid, ...omitUndefined({ owner, network }) }
  }

/** An unpaid order reserves stock: one buyer or network may have only so many at once. */
const notTooManyUnpaid =
  (context: OrderFacts, others: OtherOrders) =>
  (order: Order): E.Either<RefusalBy<'TooManyUnpaidOrders'>, Order> => {
    const refused = tooManyUnpaid(order, others, context.unpaidLimits, verifiedOwner(context))
    return refused === undefined ? E.right(order) : E.left(refused)
  }

/** Checked once the buyer is identified: a coupon that is not for them is refused, after the cheaper checks. */
const couponIsTheirs =
  ({ facts }: OrderFacts, earlier: readonly Order[]) =>
  (order: Order): E.Either<RefusalBy<'CouponRefused'>, Order> => {
    const counted = facts.coupon?.coupon
    if (order.coupon === undefined || counted === undefined) return E.right(order)
    const reason = personalReason(counted, couponCustomer(earlier, counted))
    return reason === undefined ? E.right(order) : E.left({ _tag: 'CouponRefused', reason })
  }

/** An invoice or a studio delivery requires an entitlement: checked when it was chosen, and again here. */
const stillGranted = (cart: Cart, context: OrderFacts, earlier: readonly Order[]): E.Either<
  RefusalBy<'NotFound' | 'PartnerNotOffered' | 'PaymentNotOffered'>, Cart
> => {
  const { facts, paymentMethods: methods, owner, isVerified, partner } = context
  const own = earlier.filter(({ accountId }) => isVerified && owner !== undefined && accountId === owner)
  return pipe(
    paymentStillOffered(cart, { methods, settings: facts.settings }, own),
    E.flatMap((paid) => studioStillOffered(paid, partner)),
  )
}

/** Decides on a cart inside the shop's transaction: every check is repeated, nothing is taken from the browser. */
export const decidePlacement =
  (context: OrderFacts, consent: Consent) =>
  (
    cart: Cart, sequence: number, earlier: readonly Order[], ofNetwork: readonly Order[],
  ): E.Either<RefusalOf<typeof orderContract.createOrder>, Placement> => {
    const counted = countedAgainst(earlier, verifiedOwner(context))
    return pipe(
      ownerUnchanged(cart, context),
      E.flatMap(() => matchesFacts(cart, context)),
      E.flatMap(() => stillSold(cart, context)),
      E.flatMap(() => atTodaysPrices(cart, context)),
      E.flatMap(unchangedSinceDisplayed(consent)),
      E.flatMap((priced) => stillGranted(priced, context, earlier)),
      E.flatMap(couponApplies(consent)),
      E.map((priced) => withoutRepeatedTrials(withTrialsOnHand(priced, context), counted)),
      E.flatMap((priced) => enoughOnHand(priced, priced.lines.map((line) => line.variantId), context.products.stocks)),
      E.flatMap((priced) => toOrder(priced, context, consent, sequence)),
      E.flatMap(couponIsTheirs(context, counted)),
      E.flatMap(notTooManyUnpaid(context, { ofBuyer: earlier, ofNetwork })),
      E.map((order) => placementOf(order, context)),
    )
  }
