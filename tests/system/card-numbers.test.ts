import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../adapters/datatrans/datatrans-provider.ts'
import { openMemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { withoutCardNumbers } from '../../domain/card-number.ts'
import { fakeDatatrans } from '../adapters/datatrans/fake-datatrans.ts'
import { exampleResponse } from '../adapters/datatrans/example-responses.ts'
import { smallCatalogue, solution } from '../support/api/small-catalogue.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop } from '../support/system/open-listening-shop.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { openDatabase } from '../support/open-database.ts'
import { orderBodyOf } from '../support/order-body.ts'
import { value } from '../support/outcome.ts'
import { GUEST } from '../support/commerce.ts'

const CARD = '4242 4242 4242 4242'
const spelled = (between: string): string => CARD.replaceAll(' ', between)
/** In any grouping of the digits. */
const SEEN = /4242[ –/_-]{0,3}4242/

describe('card numbers', { timeout: 60_000 }, () => {
  let database: Database
  beforeAll(async () => { database = await openDatabase({ memory: true }) }, 60_000)
  afterAll(() => database.close())

  it('Y14 are in no request to the provider, no row, no mail and no report, even if typed into a wrong field', async () => {
    const datatrans = await fakeDatatrans()
    const reports: unknown[] = []
    const report = (error: unknown): void => { reports.push(error) }
    const provider = makeDatatransProvider(
      { merchantId: '1100000001', password: 'pass:word', signKey: 'ab12', environment: 'sandbox' }, { send: datatrans.send, report })
    const mailer = openMemoryMailer()
    const shop = await openListeningShop(database, smallCatalogue, { provider, cardVault: provider, mailer })
    const cart = await readyCart(shop, { items: [{ productId: solution.id, option: {}, quantity: 1 }], shipping: 'gls_parcel' })
    const chosen = await value(shop.commerce.shop(GUEST).checkout.updatePaymentMethod({ token: cart.token, method: 'visa' }))
    const { totals: { total } } = chosen
    const ordered = await requestShop<{ readonly token_value: string }>(`${shop.url}/orders`, 'POST', {
      ...orderBodyOf(chosen), comment: `Bitte von ${CARD} abbuchen, 12/28`,
    })
    expect(ordered.status).toBe(201)
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    const payments = `${shop.url}/orders/by-token/${ordered.body.token_value}/payments`
    expect((await requestShop(payments, 'POST', { payment_method: 'visa' })).status).toBe(201)
    const { refno } = (datatrans.received[0]?.body ?? { refno: '' }) as { readonly refno: string }
    const paid = { authorize: { amount: total.cents }, settle: { amount: total.cents } }
    datatrans.answers({ status: 200, body: JSON.stringify({ ...JSON.parse(exampleResponse('kept')), refno, detail: paid }) })
    await value(shop.commerce.jobs.reconcilePayments(new Date('2026-03-03T08:00:00Z')))
    const person = { name: 'Anna Keller', email: 'anna@example.ch' }
    const numbers = `${spelled('')}, Nr${spelled('')}, ${spelled('  ')}, ${spelled('–')}`
    const message = { key: 'message-1', ...person, subject: `Karte ${CARD}`, message: `Nummer\n${numbers}` }
    await requestShop(`${shop.url}/contact-messages`, 'POST', message)
    const contract = `IR-2026-000001 ${CARD}, ${spelled(' - ')}, ${spelled('/')}, ${spelled('_')}`
    await requestShop(`${shop.url}/withdrawals`, 'POST', { key: 'withdrawal-1', ...person, contract })
    await value(shop.commerce.jobs.sendMails())
    const rows = await everyRow(database.db)
    const seen = { rows, mails: mailer.sent(), requests: [datatrans.lines, datatrans.received], reports }
    await shop.close()
    await datatrans.close()
    expect([rows['purchase_order']?.length, rows['payment']?.length, mailer.sent().length >= 4]).toEqual([1, 1, true])
    expect(JSON.stringify(rows['purchase_order'])).toContain('•••• 4242 abbuchen')
    for (const [where, texts] of Object.entries(seen)) {
      const text = JSON.stringify(texts)
      expect([where, withoutCardNumbers(text.replaceAll('\\n', ' ')) === text.replaceAll('\\n', ' '), SEEN.test(text)])
        .toEqual([where, true, false])
    }
  })
})
