import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { readAddressId, type AddressBook, type SavedAddress } from '../../domain/address/address-book.ts'
import { redirectSite } from '../../domain/settings/redirect-site.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { redirectTo } from '../binding/redirect-to.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { suggestPlaces, withChosenPlaces } from './address-choice.ts'
import { addressProblems } from './address-problems.ts'
import { withSuggestions } from './address-reply.ts'
import { bookPath } from './book-path.ts'
import { asTyped, typedAddress } from './typed-address.ts'

const bookOf = async (injector: Injector): Promise<AddressBook> => {
  const book = await injector.get(Shop).address.listAddresses({})()
  if (E.isLeft(book)) throw routeError(book.left)
  return book.right
}

/** The address with this id; an address of another customer is not found (decision S11). */
const inBook = (book: AddressBook, addressId: string): SavedAddress => {
  const id = readAddressId(addressId)
  const booked = E.isRight(id) ? book.find((entry) => entry.id === id.right) : undefined
  if (booked === undefined) throw routeError({ _tag: 'NotFound', what: 'address' })
  return booked
}

/** Edits a saved address; without an id, a new one. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const { country, extraCountries } = injector.get(CurrentShop)
  const { addressId } = args.params
  const book = await bookOf(injector)
  const booked = addressId === undefined ? undefined : inBook(book, addressId)
  const { firstName, lastName } = customer
  return data(
    {
      isNew: booked === undefined,
      // The first address is the default, and the current default stays it: there is nothing to choose.
      isDefaultOpen: booked === undefined ? book.length > 0 : !booked.isDefault,
      initial: asTyped(booked?.address ?? { firstName, lastName, countryCode: country }, 'billing'),
      countries: shopCountries(extraCountries),
    },
    { headers: PRIVATE_PAGE },
  )
}

export const action = async (args: ActionFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const locale = requestLocale(args.request)
  const { addressId } = args.params
  const booked = addressId === undefined ? undefined : inBook(await bookOf(injector), addressId)
  const typed = withChosenPlaces(readFields(await args.request.formData()))
  const suggestions = await suggestPlaces(injector, typed)
  if (suggestions.length > 0) return withSuggestions(typed, suggestions)
  const input = { address: typedAddress(typed, 'billing'), isDefault: isTicked(typed, 'isDefault') }
  const { addAddress, correctAddress } = injector.get(Shop).address
  const saved = await (booked === undefined ? addAddress(input) : correctAddress({ id: booked.id, ...input }))()
  const back = localePath(locale, bookPath(booked === undefined ? 'added' : 'changed'))
  const requestedUrl = new URL(args.request.url).searchParams.get('redirectUrl') ?? back
  if (E.isRight(saved)) return redirectTo(resolveRedirect(requestedUrl, redirectSite(injector.get(CurrentShop), locale)))
  if (saved.left._tag === 'NotFound') throw routeError(saved.left)
  if (saved.left._tag !== 'InvalidAddress') return withFailure(typed, saved.left, locale)
  return withProblems(typed, addressProblems(saved.left.billing, 'billing'))
}

export { EditAddressPage as Component } from './EditAddressPage.tsx'
