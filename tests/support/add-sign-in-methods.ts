import type { LinkedIdentities } from '../../application/commerce/identity/linked-identities.port.ts'
import type { PasskeyRepository } from '../../application/commerce/passkey/passkey-repository.port.ts'
import type { CommercePorts } from '../../application/commerce/commerce.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { makeProofToken, type ProofToken } from '../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../domain/identity/session.ts'
import { makePasskeyName } from '../../domain/passkey/passkey-name.ts'
import { makePasskeyId } from '../../domain/passkey/passkey.ts'
import { aMail } from './builders/mail.ts'
import { made } from './builders/made.ts'
import { aSession } from './builders/session.ts'
import { value } from './outcome.ts'

type Ports = Pick<CommercePorts, 'customers' | 'proofs' | 'sessions' | 'clock'> & {
  readonly linkedIdentities: LinkedIdentities
  readonly passkeys: PasskeyRepository
}

const accountOf = async ({ customers }: Ports, email: string) => {
  const { proven } = await value(customers.claims(made(makeEmail(email))))
  if (proven === undefined) throw new Error(`Nobody verified ${email}`)
  return proven.customer.accountId
}

/** Links Google and adds a passkey to a verified account, from a session that is deleted afterwards. */
export const addSignInMethods = async (ports: Ports, email: string): Promise<void> => {
  const [accountId, now] = [await accountOf(ports, email), ports.clock.now()]
  const session = made(makeSessionToken(`methods-${accountId}`.padEnd(44, '_')))
  await value(ports.sessions.begin(aSession({ token: session, accountId, since: now, endsAt: new Date(now.getTime() + 60_000) })))
  await value(ports.linkedIdentities.link(accountId, { provider: 'google', subject: accountId }, { session, mails: [] }))
  await value(ports.passkeys.add({
    id: made(makePasskeyId(accountId.padEnd(22, '_').slice(0, 22))), accountId, credential: accountId, publicKey: 'k', counter: 0,
    name: made(makePasskeyName('Telefon')), host: 'shop.example', since: now,
  }, { session, mails: [] }))
  await value(ports.sessions.end(session))
}

/** The other sign-in methods of an account. */
export const signInMethodsOf = async (ports: Ports, email: string): Promise<readonly string[]> => {
  const accountId = await accountOf(ports, email)
  const passkeys = await value(ports.passkeys.list(accountId))
  return [...await value(ports.linkedIdentities.providersOf(accountId)), ...passkeys.map(({ name }) => name)]
}

/** The token of a password reset link. */
export const resetLink = async (ports: Ports, email: string): Promise<ProofToken> => {
  const [accountId, endsAt] = [await accountOf(ports, email), new Date(ports.clock.now().getTime() + 60_000)]
  const token = made(makeProofToken(crypto.randomUUID().padEnd(43, '_')))
  await value(ports.proofs.begin(
    { token, purpose: 'password', brandChannel: 'iris', email: made(makeEmail(email)), accountId, endsAt },
    aMail({ key: token, to: email }),
  ))
  return token
}
