import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { SetAddresses } from '../../application/storefront/checkout/set-addresses.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { AddressBook } from '../../domain/address/address-book.ts'
import { hasSeparateShippingAddress } from '../../domain/cart/has-separate-shipping-address.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { STUDIO_DELIVERIES, studioDelivery } from '../../domain/delivery/partner-optician.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked, TICKED } from '../form/ticked.ts'
import { withSuggestions } from '../address/address-reply.ts'
import { toAddressEntries } from '../address/address-book-data.ts'
import { ADDRESS_PARTS } from '../address/address-fields.ts'
import { suggestPlaces, withChosenPlaces } from '../address/address-choice.ts'
import { addressProblems } from '../address/address-problems.ts'
import {
  ANOTHER, preselectedBilling, preselectedShipping, isBooked, partsOf, partsToSave, withBooked, withEditable,
} from './book-choice.ts'
import { acceptedIn } from './accepted.ts'
import { enterStep } from './enter-step.ts'
import { loadPartner } from './partner-data.ts'
import { readFields } from '../form/typed-fields.ts'
import { stepPathOf } from './step-path.ts'
import { asTyped, typedAddress } from '../address/typed-address.ts'

export const handle = { checkout: true, checkoutStep: 'address' } satisfies PageMarks

type Typed = { readonly [name: string]: string }

const namesOf = (customer: Customer | undefined) =>
  customer === undefined ? {} : { firstName: customer.firstName, lastName: customer.lastName }

/** Empty if the customer has no saved address or the address book cannot be loaded. */
const bookOf = async (injector: Injector): Promise<AddressBook> => {
  const book = await injector.get(Shop).address.listAddresses({})()
  return E.isRight(book) ? book.right : []
}

/** Billing and shipping address. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { cart, checkout, customer, injector } = await enterStep('address', args)
  const { country, extraCountries } = injector.get(CurrentShop)
  const deliveryTo = studioDelivery(cart.shippingAddress ?? {})
  const separate = deliveryTo === undefined && hasSeparateShippingAddress(cart) ? cart.shippingAddress : undefined
  const book = customer === undefined ? [] : await bookOf(injector)
  const paying = preselectedBilling(book, cart.billingAddress) === ANOTHER ? cart.billingAddress : undefined
  const from = { billingFrom: preselectedBilling(book, cart.billingAddress), shippingFrom: preselectedShipping(book, separate) }
  return data(
    {
      checkout,
      initial: {
        ...asTyped({ countryCode: country, ...(paying ?? namesOf(customer)) }, 'billing'),
        ...asTyped({ countryCode: country, ...(isBooked(from, 'shipping') ? {} : separate) }, 'shipping'),
        ...(deliveryTo === undefined ? {} : { deliveryTo }),
        ...(separate === undefined ? {} : { hasSeparateShippingAddress: TICKED }),
        ...(book.length === 0 ? {} : from),
      },
      ...(book.length === 0 ? {} : { book: toAddressEntries(book) }),
      countries: shopCountries(extraCountries),
      accepted: await acceptedIn(injector, cart),
      ...(customer === undefined ? {} : { partner: await loadPartner(injector) }),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Saves the chosen addresses; the order continues if that fails. */
const saveAddresses = async (injector: Injector, typed: Typed): Promise<void> => {
  const { addAddress } = injector.get(Shop).address
  for (const part of partsToSave(typed)) await addAddress({ address: typedAddress(typed, part), isDefault: false })()
}

const submitAddresses = async (injector: Injector, typed: Typed, { url, locale }: { readonly url: URL; readonly locale: Locale }) => {
  const submitted = await injector.get(SetAddresses)(omitUndefined({
    billing: typedAddress(typed, 'billing'),
    shipping: isTicked(typed, 'hasSeparateShippingAddress') ? typedAddress(typed, 'shipping') : undefined,
    toPartner: STUDIO_DELIVERIES.find((delivery) => delivery === typed['deliveryTo']),
  }))()
  if (E.isRight(submitted)) {
    await saveAddresses(injector, typed)
    return redirect(stepPathOf(url, locale, 'shipping'))
  }
  if (submitted.left._tag !== 'InvalidAddress') return withFailure(typed, submitted.left, locale)
  const { left: refusal } = submitted
  return withProblems(
    withEditable(typed, ADDRESS_PARTS.filter((part) => refusal[part].length > 0)),
    { ...addressProblems(refusal.billing, 'billing'), ...addressProblems(refusal.shipping, 'shipping') },
  )
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const sent = readFields(await request.formData())
  const booked = partsOf(sent).some((part) => isBooked(sent, part)) ? withBooked(sent, await bookOf(injector)) : sent
  if (booked === undefined) return withFailure(sent, { _tag: 'NotFound', what: 'address' }, locale)
  const typed = withChosenPlaces(booked)
  const suggestions = await suggestPlaces(injector, typed, partsOf(typed).filter((part) => !isBooked(typed, part)))
  if (suggestions.length > 0) return withSuggestions(typed, suggestions)
  return submitAddresses(injector, typed, { url: new URL(request.url), locale })
}

export { AddressPage as Component } from './AddressPage.tsx'
