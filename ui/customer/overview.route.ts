import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requireSession } from '../identity/signed-in-first.ts'
import { toOverviewData } from './overview-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The account overview (Account §2.3); parts that cannot be loaded are marked as missing, the others are shown. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const shop = injector.get(Shop)
  const [profile, listed, counted, deletion] = await Promise.all([
    injector.get(ReadOwnProfile)()(), shop.order.listOrders({ page: 1 })(), shop.loyalty.getBonusPoints({})(),
    shop.privacy.getAccountDeletion({})(),
  ])
  requireSession(args.request, profile, listed, counted, deletion)
  return data(
    toOverviewData(
      E.isRight(profile) ? profile.right : customer,
      {
        orders: E.isRight(listed) ? listed.right.orders : 'lost',
        points: E.isRight(counted) ? counted.right : undefined,
        dueAt: E.isRight(deletion) ? deletion.right.dueAt : undefined,
      },
      { locale: requestLocale(args.request), tone: injector.get(CurrentShop).tone },
    ),
    { headers: PRIVATE_PAGE },
  )
}

export { resendVerification as action } from '../identity/resend-verification.ts'
export { OverviewPage as Component } from './OverviewPage.tsx'
