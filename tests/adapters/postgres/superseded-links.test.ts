import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../adapters/memory/identity/session-in-memory.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { attemptKey } from '../../../application/commerce/attempts/count-attempt.ts'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { LIMITS } from '../../../domain/limits/limits.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { AT, everyUseCase, openCommerce } from '../../support/commerce.ts'
import { openDatabase } from '../../support/open-database.ts'
import { refusal, value } from '../../support/outcome.ts'
import { emptied } from '../../support/postgres-engines.ts'
import { usualCatalogue } from '../../support/purchase.ts'

const ANNA = aCustomer()
const PASSWORD = 'sehr7gute-sicht'
const visit = (from: string): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory() })
const [HERE, ELSEWHERE] = [visit('here'), visit('elsewhere')]

let database: Database
beforeAll(async () => {
  database = await openDatabase({ memory: true })
})
afterAll(() => database.close())

const STORAGES: readonly { readonly name: string; readonly open: () => Promise<Partial<CommercePorts>> }[] = [
  { name: 'memory', open: async () => ({}) },
  { name: 'PGlite', open: () => emptied(database, usualCatalogue()) },
]

describe.each(STORAGES)('a newer link that the mail limit of its recipient blocks, in $name', ({ open }) => {
  const opened = async () => {
    const { deps, mailer, clock } = openCommerce(usualCatalogue())
    const ports = { ...deps, ...await open() }
    const shop = everyUseCase(ports)
    /** The number of mails sent to her today. */
    const written = async (mails: number): Promise<void> => {
      const key = attemptKey('mailsToEmail', customerKey(ANNA.email))
      const since = new Date(clock.now().getTime() - LIMITS.mailsToEmail.window)
      for (let sent = await value(ports.attempts.count(key, since)); sent < mails; sent += 1)
        await value(ports.attempts.note(key, clock.now(), since))
    }
    /** The tokens of all such links that were sent, in order. */
    const links = async (path: RegExp): Promise<readonly string[]> => {
      await value(shop.sendMails())
      return mailer.sent().flatMap(({ text }) => path.exec(text)?.[1] ?? [])
    }
    return { shop, ports, written, links }
  }

  it('H-K03 does not end a request for consent: the earlier mail is sent, after any later request, and its link works', async () => {
    const { shop, written, links } = await opened()
    await written(LIMITS.courtesyMailsToEmail.attempts - 1)
    await value(shop.requestNewsletter(HERE, { email: ANNA.email }))
    await written(LIMITS.mailsToEmail.attempts)
    await value(shop.requestNewsletter(ELSEWHERE, { email: ANNA.email }))
    const tokens = await links(/\/newsletter\/confirm\/([\w-]+)/)
    expect(tokens).toHaveLength(1)
    await value(shop.confirmNewsletter(HERE, { token: tokens[0] ?? 'none' }))
  })

  it.each([
    { purpose: 'login', ask: 'sendLoginLink', asked: { email: ANNA.email }, path: /\/authenticate\?hash=([\w-]+)/ },
    { purpose: 'password', ask: 'sendPasswordReset', asked: { email: ANNA.email }, path: /\/reset-password\?token=([\w-]+)/ },
  ] as const)('H-K03 does not invalidate an earlier link of the purpose $purpose', async ({ purpose, ask, asked, path }) => {
    const { shop, ports, written, links } = await opened()
    await value(ports.customers.add(ANNA, 'hash'))
    const request = shop[ask] as (caller: RequestContext, request: unknown) => ReturnType<typeof shop.sendPasswordReset>
    await written(LIMITS.accessMailsToEmail.attempts - 1)
    await value(request(HERE, asked))
    await written(LIMITS.mailsToEmail.attempts)
    await value(request(ELSEWHERE, asked))
    const tokens = await links(path)
    expect(tokens).toHaveLength(1)
    expect(await value(shop.readEmailLink(HERE, { token: tokens[0] ?? '', purpose }))).toMatchObject({ isSameBrowser: true })
  })

  it('H-K03 starts neither a change of address nor a deletion without a mail to the owner', async () => {
    const { shop, ports, written } = await opened()
    const own = visit('here')
    await value(shop.signUp(own, { registration: { email: ANNA.email, password: PASSWORD, firstName: 'Anna', lastName: 'Keller' } }))
    const customer = await value(shop.resolveCaller('customer', own))
    const change = (email: string) => value(shop.requestEmailChange(customer, { email, password: PASSWORD }))
    await written(LIMITS.mailsToEmail.attempts - 1)
    await change('anna.neu@example.ch')
    await change('anna.andere@example.ch')
    expect(await value(shop.getEmailChange(customer, {}))).toEqual({ email: 'anna.neu@example.ch' })
    expect(await refusal(shop.requestAccountDeletion(customer, { password: PASSWORD }))).toMatchObject({ _tag: 'TooManyAttempts' })
    expect(await value(ports.erasures.pending(customer.owner))).toBeUndefined()
  })
})
