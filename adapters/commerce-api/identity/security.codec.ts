import * as t from 'io-ts'
import type { PendingEmail } from '../../../domain/identity/pending-email.ts'
import type { SignInMethods } from '../../../domain/identity/sign-in-methods.ts'
import { BROWSERS, type Device, SYSTEMS } from '../../../domain/identity/device.ts'
import { makeSessionId, type SessionEntry } from '../../../domain/identity/session-entry.ts'
import { as, optional, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { done, flat, members, record } from '../codec/record.ts'
import { textCodec, TOKEN_LIMITS } from '../codec/value-codec.ts'
import { EmailText } from '../values/names.codec.ts'
import { instant } from '../values/day.codec.ts'

/** The sign-in methods of a customer besides e-mail links. */
export const SignInMethodsRecord = record<SignInMethods>('SignInMethods', { hasPassword: t.boolean })

export const CredentialsChanged = done('CredentialsChanged', 'changed')

/** The new e-mail address of the account, until it is verified. */
export const PendingEmailRecord = record<PendingEmail>('PendingEmail', {
  waiting: written(t.boolean, ({ email }: PendingEmail) => email !== undefined), email: optional(EmailText),
})

/** The sessions of a customer; none of these fields grants access. */
export const SessionsRecord = members('Sessions', record<SessionEntry>('SessionEntry', {
  id: textCodec('SessionId', makeSessionId, TOKEN_LIMITS),
  device: flat<Device>({ browser: oneOf('Browser', BROWSERS), system: oneOf('System', SYSTEMS) }),
  since: instant,
  lastUsed: instant,
  isHere: as('here', t.boolean),
}))
