import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryPaymentProvider } from '../../adapters/memory/payment/memory-payment-provider.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aRegular } from '../support/system/shopper.ts'
import { aVisitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

const [OWNER, UNKNOWN] = ['anna.keller@example.ch', 'nobody@example.ch']
const STRANGER = { password: 'nicht7ihres-hier', first_name: 'Bad', last_name: 'Wolf' }

type SignedUp = { readonly customer: { readonly account_id: string } }

describe.each(enginesOverHttp)('a stranger with a customer’s e-mail address, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  beforeAll(async () => {
    database = await open()
    const paymentProvider = openMemoryPaymentProvider()
    shop = await openListeningShop(database, smallCatalogue, { provider: paymentProvider })
    await aRegular(shop, paymentProvider, OWNER)
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  const mails = async (email: string) => (await value(shop.storage.outbox.take(100, new Date('2026-06-01T00:00:00Z'))))
    .map(({ mail }) => mail).filter(({ to, key }) => to === email && key.startsWith('email-verification:'))

  it('F-I05 F-I06 gets the same responses for a registered address as for an unknown one', async () => {
    const learnt = async (email: string) => {
      const visitor = aVisitor(shop.url)
      const signedUp = await visitor.ask<SignedUp>('/customers', 'POST', { ...STRANGER, email })
      const paths = ['/customers/me', '/customers/me/bonus-points', '/customers/me/orders', '/customers/me/miles-and-more-points']
      const own = await Promise.all(paths.map((path) => visitor.ask(path)))
      const partner = await visitor.ask('/customers/me/partner-optician')
      await visitor.ask('/session', 'DELETE')
      const again = await visitor.ask('/session', 'POST', { email, password: STRANGER.password })
      const plain = (text: string): string => text.replaceAll(email, 'E').replaceAll(signedUp.body.customer.account_id, 'A')
      return [signedUp, ...own, partner, again].map(({ status, text }) => [status, plain(text)])
    }
    const [known, unknown] = [await learnt(OWNER), await learnt(UNKNOWN)]
    expect(known).toEqual(unknown)
    expect(known.map(([status]) => status)).toEqual([201, 200, 200, 200, 200, 200, 200])
    expect(JSON.stringify(known)).not.toContain('seefeld')
  })

  it('F-I05 loses access once the owner verifies the address, once, for any number of concurrent requests', async () => {
    const email = 'bea@example.ch'
    const stranger = aVisitor(shop.url)
    await stranger.ask('/customers', 'POST', { ...STRANGER, email })
    const [mail] = await mails(email)
    const [, token] = /\/confirm-email\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const presses = await allAtOnce(Array.from({ length: 10 }), () =>
      aVisitor(shop.url).ask('/email-verifications', 'POST', { token, password: 'mein9eigenes-neues' }))
    const statuses = presses.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    expect((await stranger.ask('/customers/me')).status).toBe(401)
    expect((await stranger.ask('/session', 'POST', { email, password: STRANGER.password })).status).toBe(401)
    const { rows } = await database.db.selectFrom('email_link').selectAll().execute().then((all) => ({ rows: JSON.stringify(all) }))
    expect(rows).not.toContain(token)
  })
})
