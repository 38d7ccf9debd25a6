import type { ActionFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { replyToOneClick, showOneClick } from '../form/one-click.ts'

/** No sign-in is required for the owner of the old e-mail address: somebody else may control the account. */
export const loader = showOneClick

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(Shop).security.cancelEmailChangeByLink({ token: params['token'] ?? '' })()
  return replyToOneClick(result, request)
}
