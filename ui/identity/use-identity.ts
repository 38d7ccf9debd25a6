import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import type { Identity } from '../../domain/identity/identity.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** The identity of the visitor. Unknown on the server and during hydration, so that pages are the same for everybody. */
export const useIdentity = (): Identity | undefined => useSignal<Identity | undefined>(useInjected(CurrentIdentity), undefined)
