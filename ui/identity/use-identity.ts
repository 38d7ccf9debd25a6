import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import type { Identity } from '../../domain/identity/identity.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Who the visitor is. On the server and while the page wakes up nobody knows, so that pages are the same for everyone. */
export const useIdentity = (): Identity | undefined => useSignal<Identity | undefined>(useInjected(CurrentIdentity), undefined)
