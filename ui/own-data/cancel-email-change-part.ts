import type { ActionFunctionArgs } from 'react-router'
import { CancelEmailChangeByLink } from '../../application/storefront/identity/email-change.ts'
import { injectorContext } from '../binding/injector.ts'
import { replyToOneClick, showOneClick } from '../form/one-click.ts'

/** No sign-in is required for the owner of the old e-mail address: somebody else may control the account. */
export const loader = showOneClick

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(CancelEmailChangeByLink)(params['token'] ?? '')()
  return replyToOneClick(result, request)
}
