import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { WaysIn } from '../../../domain/identity/ways-in.ts'
import { codecFrom } from '../codec/codec-from.ts'

const WaysInWire = t.strict({ has_password: t.boolean }, 'WaysIn')

/** By what a customer signs in, beside letters. */
export const WaysInCodec = codecFrom('WaysIn', WaysInWire, ({ has_password: hasPassword }) => E.right<never, WaysIn>({ hasPassword }))

export const waysInToWire = ({ hasPassword }: WaysIn): t.TypeOf<typeof WaysInWire> => ({ has_password: hasPassword })

const ChangedWire = t.strict({ changed: t.literal(true) }, 'CredentialsChanged')

export const ChangedCodec = codecFrom('CredentialsChanged', ChangedWire, () => E.right<never, void>(undefined))

export const changedToWire = (): t.TypeOf<typeof ChangedWire> => ({ changed: true })
