import { GUEST, type Identity } from '../../../domain/identity/identity.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/** Who the visitor is, as far as the storefront knows; `undefined` as long as nobody does (decision A68). */
export type CurrentIdentity = WritableSignal<Identity | undefined>
export const CurrentIdentity = token<CurrentIdentity>('CurrentIdentity')

/** Where nobody signed in, there is a guest: nobody need ask (Commerce §6). */
export const openCurrentIdentity = ({ signedInKeeper }: { readonly signedInKeeper: SignedInKeeper }): CurrentIdentity =>
  createSignal<Identity | undefined>(signedInKeeper.isKept() ? undefined : GUEST)
