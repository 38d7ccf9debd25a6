import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { IdentityStore } from './identity-store.ts'

/** Confirms the change of the e-mail address by the link in its mail; the profile on the page is updated. */
export type ConfirmEmailChange = Shop['security']['confirmEmailChange']
export const ConfirmEmailChange = token<ConfirmEmailChange>('ConfirmEmailChange')

export const makeConfirmEmailChange =
  ({ shop, identityStore }: { readonly shop: Shop; readonly identityStore: IdentityStore }): ConfirmEmailChange =>
  (link) =>
    pipe(
      shop.security.confirmEmailChange(link),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )
