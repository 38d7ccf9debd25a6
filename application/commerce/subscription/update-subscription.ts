import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { resizedLine } from '../../../domain/cart/resized-line.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import { changeSubscription, type Subscription, type SubscriptionChange } from '../../../domain/subscription/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import { requestedNextDay, requestedPayment, confirmed, countDeliveryDate } from './asked-subscription.ts'
import type { ProductBook } from '../product/product-book.port.ts'
import type { PaymentDeps } from './list-subscription-payments.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { offeredShippingMethod, availableShippingMethods } from './available-shipping-methods.ts'
import { productsTotal, toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import { lensesOfChange, withOtherValues, type LineValuesInput } from './with-other-values.ts'

/** What its owner asks to change; `quantities` by the lines' ids, with other values of their lenses. Another rhythm must be confirmed. */
export type AskedChange = Omit<SubscriptionChange, 'lines'> & {
  readonly isConfirmed?: boolean
  readonly quantities?: readonly (LineValuesInput & { readonly quantity: number })[]
}

/** Changes an own subscription; somebody else's does not exist (Account §7, decision S11). */
export type UpdateSubscription = (caller: Callers['customer'], id: number, asked: AskedChange) => TE.TaskEither<Failure, ShownSubscription>

type Deps =
  & ShowDeps & PaymentDeps & CountDeps & { readonly subscriptions: Subscriptions; readonly products: ProductBook }

type Quantities = AskedChange['quantities']

type Lines = Subscription['lines']

/** The packs of both eyes together stay within what is given of a product. */
const withinMaximum = (deps: Deps, { brandChannel }: Subscription, lines: Lines): E.Either<Failure, Lines> =>
  pipe(
    lines,
    E.traverseArray(({ productId }) => makeQuantity(
      lines.filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0),
      maximumQuantity({ productId, settings: deps.register.settings(brandChannel) }),
    )),
    E.map(() => lines),
  )

const resized = (deps: Deps, subscription: Subscription, quantities: Quantities = []): E.Either<Failure, Lines> =>
  pipe(
    subscription.lines,
    E.traverseArray((line) => {
      const asked = quantities.find(({ id }) => id === line.id)
      return asked === undefined
        ? E.right(line)
        : pipe(makeQuantity(asked.quantity, Number.MAX_SAFE_INTEGER), E.map((quantity) => resizedLine(line, quantity)))
    }),
    E.flatMap((lines) => withinMaximum(deps, subscription, lines)),
  )

/** The lenses whose values are to change; a line keeps its lens for as long as its subscription lives. */
const lensesOf = (deps: Deps, owner: Callers['customer']['owner'], id: number, quantities: Quantities = []) =>
  quantities.every(({ option }) => option === undefined)
    ? TE.right<Failure, readonly Product[]>([])
    : pipe(
        deps.subscriptions.list(owner),
        TE.flatMap((own) => lensesOfChange(deps, own.find((one) => one.id === id)?.lines ?? [], quantities)),
      )

/** A way to ship that leads to the subscription's address, if one is asked for. */
const askedWay = (
  deps: Deps, owner: Callers['customer']['owner'], id: number, key: string | undefined,
): TE.TaskEither<Failure, string | undefined> =>
  key === undefined
    ? TE.right(undefined)
    : pipe(
        deps.subscriptions.list(owner),
        TE.flatMap((own): TE.TaskEither<Failure, Subscription> =>
          TE.fromNullable<Failure>({ _tag: 'NotFound', what: 'subscription' })(own.find((one) => one.id === id))),
        TE.flatMap((own): TE.TaskEither<Failure, readonly ShippingOption[]> => pipe(
          productsTotal(deps, own),
          TE.flatMap((total) => availableShippingMethods(deps, own.brandChannel)(own, total)),
        )),
        TE.flatMap(offeredShippingMethod(key)),
      )

/**
 * Whether its owner gets a mail because of a change: another delivery is the next one, or one that was refused is tried anew. Nobody is
 * told of a paused one.
 */
const isNotifiedAgain = (
  deps: Deps, owner: Callers['customer']['owner'], id: number, { status, nextDay, skipDay }: SubscriptionChange,
): TE.TaskEither<Failure, boolean> => {
  if (status === 'paused') return TE.right(false)
  return status === 'active' || nextDay !== undefined || skipDay !== undefined
    ? TE.right(true)
    : pipe(deps.subscriptions.list(owner), TE.map((own) => own.some((one) => one.id === id && one.trouble !== undefined)))
}

export const makeUpdateSubscription =
  (deps: Deps): UpdateSubscription =>
  (caller, id, { isConfirmed = false, quantities, nextDay: day, frequency, payment: wanted, shippingMethod: way, ...change }) => {
    const today = zurichTime(deps.clock.now()).day
    type Decided = E.Either<Failure, Subscription>
    const decide = (asked: SubscriptionChange, lenses: readonly Product[]) => (subscription: Subscription): Decided =>
      pipe(
        resized(deps, subscription, quantities),
        E.flatMap((lines) => withOtherValues(lenses, lines, quantities ?? [])),
        E.map((lines) => changeSubscription(subscription, { ...asked, lines }, today)),
      )
    return pipe(
      TE.fromEither(confirmed(frequency, isConfirmed || frequency === undefined)),
      TE.flatMap(() => TE.fromEither(requestedNextDay(day, today))),
      TE.bindTo('nextDay'),
      TE.bind('payment', () => requestedPayment(deps, caller)(wanted)),
      TE.bind('shippingMethod', () => askedWay(deps, caller.owner, id, way)),
      TE.bind('lenses', () => lensesOf(deps, caller.owner, id, quantities)),
      TE.tap(() => pipe(
        isNotifiedAgain(deps, caller.owner, id, { ...change, ...omitUndefined({ nextDay: day }) }),
        TE.flatMap(countDeliveryDate(deps, caller)),
      )),
      TE.flatMap(({ nextDay, payment, shippingMethod, lenses }) => deps.subscriptions.change(
        caller.owner, [id], decide({ ...change, ...omitUndefined({ nextDay, frequency, payment, shippingMethod }) }, lenses),
      )),
      TE.flatMap(([changed]) => TE.fromNullable<Failure>({ _tag: 'NotFound', what: 'subscription' })(changed)),
      TE.flatMap(toShownSubscription(deps, caller.locale)),
    )
  }
