import * as TE from 'fp-ts/lib/TaskEither.js'
import type { PasskeyDevice } from './passkey-device.port.ts'

/** Without a browser there are no passkeys. */
export const NO_PASSKEY_DEVICE: PasskeyDevice = {
  make: () => TE.right(undefined),
  getAssertion: () => TE.right(undefined),
  offer: () => TE.right(undefined),
  canOffer: () => TE.right(false),
}
