import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { OrderLenses } from '../../application/storefront/lens-pass/order-lenses.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { toSuggestionEntry, toWearerEntries } from './lens-pass-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The lens values of the customer and of further wearers (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const { lensPass } = injector.get(Shop)
  const [pass, suggested] = await Promise.all([lensPass.getLensPass({})(), lensPass.getLensValueSuggestions({})()])
  if (E.isLeft(pass)) throw routeError(pass.left)
  return data(
    {
      wearers: toWearerEntries(pass.right, locale),
      suggestions: E.isRight(suggested) ? suggested.right.map((suggestion) => toSuggestionEntry(suggestion, locale)) : [],
      ownName: customer.firstName,
    },
    { headers: PRIVATE_PAGE },
  )
}

/** 0 for an invalid id: nothing has it. */
const idOf = (text: string | undefined): number => readWholeNumber(text, IDS) ?? 0

type Sent = ReturnType<typeof readFields>

const changed = (injector: Injector, sent: Sent): Promise<E.Either<Failure, unknown>> => {
  const id = idOf(sent['id'])
  switch (sent['intent']) {
    case 'take':
      return injector.get(Shop).lensPass.importLensValues({
        wearer: sent['wearer'] ?? '', orderId: idOf(sent['order']),
        lineIds: (sent['lines'] ?? '').split(' ').filter((line) => line !== ''),
      })()
    case 'rename':
      return injector.get(Shop).lensPass.renameLensWearer({ id, name: sent['name'] ?? '' })()
    case 'forget':
      return injector.get(Shop).lensPass.removeLensWearer({ id })()
    default:
      return injector.get(Shop).lensPass.removeLensValues({ id })()
  }
}

const refused = (failure: Failure, locale: Locale) =>
  data({ failure: refusalMessage(failure, locale) }, { status: failureStatus(failure), headers: PRIVATE_PAGE })

/** Orders the current lenses, takes over values of an order, or deletes values. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const sent = readFields(await args.request.formData())
  if (sent['intent'] === 'order') {
    const ordered = await injector.get(OrderLenses)(idOf(sent['id']), locale)()
    return E.isRight(ordered) ? redirect(localePath(locale, '/cart')) : refused(ordered.left, locale)
  }
  const result = await changed(injector, sent)
  return E.isRight(result) ? redirect(localePath(locale, '/my-account/lens-pass?saved=1')) : refused(result.left, locale)
}

export { LensPassPage as Component } from './LensPassPage.tsx'
