import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { resizedLine } from '../../../domain/cart/resized-line.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { changeSubscription, type Subscription, type SubscriptionChange } from '../../../domain/subscription/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import { requestedNextDay, requestedPayment, confirmed, countDeliveryDate } from './requested-subscription.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { PaymentDeps } from './get-subscription-payment-methods.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { offeredShippingMethod, availableShippingMethods } from './available-shipping-methods.ts'
import { productsTotal, toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import { lensesOfChange, withOtherValues, type LineValuesInput } from './with-other-values.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

/** A requested change; `quantities` by line id, with other lens values. Another interval must be confirmed. */
export type SubscriptionUpdate = Omit<SubscriptionChange, 'lines'> & {
  readonly isConfirmed?: boolean
  readonly quantities?: readonly (LineValuesInput & { readonly quantity: number })[]
}

type Deps =
  & ShowDeps & PaymentDeps & CountDeps & { readonly subscriptions: Subscriptions; readonly products: ProductRepository }

type Quantities = SubscriptionUpdate['quantities']

type Lines = Subscription['lines']

/** The packs of both eyes together stay within the maximum of a product. */
const withinMaximum = (deps: Deps, { brandChannel }: Subscription, lines: Lines): E.Either<
  RefusalBy<'AboveMaximum' | 'NotAQuantity'>, Lines
> =>
  pipe(
    lines,
    E.traverseArray(({ productId }) => makeQuantity(
      lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0),
      maximumQuantity({ productId, settings: deps.register.settings(brandChannel) }),
    )),
    E.map(() => lines),
  )

const resized = (deps: Deps, subscription: Subscription, quantities: Quantities = []): E.Either<
  RefusalBy<'AboveMaximum' | 'NotAQuantity'>, Lines
> =>
  pipe(
    subscription.lines,
    E.traverseArray((line) => {
      const requested = quantities.find(({ id }) => id === line.id)
      return requested === undefined
        ? E.right(line)
        : pipe(makeQuantity(requested.quantity, Number.MAX_SAFE_INTEGER), E.map((quantity) => resizedLine(line, quantity)))
    }),
    E.flatMap((lines) => withinMaximum(deps, subscription, lines)),
  )

/** The lenses whose values change; a line keeps its lens as long as its subscription exists. */
const lensesOf = (deps: Deps, owner: Callers['customer']['owner'], id: number, quantities: Quantities = []) =>
  quantities.every(({ option }) => option === undefined)
    ? TE.right<never, readonly Product[]>([])
    : pipe(
        deps.subscriptions.list(owner),
        TE.flatMap((own) => lensesOfChange(deps, own.find((subscription) => subscription.id === id)?.lines ?? [], quantities)),
      )

/** A shipping method to the subscription's address, if one is requested. */
const requestedShipping = (
  deps: Deps, owner: Callers['customer']['owner'], id: number, key: string | undefined,
): TE.TaskEither<FailureBy<'NotFound' | 'ShippingNotOffered'>, string | undefined> =>
  key === undefined
    ? TE.right(undefined)
    : pipe(
        deps.subscriptions.list(owner),
        TE.flatMap((own): TE.TaskEither<RefusalBy<'NotFound'>, Subscription> =>
          TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'subscription' })(
            own.find((subscription) => subscription.id === id))),
        TE.flatMap((own): TE.TaskEither<ServiceUnavailable, readonly ShippingOption[]> => pipe(
          productsTotal(deps, own),
          TE.flatMap((total) => availableShippingMethods(deps, own.brandChannel)(own, total)),
        )),
        TE.flatMap(offeredShippingMethod(key)),
      )

/**
 * Whether the owner gets a mail because of a change: another delivery is next, or a refused one is retried. There are no notices for a
 * paused one.
 */
const isNotifiedAgain = (
  deps: Deps, owner: Callers['customer']['owner'], id: number, { status, nextDay, skipDay }: SubscriptionChange,
): TE.TaskEither<ServiceUnavailable, boolean> => {
  if (status === 'paused') return TE.right(false)
  return status === 'active' || nextDay !== undefined || skipDay !== undefined
    ? TE.right(true)
    : pipe(
      deps.subscriptions.list(owner),
      TE.map((own) => own.some((subscription) => subscription.id === id && subscription.trouble !== undefined)),
    )
}

/** Changes one of the customer's subscriptions; somebody else's is not found (Account §7, decision S11). */
export const makeUpdateSubscription =
  (deps: Deps): UseCase<typeof subscriptionContract.updateSubscription> =>
  (
    caller,
    {
      id,
      change: {
        isConfirmed = false, quantities, nextDay: day, frequency, payment: requestedMethod, shippingMethod: shippingKey, ...change
      },
    },
  ) => {
    const today = zurichTime(deps.clock.now()).day
    const decide = (requested: SubscriptionChange, lenses: readonly Product[]) => (subscription: Subscription) =>
      pipe(
        resized(deps, subscription, quantities),
        E.flatMap((lines) => withOtherValues(lenses, lines, quantities ?? [])),
        E.map((lines) => changeSubscription(subscription, { ...requested, lines }, today)),
      )
    return pipe(
      TE.fromEither(confirmed(frequency, isConfirmed || frequency === undefined)),
      TE.flatMap(() => TE.fromEither(requestedNextDay(day, today))),
      TE.bindTo('nextDay'),
      TE.bindW('payment', () => requestedPayment(deps, caller)(requestedMethod)),
      TE.bindW('shippingMethod', () => requestedShipping(deps, caller.owner, id, shippingKey)),
      TE.bindW('lenses', () => lensesOf(deps, caller.owner, id, quantities)),
      TE.tap(() => pipe(
        isNotifiedAgain(deps, caller.owner, id, { ...change, ...omitUndefined({ nextDay: day }) }),
        TE.flatMap(countDeliveryDate(deps, caller)),
      )),
      TE.flatMap(({ nextDay, payment, shippingMethod, lenses }) => deps.subscriptions.change(
        caller.owner, [id], decide({ ...change, ...omitUndefined({ nextDay, frequency, payment, shippingMethod }) }, lenses),
      )),
      TE.flatMap(([changed]) => TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'subscription' })(changed)),
      TE.flatMap(toShownSubscription(deps, caller.locale)),
    )
  }
