import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { made } from '../../support/builders/made.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { aSession } from '../../support/builders/session.ts'
import { openCommerce } from '../../support/commerce.ts'
import { attributeOf, fieldsOf, element, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { placeOrder, usualCatalogue } from '../../support/purchase.ts'
import { openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const shop = openCommerce(usualCatalogue())
let backOffice: Awaited<ReturnType<typeof openBackOfficePages>>
beforeAll(async () => { backOffice = await openBackOfficePages(shop.deps, () => shop.clock.now()) })
afterAll(() => backOffice.app.close())

const anna = {
  accountId: made(makeAccountId('account-anna'.padEnd(22, '_'))), email: made(makeEmail('anna@example.ch')), isVerified: true,
  firstName: 'Anna', lastName: 'Keller', phoneNumber: '+41791234567',
} as const
const ON = `/desk/customers/${anna.accountId}`
const auditEntriesOf = async (what: AuditEntryKind) =>
  (await value(shop.storage.auditLog.find({ what }, { page: 1, itemsPerPage: 10 }))).acts.map(({ by, about }) => [by, about])

describe('customers in the back office', () => {
  beforeAll(() => value(shop.storage.customers.add(anna, 'hash')))

  it('are found only by a search; each page of results and each view is logged, without the text', async () => {
    const cookie = await backOffice.signedIn('omar', 'orders')
    for (const text of ['', 'an']) expect(
      (await backOffice.send(`/desk/customers?text=${text}`, cookie)).html,
    ).not.toContain('anna@example.ch')
    await backOffice.send('/desk/customers?text=nobody', cookie)
    expect(await auditEntriesOf('customer.searched')).toEqual([])
    expect((await backOffice.send('/desk/customers?text=ANNA', cookie)).html).toContain(`<a href="${ON}">anna@example.ch</a>`)
    expect(await auditEntriesOf('customer.searched')).toEqual([['omar', '1']])
    const log = await backOffice.send('/desk/audit-log?what=customer.searched', await backOffice.signedIn('ines', 'all'))
    expect(textsOf(log.html, 'td').at(-1)).toBe('1 customerPage 1 / 1')
    expect(await auditEntriesOf('customer.viewed')).toEqual([])
    const page = await backOffice.send(ON, cookie)
    expect([page.status, page.html.includes('+41791234567')]).toEqual([200, true])
    expect(await auditEntriesOf('customer.viewed')).toEqual([['omar', anna.accountId]])
    expect((await backOffice.send('/desk/customers/account-nobody________', cookie)).status).toBe(404)
    expect((await backOffice.send('/desk/customers/x', cookie)).status).toBe(404)
  })

  it('are hidden from staff that manages stock, and changed only by administrators', async () => {
    const [products, orders] = [await backOffice.signedIn('gina', 'products'), await backOffice.signedIn('otto', 'orders')]
    expect((await backOffice.send(ON, products)).status).toBe(403)
    expect((await backOffice.send(ON, orders)).html).not.toContain('name="act"')
    for (const act of ['export', 'erase', 'sign_out'])
      expect([act, (await backOffice.send(ON, orders, { act, sure: 'yes' })).status]).toEqual([act, 403])
    expect(await auditEntriesOf('customer.exported')).toEqual([])
    expect(await value(shop.storage.erasures.pending(anna.accountId))).toBeUndefined()
  })

  it('get an export of all their data, are signed out everywhere, and are deleted as on their own request', async () => {
    const cookie = await backOffice.signedIn('lea', 'all')
    const file = await backOffice.pressed(ON, cookie, 'export')
    expect(file.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    expect(JSON.parse(file.html)).toMatchObject({ parts: expect.arrayContaining([expect.objectContaining({ part: 'profile' })]) })
    const token = made(makeSessionToken('session-anna'.padEnd(44, '_')))
    const endsAt = new Date(shop.clock.now().getTime() + 10_000_000)
    await value(shop.storage.sessions.begin(aSession({ token, accountId: anna.accountId, endsAt })))
    expect(await value(shop.storage.sessions.holder(token, shop.clock.now()))).toBe(anna.accountId)
    await backOffice.pressed(ON, cookie, 'sign_out')
    expect(await value(shop.storage.sessions.holder(token, shop.clock.now()))).toBeUndefined()
    expect(attributeOf((await backOffice.send(ON, cookie)).html, '[name=sure][required]', 'value')).toBe('yes')
    expect((await backOffice.pressed(ON, cookie, 'erase')).status).toBe(422)
    expect(await value(shop.storage.erasures.pending(anna.accountId))).toBeUndefined()
    await backOffice.pressed(ON, cookie, 'erase', { sure: 'yes' })
    expect(await value(shop.storage.erasures.pending(anna.accountId))).toBeDefined()
    expect((await value(shop.storage.outbox.take(5, shop.clock.now()))).map(({ mail }) => mail.to)).toEqual(['anna@example.ch'])
    for (const what of ['customer.exported', 'customer.signed_out', 'customer.deletion_requested'] as const)
      expect([what, await auditEntriesOf(what)]).toEqual([what, [['lea', anna.accountId]]])
  })
})

describe('mails in the back office', () => {
  it('that failed finally are listed with their recipient, and are sent once on demand', async () => {
    const [waiting] = await value(shop.storage.outbox.take(1, new Date(shop.clock.now().getTime() + 3_600_000)))
    await value(shop.storage.outbox.failPermanently(waiting!.id, shop.clock.now(), { kind: 'refused', code: '550 5.1.1' }))
    const cookie = await backOffice.signedIn('olga', 'orders')
    const page = await backOffice.send('/desk/tasks', cookie)
    expect(page.html).toContain('1 e-mail was not sent.')
    expect(page.html).toContain('anna@example.ch')
    expect(page.html).toContain('Rejected by the mail server (550 5.1.1)')
    const again = fieldsOf(element(page.html, `form:has(input[type=hidden][value="${waiting!.id}"])`) ?? '')
    expect(Object.values(again)).toEqual([String(waiting!.id)])
    expect((await backOffice.send('/desk/tasks', cookie, again)).to).toBe('/desk/tasks')
    expect((await backOffice.send('/desk/tasks', cookie, again)).status).toBe(404)
    expect((await backOffice.send('/desk/tasks', cookie)).html).toContain('All e-mails have been sent.')
    expect((await backOffice.send('/desk/tasks', await backOffice.signedIn('colin', 'content'))).status).toBe(403)
  })
})

describe('silent failures', () => {
  it('H-S19 H-S22 are listed in the back office: charges without a response by order and reference, and failed jobs', async () => {
    const cookie = await backOffice.signedIn('wanda', 'orders')
    const display = async () => (await backOffice.send('/desk/tasks', cookie)).html
    const { number, token } = await placeOrder(shop)
    const now = shop.clock.now().getTime()
    const begun = (id: string, minutes: number) => value(shop.storage.payments.open(
      aPayment({ id: paymentId(id), orderToken: token, startedAt: new Date(now - minutes * 60_000).toISOString(), isCharge: true }),
      (payment) => E.right(payment)))
    await begun('late', 14)
    expect(await display()).not.toContain('Charges without a response (')
    await begun('silent', 16)
    await value(shop.storage.jobFailures.note(
      { job: 'account_deletions', item: 'IR-77', error: new TypeError('x'), at: shop.clock.now() }))
    const page = await display()
    expect(page).toContain('Charges without a response (1)')
    expect(page).toContain(`<td><a href="/desk/orders/${number}">${number}</a></td><td>${paymentId('silent')}</td>`)
    expect(page).not.toContain(paymentId('late'))
    const cells = textsOf(page, 'h2, h3, td')
    expect(cells.slice(cells.indexOf('Failed scheduled jobs (1)'))).toEqual(expect.arrayContaining(['IR-77', 'TypeError']))
  })
})
