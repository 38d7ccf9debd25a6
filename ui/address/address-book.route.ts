import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { ADDRESS_BOOK_LIMIT, readAddressId } from '../../domain/address/address-book.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { toAddressEntries } from './address-book-data.ts'
import { bookPath } from './book-path.ts'

/** The saved addresses of a customer (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const book = await injector.get(Shop).address.listAddresses({})()
  if (E.isLeft(book)) throw routeError(book.left)
  return data(
    { entries: toAddressEntries(book.right), isFull: book.right.length >= ADDRESS_BOOK_LIMIT, maximum: ADDRESS_BOOK_LIMIT },
    { headers: PRIVATE_PAGE },
  )
}

/** Removes an address or makes it the default; an address of another customer is not found (decision S11). */
export const action = async (args: ActionFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const locale = requestLocale(args.request)
  const { remove, choose } = readFields(await args.request.formData())
  const id = readAddressId(remove ?? choose)
  if (E.isLeft(id)) throw routeError(id.left)
  const { chooseDefaultAddress, removeAddress } = injector.get(Shop).address
  const changed = await (remove === undefined ? chooseDefaultAddress : removeAddress)({ id: id.right })()
  if (E.isLeft(changed)) throw routeError(changed.left)
  return redirect(localePath(locale, bookPath(remove === undefined ? 'default' : 'removed')))
}

export { AddressBookPage as Component } from './AddressBookPage.tsx'
