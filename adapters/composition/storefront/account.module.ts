import { ReadOwnProfile, makeReadOwnProfile } from '../../../application/storefront/customer/read-own-profile.ts'
import { UpdateOwnProfile, makeUpdateOwnProfile } from '../../../application/storefront/customer/update-own-profile.ts'
import { ConfirmEmailChange, makeConfirmEmailChange } from '../../../application/storefront/identity/confirm-email-change.ts'
import { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { IdentityStore } from '../../../application/storefront/identity/identity-store.ts'
import { LinkProvider } from '../../../application/storefront/identity/link-provider.ts'
import { makeLinkProvider } from '../../../application/storefront/identity/make-link-provider.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import { SetOwnMilesNumber, makeSetOwnMilesNumber } from '../../../application/storefront/loyalty/set-own-miles-number.ts'
import { AddPasskey, makeAddPasskey } from '../../../application/storefront/passkey/add-passkey.ts'
import { PasskeyDevice } from '../../../application/storefront/passkey/passkey-device.port.ts'
import { RequestAccountDeletion, makeRequestAccountDeletion } from '../../../application/storefront/privacy/request-account-deletion.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { offer, type Module } from './provide.ts'

const PROFILE = { shop: Shop, identityStore: IdentityStore } as const

/** The signed-in customer's own data. */
export const accountModule: Module = [
  offer(ReadOwnProfile, makeReadOwnProfile, PROFILE),
  offer(UpdateOwnProfile, makeUpdateOwnProfile, PROFILE),
  offer(SetOwnMilesNumber, makeSetOwnMilesNumber, PROFILE),
  offer(ConfirmEmailChange, makeConfirmEmailChange, PROFILE),
  offer(RequestAccountDeletion, makeRequestAccountDeletion, { shop: Shop, signOut: SignOut }),
  offer(LinkProvider, makeLinkProvider, { shop: Shop, provider: IdentityProvider }),
  offer(AddPasskey, makeAddPasskey, { shop: Shop, passkeyDevice: PasskeyDevice }),
]
