import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makePasskeyName } from '../../../domain/passkey/passkey-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PasskeyDevice } from './passkey-device.port.ts'
import type { PasskeyGateway } from './passkey-gateway.port.ts'

/** Creates a passkey on this device and saves it under a name; `false` if the visitor cancelled. */
export type AddPasskey = (name: string, password: string | undefined) => TE.TaskEither<Failure, boolean>
export const AddPasskey = token<AddPasskey>('AddPasskey')

type Deps = { readonly passkeys: PasskeyGateway; readonly passkeyDevice: PasskeyDevice; readonly asCustomer: AsCustomer }

export const makeAddPasskey =
  ({ passkeys, passkeyDevice, asCustomer }: Deps): AddPasskey =>
  (text, password) =>
    pipe(
      TE.fromEither(makePasskeyName(text)),
      TE.bindTo('name'),
      TE.bindW('options', () => asCustomer(passkeys.begin(password))),
      TE.bindW('attestation', ({ options }) => passkeyDevice.make(options)),
      TE.flatMap(({ name, attestation }) =>
        attestation === undefined ? TE.right(false) : pipe(asCustomer(passkeys.add(name, attestation)), TE.map(() => true))),
    )
