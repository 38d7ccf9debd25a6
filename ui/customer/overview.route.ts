import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { CountBonusPoints } from '../../application/storefront/loyalty/count-bonus-points.ts'
import { ListOrders } from '../../application/storefront/order/list-orders.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { ReadErasure } from '../../application/storefront/privacy/erasure.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { unlessSignedOut } from '../identity/signed-in-first.ts'
import { toOverviewData } from './overview-data.ts'

/** The account at a glance (Account §2.3); what cannot be had is said to be missing, the rest is shown. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const [now, listed, counted, leaving] = await Promise.all([
    injector.get(ReadOwnProfile)()(), injector.get(ListOrders)(1)(), injector.get(CountBonusPoints)()(),
    injector.get(ReadErasure)()(),
  ])
  unlessSignedOut(asked.request, now, listed, counted, leaving)
  return data(
    toOverviewData(
      E.isRight(now) ? now.right : customer,
      {
        orders: E.isRight(listed) ? listed.right.orders : 'lost',
        points: E.isRight(counted) ? counted.right : undefined,
        dueAt: E.isRight(leaving) ? leaving.right.dueAt : undefined,
      },
      { locale: requestLocale(asked.request), tone: injector.get(CurrentShop).tone },
    ),
    { headers: PRIVATE_PAGE },
  )
}

export { sendProofAgain as action } from '../identity/send-proof-again.ts'
export { OverviewPage as Component } from './OverviewPage.tsx'
