import { GUEST, type Identity } from '../../../domain/identity/identity.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/** The visitor's identity, as far as the storefront knows; `undefined` until it is loaded (decision A68). */
export type CurrentIdentity = WritableSignal<Identity | undefined>
export const CurrentIdentity = token<CurrentIdentity>('CurrentIdentity')

/** Without a sign-in on this device the visitor is a guest, so nothing is requested (Commerce §6). */
export const openCurrentIdentity = ({ signedInKeeper }: { readonly signedInKeeper: SignedInKeeper }): CurrentIdentity =>
  createSignal<Identity | undefined>(signedInKeeper.isSet() ? undefined : GUEST)
