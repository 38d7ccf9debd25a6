import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { GiveAddresses } from '../../application/storefront/checkout/give-addresses.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shipsElsewhere } from '../../domain/cart/ships-elsewhere.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { STUDIO_WAYS, studioWay } from '../../domain/delivery/partner-optician.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { withoutAbsent } from '../../domain/without-absent.ts'
import { injectorContext } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked, TICKED } from '../form/ticked.ts'
import { withSuggestions } from '../address/address-reply.ts'
import { suggestPlaces, withChosenPlaces } from '../address/address-choice.ts'
import { addressProblems } from '../address/address-problems.ts'
import { enterStep } from './enter-step.ts'
import { askPartner } from './partner-data.ts'
import { readFields } from '../form/typed-fields.ts'
import { stepPathOf } from './step-path.ts'
import { asTyped, typedAddress } from '../address/typed-address.ts'

export const handle = { checkout: true, checkoutStep: 'address' } satisfies PageMarks

const namesOf = (customer: Customer | undefined) =>
  customer === undefined ? {} : { firstName: customer.firstName, lastName: customer.lastName }

/** Who pays and where the parcel goes. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { cart, checkout, customer, injector } = await enterStep('address', asked)
  const { country, extraCountries } = injector.get(CurrentShop)
  const deliveryTo = studioWay(cart.shippingAddress ?? {})
  const isElsewhere = deliveryTo === undefined && shipsElsewhere(cart)
  return data(
    {
      checkout,
      known: {
        ...asTyped({ countryCode: country, ...(cart.billingAddress ?? customer?.defaultAddress ?? namesOf(customer)) }, 'billing'),
        ...asTyped({ countryCode: country, ...(isElsewhere ? cart.shippingAddress : {}) }, 'shipping'),
        ...(deliveryTo === undefined ? {} : { deliveryTo }),
        ...(isElsewhere ? { shipsElsewhere: TICKED } : {}),
      },
      countries: shopCountries(extraCountries),
      ...(customer === undefined ? {} : { partner: await askPartner(injector) }),
    },
    { headers: PRIVATE_PAGE },
  )
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const typed = withChosenPlaces(readFields(await request.formData()))
  const suggestions = await suggestPlaces(injector, typed)
  if (suggestions.length > 0) return withSuggestions(typed, suggestions)
  const given = await injector.get(GiveAddresses)(withoutAbsent({
    billing: typedAddress(typed, 'billing'),
    shipping: isTicked(typed, 'shipsElsewhere') ? typedAddress(typed, 'shipping') : undefined,
    toPartner: STUDIO_WAYS.find((way) => way === typed['deliveryTo']),
  }))()
  if (E.isRight(given)) return redirect(stepPathOf(new URL(request.url), locale, 'shipping'))
  if (given.left._tag !== 'InvalidAddress') return withFailure(typed, given.left, locale)
  const { left: refusal } = given
  return withProblems(typed, { ...addressProblems(refusal.billing, 'billing'), ...addressProblems(refusal.shipping, 'shipping') })
}

export { readAgain as shouldRevalidate } from '../binding/read-again.ts'
export { AddressPage as Component } from './AddressPage.tsx'
