import { IdentityStore } from '../../application/storefront/identity/identity-store.ts'
import type { Identity } from '../../domain/identity/identity.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useObserved } from '../binding/use-observed.ts'

/** Who the visitor is. On the server and while the page wakes up nobody knows, so that pages are the same for everyone. */
export const useIdentity = (): Identity | undefined => {
  const store = useInjected(IdentityStore)
  return useObserved<Identity | undefined>(store.identity$, store.identity, undefined)
}
