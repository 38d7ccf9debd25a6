import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../../domain/customer/email.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { EVERY_DAY } from '../../../../domain/reminder/weekly-usage.ts'
import { BRAND_CHANNELS } from '../../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { made } from '../../../support/builders/made.ts'
import { anOrder, orderToken } from '../../../support/builders/order.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { value } from '../../../support/outcome.ts'
import { makeShowCalendar } from '../../../../application/commerce/reminder/show-calendar.ts'
import { openOperations } from '../../../../application/commerce/operations.ts'

const lens = aProduct({ facts: { replacementDays: 30 } })
const ANNA = aCustomer()
const DAY = '2026-04-01'
/** Nine in the morning in Zurich, in summer. */
const MORNING = new Date(`${DAY}T07:00:00Z`)
const days = (count: number): Date => new Date(MORNING.getTime() + count * 24 * 3_600_000)
const IRIS = { brandChannel: 'iris', locale: 'de', publicUrl: '', from: '' } as const

const opened = async (customer = ANNA) => {
  const shop = openHeadlessShop({ shopCatalogue: aCatalogue({ products: [lens] }) })
  await value(shop.ports.customers.add(customer, 'hash'))
  const order = async (name: string, stated: Partial<Order> = {}): Promise<Order> => {
    const { id: _id, ...cart } = aCart({ token: cartToken(name) })
    await value(shop.ports.carts.put(cart))
    return value(shop.ports.orders.place(cart.token, (filled, id) => E.right({
      order: {
        ...anOrder({ lines: [aLine({ product: lens, eye: 'right' })], accountId: ANNA.accountId }),
        token: orderToken(name), cartToken: filled.token, id, number: `IR-${name}`, ...stated,
      },
      reservations: [], mails: [],
    })))
  }
  const caller = { ...IRIS, owner: ANNA.accountId, session: {} as never }
  const reminder = { ...openOperations(shop.ports, shop.ports).reminder, showCalendar: makeShowCalendar(shop.ports) }
  const set = ({ id }: Pick<Order, 'id'>, day = DAY) =>
    value(reminder.updateActiveReminderAlarm(caller, { orderId: id, usage: EVERY_DAY, day, createLocation: 'order' }))
  const list = () => value(reminder.getReminderAlarms(caller, {}))
  /** The letters of so many rounds at a moment. */
  const readMails = async (at: Date, runs = 3) => {
    shop.clock.set(at)
    for (let run = 0; run < runs; run += 1) await shop.sendReminders()
    return shop.mails()
  }
  return { shop, order, set, list, readMails, caller, reminder }
}

const linksOf = (text: string): readonly string[] => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
const endOf = (text: string): string => /\/reminder\/end\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('e-mails with a lens reminder', () => {
  it('are sent on their day from eight in the morning on, once', async () => {
    const { order, set, list, readMails } = await opened()
    await set(await order('one'))
    expect(await readMails(new Date(`${DAY}T05:59:00Z`))).toEqual([])
    const [mail, ...others] = await readMails(new Date(`${DAY}T06:00:00Z`))
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ANNA.email, subject: 'Ihre Kontaktlinsen gehen bald zu Ende' })
    expect(await list()).toMatchObject([{ state: 'sent' }])
    expect(await readMails(days(40))).toHaveLength(1)
  })

  it('link to the reorder and to the end of the reminder, and name the lenses as on the box', async () => {
    const { order, set, readMails } = await opened()
    const { token } = await order('one')
    const { id, token: reminded } = await order('two')
    await set({ id })
    const [mail] = await readMails(MORNING)
    const text = mail?.text ?? ''
    expect(text).toContain('IR-two')
    expect(text).toMatch(/1 × Biofinity\n {2}Rechtes Auge\n {2}PWR\u00A0.2[.,]25 {2}BC\u00A08[.,]60? {2}DIA\u00A014/)
    expect(linksOf(text)).toEqual([
      expect.stringMatching(/\/reorder\/token\/[\w-]{22,}$/), expect.stringContaining('/reminder/end/'),
    ])
    expect(linksOf(mail === undefined ? '' : mailHtml(mail)).map((link) => link.replaceAll('&amp;', '&'))).toEqual(linksOf(text))
    for (const one of [token, reminded]) expect(text).not.toContain(one)
  })

  it('are written in the four languages and both tones of the shop', async () => {
    const subjects = new Set<string>()
    for (const locale of LOCALES)
      for (const brandChannel of BRAND_CHANNELS) {
        const { order, set, readMails } = await opened()
        await set(await order('one', { locale, brandChannel }))
        const [mail] = await readMails(MORNING)
        expect([locale, mail && mailHtml(mail)]).toEqual([locale, expect.stringContaining(` lang="${locale}">`)])
        subjects.add(mail?.subject ?? '')
      }
    // English has one tone.
    expect(subjects.size).toBe(7)
  })

  it('are not sent for a reminder that is paused or deleted', async () => {
    const { order, set, readMails, reminder, caller } = await opened()
    const paused = await set(await order('paused'))
    const deleted = await set(await order('deleted'))
    await value(reminder.updateReminderAlarm(caller, { id: paused.id, change: { isPaused: true } }))
    await value(reminder.deleteReminderAlarm(caller, { id: deleted.id }))
    expect(await readMails(days(9))).toEqual([])
    await value(reminder.updateReminderAlarm(caller, { id: paused.id, change: { isPaused: false } }))
    expect(await readMails(days(9))).toHaveLength(1)
  })

  it('are not sent if the lenses were ordered meanwhile: the reminder moves to that order', async () => {
    const { order, set, list, readMails } = await opened()
    await set(await order('one'))
    await order('two', { createdAt: '2026-03-20T09:00:00.000Z' })
    expect(await readMails(MORNING)).toEqual([])
    expect(await list()).toMatchObject([{ state: 'waiting', orderNumber: 'IR-two', day: '2026-09-28' }])
    const [mail, ...others] = await readMails(new Date('2026-09-28T07:00:00Z'))
    expect([mail?.text.includes('IR-two'), others]).toEqual([true, []])
  })

  it('are sent again with the next order after one was sent', async () => {
    const { order, set, list, readMails } = await opened()
    await set(await order('one'))
    expect(await readMails(MORNING)).toHaveLength(1)
    await order('two', { createdAt: days(2).toISOString() })
    expect(await readMails(days(3))).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'waiting', orderNumber: 'IR-two', day: '2026-09-30' }])
  })

  it('are sent to the customer’s current e-mail address, and only if it is verified', async () => {
    const stranger = await opened(aCustomer({ isVerified: false }))
    await stranger.set(await stranger.order('one', { email: made(makeEmail('other@example.ch')) }))
    expect(await stranger.readMails(MORNING)).toEqual([])
    expect(await stranger.list()).toMatchObject([{ state: 'waiting', day: DAY }])
  })

  it('are not blocked by one that cannot be written', async () => {
    const { shop, order, set, readMails } = await opened()
    await set(await order('broken'))
    await set(await order('good'))
    const { dueReminders } = shop.ports
    const real = dueReminders.decide
    Object.assign(dueReminders, {
      decide: (id: number, ...rest: [string, never]) =>
        id === 1 ? () => Promise.resolve(E.left({ _tag: 'ServiceUnavailable' })) : real(id, ...rest),
    })
    expect((await readMails(MORNING)).map(({ text }) => text.includes('IR-good'))).toEqual([true])
  })

  it('end their reminder with one click by anyone, and reveal nothing', async () => {
    const { order, set, list, readMails, reminder } = await opened()
    await set(await order('one'))
    const [mail] = await readMails(MORNING)
    const token = endOf(mail?.text ?? '')
    expect(token.length).toBeGreaterThanOrEqual(22)
    expect(await value(reminder.endReminderAlarm({ ...IRIS, session: {} as never }, { token: `${token}x` }))).toBeUndefined()
    expect(await list()).toHaveLength(1)
    expect(await value(reminder.endReminderAlarm({ ...IRIS, session: {} as never }, { token: token }))).toBeUndefined()
    expect(await list()).toEqual([])
    await order('two', { createdAt: days(2).toISOString() })
    expect(await readMails(days(400))).toHaveLength(1)
  })

  it('limit guesses of the end link', async () => {
    const { reminder } = await opened()
    const press = () => reminder.endReminderAlarm({ ...IRIS, from: 'here', session: {} as never }, { token: 'nobody' })()
    const pressed = await Promise.all(Array.from({ length: 21 }, press))
    expect(pressed.map(E.isRight).filter(Boolean)).toHaveLength(20)
  })
})

describe('a calendar reminder', () => {
  it('is an all-day event with an alert, in the requested language, for its owner only', async () => {
    const { order, set, reminder, caller } = await opened()
    const { id } = await set(await order('one'))
    const file = await value(reminder.showCalendar({ ...caller, locale: 'fr' }, { id: String(id) }))
    expect(file).toContain('DTSTART;VALUE=DATE:20260401')
    expect(file).toContain('SUMMARY:Commander à nouveau les mêmes lentilles')
    expect(file).toContain('TRIGGER;RELATED=START:PT9H')
    expect(file.replaceAll('\r\n ', '')).toMatch(/URL;VALUE=URI:http\S+\/fr\/reorder\/id\/1\r\n/)
    expect(file).toBe(await value(reminder.showCalendar({ ...caller, locale: 'fr' }, { id: String(id) })))
    const none = E.left({ _tag: 'NotFound', what: 'reminder' })
    for (const other of [String(id + 1), `0${id}`, 'x', '']) expect(await reminder.showCalendar(caller, { id: other })()).toEqual(none)
    const responseTimer = { ...caller, owner: `${ANNA.accountId}x` as typeof ANNA.accountId }
    expect(await reminder.showCalendar(responseTimer, { id: String(id) })()).toEqual(none)
  })
})
