import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { SignOut } from '../identity/sign-out.ts'
import type { Shop } from '../shop/shop.ts'

/** Requests the deletion of the customer's account; all its sessions end, this one included. */
export type RequestAccountDeletion = Shop['privacy']['requestAccountDeletion']
export const RequestAccountDeletion = token<RequestAccountDeletion>('RequestAccountDeletion')

export const makeRequestAccountDeletion =
  ({ shop, signOut }: { readonly shop: Shop; readonly signOut: SignOut }): RequestAccountDeletion =>
  (input) =>
    pipe(
      shop.privacy.requestAccountDeletion(input),
      // The session has ended already: this device is signed out even if the server cannot be reached.
      TE.tap(() => pipe(signOut(), TE.orElseW(() => TE.right(undefined)))),
    )
