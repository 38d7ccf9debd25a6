import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { addressLines } from '../../domain/address/address-lines.ts'
import { toAddressId } from '../../domain/address/address-book.ts'
import { reminderDays } from '../../domain/reminder/reminder-day.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { ShownSubscription } from '../../domain/subscription/shown-subscription.ts'
import { IDS, readTypedNumber, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems, type FieldProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { changeByIntent, isIntent } from './change-intent.ts'
import { notConfirmed, problemsIn, readMethod, readNextDay, readOtherRhythm } from './read-subscription-form.ts'
import { filledFromPass, storedTexts, ownWearers, readValues } from './lens-values.ts'
import { toPaymentEntry } from './payment-entry.ts'
import { toSubscriptionEntry } from './subscription-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const handle = { subscription: true } satisfies PageMarks

/** 0 for an invalid id: no subscription or address has it. */
const idOf = (text: string | undefined): number => readWholeNumber(text, IDS) ?? 0

/** A subscription of the customer; without an id all of them. */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { subscriptionId } = args.params
  if (subscriptionId === undefined) throw redirect(localePath(locale, '/my-account/my-subscriptions'))
  const shop = injector.get(Shop)
  const subscription = await shop.subscription.getSubscription({ id: idOf(subscriptionId) })()
  if (E.isLeft(subscription)) throw routeError(subscription.left)
  const [methods, book] = await Promise.all([shop.subscription.getSubscriptionPaymentMethods({})(), shop.address.listAddresses({})()])
  if (E.isLeft(methods)) throw routeError(methods.left)
  if (E.isLeft(book)) throw routeError(book.left)
  return data(
    {
      subscription: toSubscriptionEntry(subscription.right, locale),
      methods: methods.right.map(toPaymentEntry),
      values: await valuesOf(args, injector, subscription.right),
      addresses: book.right.map(({ id, address }) => ({ value: String(id), label: addressLines(address).join(', ') })),
      ...reminderDays(injector.get(Today)()),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** The values of its lenses, or those of the wearer in the address. */
const valuesOf = async ({ request }: LoaderFunctionArgs, injector: Injector, subscription: ShownSubscription) => {
  const wearers = await ownWearers(injector)
  const args = idOf(new URL(request.url).searchParams.get('wearer') ?? undefined)
  const wearer = wearers.find(({ id }) => id === args)
  const filled = wearer === undefined ? undefined : await filledFromPass(injector, subscription, wearer)
  return {
    texts: filled?.texts ?? storedTexts(subscription),
    wearers: wearers.map(({ id, name }) => ({ id, name: String(name) })),
    ...omitUndefined({ filled }),
  }
}

type Typed = { readonly [name: string]: string }
type Sent = { readonly injector: Injector; readonly id: number; readonly typed: Typed; readonly locale: Locale }

const ofLine = 'quantity-'

/** The quantity of each line; 0 for an invalid one, which the shop refuses. */
const quantitiesIn = (typed: Typed) =>
  Object.entries(typed).filter(([name]) => name.startsWith(ofLine))
    .map(([name, text]) => ({ id: name.slice(ofLine.length), quantity: readTypedNumber(text, { from: 1, to: 9999 }) ?? 0 }))

/** The shipping method, if another one is chosen. */
const newShippingMethod = ({ shippingMethod, shippingMethodBefore }: Typed): string | undefined =>
  (shippingMethod === shippingMethodBefore ? undefined : shippingMethod)

const changed = async ({ injector, id, typed, locale }: Sent) => {
  const quantities = quantitiesIn(typed)
  const [frequency, nextDay, method] = [readOtherRhythm(typed), readNextDay(typed, injector.get(Today)()), readMethod(typed)]
  const isOther = !(E.isRight(frequency) && frequency.right === undefined)
  const isConfirmed = isTicked(typed, 'confirmed')
  const packs: FieldProblems = Object.fromEntries(quantities.filter(({ quantity }) => quantity === 0)
    .map((line) => [`${ofLine}${line.id}`, { id: 'subscription.no_quantity', values: {} } as const]))
  const problems = {
    ...problemsIn(frequency, nextDay, method), ...(isOther && !isConfirmed ? notConfirmed : {}), ...packs,
  }
  if (E.isLeft(frequency) || E.isLeft(nextDay) || E.isLeft(method) || Object.keys(problems).length > 0)
    return withProblems(typed, problems)
  const result = await injector.get(Shop).subscription.updateSubscription({ id, change: {
    quantities, payment: method.right, isConfirmed,
    ...omitUndefined({
      frequency: frequency.right, nextDay: nextDay.right === typed['planned'] ? undefined : nextDay.right,
      shippingMethod: newShippingMethod(typed),
    }),
  } })()
  return E.isRight(result) ? redirect(
    localePath(locale, `/my-account/subscription/${id}?saved=1`),
  ) : withFailure(typed, result.left, locale)
}

const moved = async ({ injector, id, typed, locale }: Sent) => {
  const result = await injector.get(Shop).subscription.updateSubscriptionsAddresses({
    billing: toAddressId(idOf(typed['billing'])), shipping: toAddressId(idOf(typed['shipping'])),
    ...(isTicked(typed, 'all') ? {} : { ids: [id] }),
  })()
  return E.isRight(result) ? redirect(
    localePath(locale, `/my-account/subscription/${id}?saved=1`),
  ) : withFailure(typed, result.left, locale)
}

const revalued = async ({ injector, id, typed, locale }: Sent) => {
  const shop = injector.get(Shop)
  const subscription = await shop.subscription.getSubscription({ id })()
  if (E.isLeft(subscription)) throw routeError(subscription.left)
  const quantities = readValues(subscription.right.items, typed)
  if (E.isLeft(quantities)) return withProblems(typed, quantities.left)
  const result = await injector.get(Shop).subscription.updateSubscription({ id, change: { quantities: quantities.right } })()
  return E.isRight(result) ? redirect(
    localePath(locale, `/my-account/subscription/${id}?saved=1`),
  ) : withFailure(typed, result.left, locale)
}

/** Changes the subscription, its address, or executes a one-click change. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const sent = { injector, id: idOf(args.params['subscriptionId']), typed, locale }
  const { intent, day } = typed
  if (intent === 'move') return moved(sent)
  if (intent === 'values') return revalued(sent)
  if (!isIntent(intent)) return changed(sent)
  const result = await changeByIntent(injector, { id: sent.id, intent, day })
  if (E.isLeft(result)) return withFailure({}, result.left, locale)
  const after = intent === 'end' ? '/my-account/my-subscriptions?ended=1' : `/my-account/subscription/${sent.id}?saved=1`
  return redirect(localePath(locale, after))
}

export { SubscriptionPage as Component } from './SubscriptionPage.tsx'
