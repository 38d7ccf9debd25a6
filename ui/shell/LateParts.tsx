import { CartNews } from '../cart/CartNews.tsx'
import { LoginModalHost } from '../login-modal/LoginModalHost.tsx'
import { SignInByHash } from '../login-modal/SignInByHash.tsx'
import { ConsentHost } from '../tracking/ConsentHost.tsx'
import { useArrival } from './use-arrival.ts'

const Arrival = (): null => {
  useArrival()
  return null
}

/**
 * What every page wants once it is awake, and the first load has no room for: what the address asks for, news of the
 * cart, the way in, the question about measuring.
 */
export const LateParts = () => (
  <>
    <Arrival />
    <CartNews />
    <SignInByHash />
    <LoginModalHost />
    <ConsentHost />
  </>
)
