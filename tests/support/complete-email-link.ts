import type { CommercePorts } from '../../application/commerce/commerce.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { makeProofToken } from '../../domain/identity/email-link.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { aMail } from './builders/mail.ts'
import { made } from './builders/made.ts'
import { value } from './outcome.ts'

type Ports = Pick<CommercePorts, 'customers' | 'proofs' | 'passwords' | 'clock'>
type Person = { readonly email: string; readonly password: string }

/**
 * A new customer confirms the e-mail in another browser: the address is verified from then on, and the customer signs in again and enters
 * the names again, as the account starts clean.
 */
export const completeEmailLink = async ({ customers, proofs, passwords, clock }: Ports, { email, password }: Person): Promise<void> => {
  const { claimed } = await value(customers.claims(made(makeEmail(email))))
  if (claimed === undefined) throw new Error(`Nobody named ${email}`)
  const { accountId } = claimed.customer
  const token = made(makeProofToken(accountId.padEnd(43, '_')))
  const claim = { purpose: 'claim', brandChannel: 'iris' } as const
  const now = clock.now()
  const endsAt = new Date(now.getTime() + 1000)
  await value(proofs.begin({ token, ...claim, email: claimed.customer.email, accountId, endsAt }, aMail({ key: token, to: email })))
  await value(proofs.accept({ token, ...claim, at: now }, { passwordHash: await value(passwords.hash(password)), mails: () => [] }))
  const { firstName, lastName, locale } = claimed.customer
  await value(customers.change(accountId, (one) => ({ ...one, firstName, lastName, ...omitUndefined({ locale }) })))
}
