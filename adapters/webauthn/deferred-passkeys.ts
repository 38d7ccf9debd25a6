import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import * as E from '../../domain/either.ts'
import type { Failure } from '../../domain/refusal.ts'

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

const onDevice =
  <Value>(use: (device: PasskeyDevice) => TaskEither<Failure, Value>): TaskEither<Failure, Value> =>
  async () => {
    const device = await import('./browser-passkeys.ts').catch(() => undefined)
    return device === undefined ? E.left(UNAVAILABLE) : use(device.browserPasskeys)()
  }

/** Passkeys in a browser; their code is loaded with the first call, since no page needs it for rendering. */
export const deferredPasskeys: PasskeyDevice = {
  make: (options) => onDevice(({ make }) => make(options)),
  getAssertion: (options) => onDevice(({ getAssertion }) => getAssertion(options)),
  offer: (options) => onDevice(({ offer }) => offer(options)),
}
