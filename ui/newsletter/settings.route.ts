import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { channelsWhen, MARKETING_CHANNELS } from '../../domain/customer/marketing.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The marketing consents of the customer (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const profile = await injector.get(ReadOwnProfile)()()
  const { email, isVerified } = E.isRight(profile) ? profile.right : customer
  const { marketing } = injector.get(Shop)
  const [offered, agreed] = await Promise.all([
    marketing.getMarketingCommunicationChannels({})(), marketing.getMarketingCommunication({ id: customer.accountId })(),
  ])
  if (E.isLeft(agreed)) throw routeError(agreed.left)
  if (E.isLeft(offered)) throw routeError(offered.left)
  return data({ email, isVerified, offered: offered.right, channels: agreed.right.channels }, { headers: PRIVATE_PAGE })
}

/** Revokes consents that are not ticked; new ones wait for the confirmation by e-mail. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const isAll = typed['intent'] === 'none' ? false : typed['intent'] === 'all' ? true : undefined
  const channels = isAll === undefined ? MARKETING_CHANNELS.filter((channel) => isTicked(typed, channel)) : channelsWhen(isAll)
  const { marketing } = injector.get(Shop)
  const changed = await (isAll === undefined
    ? marketing.updateMarketingCommunication({ accountId: customer.accountId, channels, customer })
    : marketing.subscribeNewsletter({ isWanted: isAll }))()
  if (E.isLeft(changed))
    return data({ failure: refusalMessage(changed.left, locale) }, { status: failureStatus(changed.left), headers: PRIVATE_PAGE })
  const needsVerification = channels.some((channel) => !changed.right.channels.includes(channel))
  return redirect(localePath(locale, `/my-account/newsletter?${needsVerification ? 'requested' : 'saved'}=1`))
}

export { SettingsPage as Component } from './SettingsPage.tsx'
