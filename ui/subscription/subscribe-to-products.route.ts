import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { MakeRequestKey } from '../../application/storefront/shop/make-request-key.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { defaultOf, readAddressId } from '../../domain/address/address-book.ts'
import { addressLines } from '../../domain/address/address-lines.ts'
import { preselectedShipping } from '../../domain/delivery/preselected-shipping.ts'
import { makeIdempotencyKey } from '../../domain/idempotency-key.ts'
import { reminderDays } from '../../domain/reminder/reminder-day.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { DEFAULT_FREQUENCY, makeFrequency } from '../../domain/subscription/frequency.ts'
import { productsInAddress, type ProductSubscriptionInput } from '../../domain/subscription/products-in-address.ts'
import type { SubscriptionOffer } from '../../domain/subscription/subscription-offer.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toAddressLines } from '../address/address-lines.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { afterStarting } from './after-starting.ts'
import { toPaymentEntry } from './payment-entry.ts'
import { notConfirmed, problemsIn, readMethod, readNextDay, readRhythm, readShippingMethod } from './read-subscription-form.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const handle = { subscription: true } satisfies PageMarks

/** Not found if the address names no products, or invalid ones. */
const offered = async (
  injector: Injector, items: readonly ProductSubscriptionInput[], to: string | null,
): Promise<SubscriptionOffer> => {
  if (items.length === 0) throw routeError({ _tag: 'NotFound', what: 'product' })
  const shipping = readAddressId(to ?? '')
  const offer =
    await injector.get(Shop).subscription.offerSubscription({ items, ...(E.isRight(shipping) ? { shipping: shipping.right } : {}) })()
  if (E.isLeft(offer)) throw routeError(offer.left)
  return offer.right
}

/** Products to subscribe to, with the options. */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const url = new URL(args.request.url)
  const { injector } = await requireCustomer(args)
  const { items, productsTotal, address, shippingOptions } = await offered(injector, productsInAddress(url), url.searchParams.get('to'))
  const [methods, book, key] = await Promise.all([
    injector.get(Shop).subscription.getSubscriptionPaymentMethods({})(), injector.get(Shop).address.listAddresses({})(),
    injector.get(MakeRequestKey)()(),
  ])
  if (E.isLeft(methods)) throw routeError(methods.left)
  if (E.isLeft(book)) throw routeError(book.left)
  if (E.isLeft(key)) throw routeError(key.left)
  const every = makeFrequency(url.searchParams.get('every'))
  const here = `${url.pathname}${url.search}`
  return data(
    {
      key: key.right,
      products: items.map(({ quantity, variantRepresentation }) => ({ name: `${quantity} × ${variantRepresentation}`, values: [] })),
      days: (E.isRight(every) ? every.right : DEFAULT_FREQUENCY).value,
      methods: methods.right.map(toPaymentEntry),
      delivery: {
        bookPath: localePath(locale, `/my-account/edit-address?redirectUrl=${encodeURIComponent(here)}`),
        ...omitUndefined({
          total: productsTotal,
          to: address && {
            id: address.id, address: toAddressLines(address.address), shippingOptions,
            book: book.right.map((entry) => ({ value: String(entry.id), label: addressLines(entry.address).join(', ') })),
            billing: defaultOf(book.right)?.id ?? address.id,
            ...omitUndefined({ shippingMethod: preselectedShipping(shippingOptions, undefined) }),
          },
        }),
      },
      ...reminderDays(injector.get(Today)()),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Starts the subscription, or returns errors: the interval must be confirmed (decision C4). */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const [frequency, nextDay, method, shippingMethod] =
    [readRhythm(typed), readNextDay(typed, injector.get(Today)()), readMethod(typed), readShippingMethod(typed)]
  const isConfirmed = isTicked(typed, 'confirmed')
  if (E.isLeft(frequency) || E.isLeft(nextDay) || E.isLeft(method) || E.isLeft(shippingMethod) || !isConfirmed)
    return withProblems(typed, { ...problemsIn(frequency, nextDay, shippingMethod, method), ...(isConfirmed ? {} : notConfirmed) })
  const address = readAddressId(typed['address'])
  const billing = readAddressId(typed['billing'] ?? typed['address'])
  if (E.isLeft(address)) return withFailure(typed, address.left, locale)
  if (E.isLeft(billing)) return withFailure(typed, billing.left, locale)
  const key = makeIdempotencyKey(typed['key'])
  if (E.isLeft(key)) return withFailure(typed, key.left, locale)
  const created = await injector.get(Shop).subscription.subscribeToProducts({
    key: key.right, items: productsInAddress(new URL(args.request.url)), billing: billing.right, shipping: address.right,
    shippingMethod: shippingMethod.right,
    frequency: frequency.right, isConfirmed, payment: method.right, ...omitUndefined({ nextDay: nextDay.right }),
  })()
  return afterStarting(created, typed, locale)
}

export { SubscribeToProductsPage as Component } from './SubscribeToProductsPage.tsx'
