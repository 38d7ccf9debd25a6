import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { injectorContext } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { toNavigation } from './navigation.ts'

/** The menu. When it cannot be had the page goes on without. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const categories = await context.get(injectorContext).get(ListNavigation)(locale)()
  return { navigation: E.isRight(categories) ? toNavigation(categories.right, locale) : [] }
}
