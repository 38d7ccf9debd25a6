import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { PendingEmail } from '../../../domain/identity/pending-email.ts'
import type { SignInMethods } from '../../../domain/identity/sign-in-methods.ts'
import { BROWSERS, SYSTEMS } from '../../../domain/identity/device.ts'
import { makeSessionId, type SessionEntry } from '../../../domain/identity/session-entry.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { textCodec } from '../codec/value-codec.ts'
import { EmailText } from '../values/names.codec.ts'
import { Instant } from '../values/day.codec.ts'

const SignInMethodsWire = t.strict({ has_password: t.boolean }, 'SignInMethods')

/** The sign-in methods of a customer besides e-mail links. */
export const SignInMethodsCodec = codecFrom(
  'SignInMethods', SignInMethodsWire, ({ has_password: hasPassword }) => E.right<never, SignInMethods>({ hasPassword }),
)

export const signInMethodsToWire = ({ hasPassword }: SignInMethods): t.TypeOf<typeof SignInMethodsWire> => ({ has_password: hasPassword })

const ChangedWire = t.strict({ changed: t.literal(true) }, 'CredentialsChanged')

export const ChangedCodec = codecFrom('CredentialsChanged', ChangedWire, () => E.right<never, void>(undefined))

export const changedToWire = (): t.TypeOf<typeof ChangedWire> => ({ changed: true })

const PendingEmailWire = t.strict({ waiting: t.boolean, email: nullable(EmailText) }, 'PendingEmail')

/** The new e-mail address of the account, until it is verified. */
export const PendingEmailCodec = codecFrom('PendingEmail', PendingEmailWire, ({ email }) =>
  E.right<never, PendingEmail>(email == null ? {} : { email }))

export const pendingEmailToWire = ({ email }: PendingEmail): t.TypeOf<typeof PendingEmailWire> =>
  ({ waiting: email !== undefined, email: email ?? null })

const SessionWire = t.strict(
  {
    id: textCodec('SessionId', makeSessionId),
    browser: oneOf('Browser', BROWSERS),
    system: oneOf('System', SYSTEMS),
    since: Instant,
    last_used: Instant,
    here: t.boolean,
  },
  'SessionEntry',
)
const SessionsWire = t.strict({ 'hydra:member': t.readonlyArray(SessionWire) }, 'Sessions')

/** The sessions of a customer; none of these fields grants access. */
export const SessionsCodec = codecFrom('Sessions', SessionsWire, (wire) =>
  E.right<never, readonly SessionEntry[]>(wire['hydra:member'].map(({ id, browser, system, since, last_used: lastUsed, here: isHere }) =>
    ({ id, device: { browser, system }, since: new Date(since), lastUsed: new Date(lastUsed), isHere }))))

export const sessionsToWire = (entries: readonly SessionEntry[]): t.TypeOf<typeof SessionsWire> => ({
  'hydra:member': entries.map(({ id, device: { browser, system }, since, lastUsed, isHere }) =>
    ({ id, browser, system, since: since.toISOString(), last_used: lastUsed.toISOString(), here: isHere })),
})
