import * as E from 'fp-ts/lib/Either.js'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import { injectorContext } from '../binding/injector.ts'
import { afterSignIn } from './after-sign-in.ts'

/** Whoever is signed in has no use for a form to do so. */
export const leaveWhenSignedIn = async ({ context, request }: LoaderFunctionArgs): Promise<void> => {
  const who = await context.get(injectorContext).get(WhoIsThere)()()
  if (E.isRight(who) && who.right._tag === 'SignedIn') throw redirect(afterSignIn(request))
}
