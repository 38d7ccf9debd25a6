import * as E from 'fp-ts/lib/Either.js'
import type { ActionFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { PasskeyRequestOptions } from '../../domain/passkey/passkey-options.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { withReply } from '../form/form-reply.ts'

/** The challenge for passkeys that the page offers in its e-mail field; none if it is refused, since nobody asked for the offer. */
export const action = async ({ context }: ActionFunctionArgs) => {
  const begun = await context.get(injectorContext).get(Shop).passkey.beginPasskeySignIn({})()
  return withReply<{ readonly passkey?: PasskeyRequestOptions }>(E.isRight(begun) ? { passkey: begun.right } : {})
}
