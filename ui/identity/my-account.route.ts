import { redirect, type LoaderFunctionArgs } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { accountLanding } from '../../domain/customer/account-landing.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** Redirects to the first account page of the brand (Account §2.3). */
export const loader = ({ context, request }: LoaderFunctionArgs): Response =>
  redirect(localePath(requestLocale(request), accountLanding(context.get(injectorContext).get(CurrentShop).brandChannel)))

export const Component = (): null => null
