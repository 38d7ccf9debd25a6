import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { makePasskeyName } from '../../../domain/passkey/passkey-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { PasskeyDevice } from './passkey-device.port.ts'

/** Creates a passkey on this device and saves it under a name; `false` if the visitor cancelled. */
export type AddPasskey = (name: string, password: string | undefined) => TE.TaskEither<Failure, boolean>
export const AddPasskey = token<AddPasskey>('AddPasskey')

type Deps = { readonly shop: Pick<Shop, 'passkey'>; readonly passkeyDevice: PasskeyDevice }

export const makeAddPasskey =
  ({ shop: { passkey }, passkeyDevice }: Deps): AddPasskey =>
  (text, password) =>
    pipe(
      TE.fromEither(makePasskeyName(text)),
      TE.bindTo('name'),
      TE.bindW('options', () => passkey.beginPasskey(omitUndefined({ password }))),
      TE.bindW('attestation', ({ options }) => passkeyDevice.make(options)),
      TE.flatMap(({ name, attestation }) =>
        attestation === undefined ? TE.right(false) : pipe(passkey.addPasskey({ name, response: attestation }), TE.map(() => true))),
    )
