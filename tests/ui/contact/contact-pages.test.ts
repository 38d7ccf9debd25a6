import { describe, expect, it } from 'vitest'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import contact from '../../../ui/messages/contact.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import shell from '../../../ui/messages/shell.json' with { type: 'json' }
import { localePath } from '../../../domain/shop/localized-path.ts'
import { attributesOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const TYPED = { name: 'Anna Keller', email: 'anna.keller@example.ch', subject: 'Lieferung', message: 'Wo ist mein Paket?\nDanke' }
const STATEMENT = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna.keller@example.ch' }

describe('the form of the contact page', () => {
  it('sends the shop a mail that is answered to the customer, and a confirmation without its text, without JavaScript', async () => {
    const { get, post, shop } = openPages()
    expect((await get('/contact')).html).toContain(contact['contact.send'].de)
    const sent = await post('/contact', TYPED)
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(sent.html).toContain('anna.keller@example.ch')
    const [shopMail, customerMail] = await shop.mails()
    expect(shopMail).toMatchObject({ to: shop.ports.register.settings('iris').email, replyTo: TYPED.email })
    expect(shopMail?.subject).toContain('Lieferung')
    expect(shopMail?.text).toContain('Wo ist mein Paket?\n  Danke')
    expect(customerMail?.to).toBe(TYPED.email)
    for (const typed of [TYPED.name, TYPED.subject, 'Paket?']) expect(customerMail?.text).not.toContain(typed)
  })

  it.each([['/contact', 'de', 'this_field_is_required'], ['/fr/contact', 'fr', 'this_field_is_required']] as const)(
    'shows the error beside its field and preserves the input: %s',
    async (path, locale, fault) => {
      const { post, shop } = openPages()
      const back = await post(path, { ...TYPED, email: 'anna', subject: '' })
      expect(back.status).toBe(422)
      expect(back.html).toContain(refusals[`validation.${fault}`][locale])
      expect(back.html).toContain(refusals['validation.invalid_email'][locale].split(',')[0])
      for (const preserved of ['value="Anna Keller"', 'value="anna"', 'Wo ist mein Paket?']) expect(back.html).toContain(preserved)
      expect(await shop.mails()).toEqual([])
    },
  )

  it('H-S10 sends one message when it is repeated after a lost response, and confirms each time', async () => {
    const { post, shop } = openPages()
    const first = await post('/contact', TYPED)
    for (let time = 0; time < 8; time += 1) {
      const again = await post('/contact', TYPED)
      expect([again.status, again.html]).toEqual([first.status, first.html])
    }
    expect(await shop.mails()).toHaveLength(2)
    await post('/contact', { ...TYPED, message: 'Und wann kommt es?' })
    expect(await shop.mails()).toHaveLength(4)
  })

  it('limits the rate of messages, and loses nothing', async () => {
    const { post } = openPages()
    const responses = []
    for (let time = 0; time < 6; time += 1) responses.push(await post('/contact', { ...TYPED, subject: `Lieferung ${time}` }))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422])
    expect(responses.at(-1)?.html).toContain('Wo ist mein Paket?')
  })
})

describe('the withdrawal from a contract', () => {
  it('is linked on every page', async () => {
    const { get } = openPages()
    for (const [path, locale] of [['/', 'de'], ['/fr/terms', 'fr'], ['/it/returns', 'it']] as const) {
      const { html } = await get(path)
      expect(html).toContain(shell['shell.legal.withdrawal'][locale])
      expect(attributesOf(html, 'a', 'href')).toContain(localePath(locale, '/withdrawal'))
    }
  })

  it('has two steps, and nothing is declared by the first', async () => {
    const { post, shop } = openPages()
    const review = await post('/withdrawal', STATEMENT)
    expect(review.status).toBe(200)
    expect(review.html).toContain(contact['withdrawal.confirm'].de)
    expect(review.html).toContain(contact['withdrawal.statement'].de)
    expect(await shop.mails()).toEqual([])
    const changed = await post('/withdrawal', { ...STATEMENT, intent: 'change' })
    expect(changed.html).toContain('value="IR-2026-0001"')
    expect(await shop.mails()).toEqual([])
  })

  it('is confirmed by a mail with the declaration, day and minute', async () => {
    const { post, shop } = openPages()
    const done = await post('/en/withdrawal', { ...STATEMENT, intent: 'confirm' })
    const [shopMail, customerMail] = await shop.mails()
    const [moment = 'no moment'] = /\d\d\.\d\d\.\d{4}, \d\d:\d\d/.exec(done.html) ?? []
    expect(shopMail).toMatchObject({ to: shop.ports.register.settings('iris').email, replyTo: STATEMENT.email })
    expect(customerMail?.to).toBe(STATEMENT.email)
    for (const text of [moment, STATEMENT.name, STATEMENT.contract, contact['withdrawal.statement'].en]) {
      expect(customerMail?.text).toContain(text)
    }
  })

  it('H-S10 is declared once when it is repeated after a lost response, and shows when it arrived first', async () => {
    const clock = openSettableClock(new Date('2026-03-02T09:00:00Z'))
    const { post, shop } = openPages({ clock })
    const confirm = { ...STATEMENT, intent: 'confirm' }
    const first = await post('/withdrawal', confirm)
    expect(first.html).toContain('02.03.2026, 10:00')
    clock.advance(7 * 60_000)
    const again = await post('/withdrawal', confirm)
    expect([again.status, again.html]).toEqual([first.status, first.html])
    expect(await shop.mails()).toHaveLength(2)
    clock.advance(24 * 3_600_000)
    expect((await post('/withdrawal', confirm)).html).toContain('03.03.2026, 10:07')
    expect(await shop.mails()).toHaveLength(4)
  })

  it('answers alike for existing and unknown orders, and rejects an empty statement', async () => {
    const { post } = openPages()
    const [one, other] = [await post('/withdrawal', { ...STATEMENT, intent: 'confirm' }),
      await post('/withdrawal', { ...STATEMENT, contract: 'no order of that name', intent: 'confirm' })]
    expect([one.status, one.html]).toEqual([other.status, other.html])
    const back = await post('/withdrawal', { ...STATEMENT, contract: '', intent: 'confirm' })
    expect([back.status, back.html.includes(refusals['validation.this_field_is_required'].de)]).toEqual([422, true])
  })
})
