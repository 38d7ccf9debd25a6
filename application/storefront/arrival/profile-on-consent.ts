import { mayMeasure } from '../../../domain/tracking/consent.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { ConsentStore } from '../tracking/consent-store.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/**
 * Once the visitor allows statistics, loads the profile of a signed-in customer again: only the server can return the pseudonym for
 * reports, and it does so with each profile (decision S5).
 */
export type ProfileOnConsent = () => void
export const ProfileOnConsent = token<ProfileOnConsent>('ProfileOnConsent')

type Deps = {
  readonly consents: ConsentStore
  readonly shop: Pick<Shop, 'customer'>
  readonly signedInKeeper: Pick<SignedInKeeper, 'isSet'>
}

export const makeProfileOnConsent =
  ({ consents: { consent }, shop, signedInKeeper }: Deps): ProfileOnConsent =>
  () => {
    consent.subscribe(() => { if (mayMeasure(consent.now()) && signedInKeeper.isSet()) void shop.customer.getProfile({})() })
  }
