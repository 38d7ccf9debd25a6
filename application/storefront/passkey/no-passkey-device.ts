import * as E from '../../../domain/either.ts'
import type { PasskeyDevice } from './passkey-device.port.ts'

const nothing = () => () => Promise.resolve(E.right(undefined))

/** Without a browser there are no passkeys. */
export const NO_PASSKEY_DEVICE: PasskeyDevice = { make: nothing, getAssertion: nothing, offer: nothing }
