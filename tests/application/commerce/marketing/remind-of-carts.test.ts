import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { makeRemindOfCarts } from '../../../../application/commerce/marketing/remind-of-carts.ts'
import { cartsAtSignIn } from '../../../../domain/cart/carts-at-sign-in.ts'
import { makeCartLinkToken } from '../../../../domain/cart/cart-link.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { Customer } from '../../../../domain/customer/customer.ts'
import { makeMarketingToken, type MarketingChannel } from '../../../../domain/customer/marketing.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../../domain/shop/locale.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aSignIn } from '../../../support/builders/sign-in.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { made } from '../../../support/builders/made.ts'
import { aMail } from '../../../support/builders/mail.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { value } from '../../../support/outcome.ts'
import { takeCartOver } from '../../../support/signed-in.ts'
import { GUEST } from '../../../support/commerce.ts'

const HOUR = 3_600_000
const lens = aProduct()
const token = (name: string) => made(makeMarketingToken(name.padEnd(43, '_')))

type Stated = {
  readonly channels?: readonly MarketingChannel[]
  readonly customer?: Partial<Customer>
  readonly cart?: Partial<Cart>
  readonly locale?: Locale
  readonly brandChannel?: BrandChannel
}

/** A customer with these consents, whose cart was changed just now. */
const opened = async ({ channels = ['marketing_automation'], customer, cart, locale = 'de', brandChannel = 'iris' }: Stated = {}) => {
  const anna = aCustomer(customer)
  const shop = openHeadlessShop({ shopCatalogue: aCatalogue({ products: [lens] }) })
  await value(shop.ports.customers.add(anna, 'hash'))
  const { carts, marketing } = shop.ports
  if (channels.length > 0) {
    const moment = { requestedAt: new Date(0), endsAt: new Date(9e12) }
    const request = { token: token('ask'), email: anna.email, brandChannel, locale, channels, source: 'account' } as const
    await value(marketing.requestConsent({ ...request, ...moment }, aMail({ key: 'asked' })))
    await value(
      marketing.confirm({ token: token('ask'), brandChannel, at: new Date() }, { unsubscribeToken: token('other'), mails: () => [] }),
    )
  }
  const { id: _id, ...left } = aCart({ token: cartToken('left'), brandChannel, lines: [aLine({ product: lens, eye: 'right' })], ...cart })
  await value(carts.put(left))
  await takeCartOver(shop.ports, anna.accountId, cartToken('left'), (both) =>
    cartsAtSignIn(both, aSignIn({ owner: anna.accountId })))
  /** The e-mails about carts after this number of hours. */
  const readMails = async (hours: number) => {
    shop.clock.set(new Date(Date.now() + hours * HOUR))
    while (await shop.remindOfCarts());
    return (await shop.mails()).filter(({ key }) => key.startsWith('cart-left:'))
  }
  return { shop, readMails, anna }
}

describe('e-mails about an abandoned cart', () => {
  it('are sent a day after its last change, once, and neither before nor days later', async () => {
    const { readMails } = await opened()
    expect(await readMails(23)).toEqual([])
    expect(await readMails(25)).toHaveLength(1)
    expect(await readMails(40)).toHaveLength(1)
    const late = await opened()
    expect(await late.readMails(73)).toEqual([])
  })

  it('are sent only with consent in this shop, to a verified e-mail address, and only about products', async () => {
    for (const stated of [
      { channels: [] }, { channels: ['newsletter', 'retention_campaign'] }, { customer: { isVerified: false } }, { cart: { lines: [] } },
      { cart: { checkoutState: 'completed' } },
    ] satisfies readonly Stated[]) {
      const { readMails } = await opened(stated)
      expect([stated, await readMails(25)]).toEqual([stated, []])
    }
  })

  it('H-S22 that fail are listed with their cart, and the run goes on', async () => {
    const { shop } = await opened()
    shop.clock.set(new Date(Date.now() + 25 * HOUR))
    const settings = () => { throw new TypeError('no such brand') }
    const remind = makeRemindOfCarts({ ...shop.ports, register: { ...shop.ports.register, settings } })
    expect([await value(remind()), await value(remind())]).toEqual([true, false])
    expect((await value(shop.ports.jobFailures.list({ since: new Date(0), limit: 5 }))).failures)
      .toMatchObject([{ job: 'cart_reminders', item: expect.stringMatching(/^\d+$/) }])
  })

  it('link to the items without giving access to the cart, and to the unsubscribe page', async () => {
    const { shop, readMails, anna } = await opened()
    const [mail] = await readMails(25)
    const text = mail?.text ?? ''
    expect(text).toMatch(/1 × Biofinity\n {2}Rechtes Auge\n {2}PWR/)
    expect(text).not.toContain(cartToken('left'))
    const link = made(makeCartLinkToken(/abandoned-cart\/token\/([\w-]+)/.exec(text)?.[1]))
    expect((await value(shop.commerce.shop(GUEST).cart.setCurrentCart({ link }))).lines)
      .toMatchObject([{ productId: lens.id, quantity: 1 }])
    const [leave, header] = [/newsletter\/unsubscribe\/([\w-]+)/.exec(text)?.[1], mail?.unsubscribe ?? '']
    expect(header).toMatch(new RegExp(`/api/newsletter-unsubscriptions/${leave ?? ''}$`))
    await value(shop.ports.marketing.unsubscribe(made(makeMarketingToken(leave)), new Date()))
    expect(await value(shop.ports.marketing.subscription(anna.email, 'iris'))).toMatchObject({ channels: [] })
  })

  it('are written in the four languages and both tones, without gaps', async () => {
    const texts = new Set<string>()
    for (const locale of LOCALES)
      for (const brandChannel of BRAND_CHANNELS) {
        const { readMails } = await opened({ locale, brandChannel })
        const [mail] = await readMails(25)
        expect([locale, mail && mailHtml(mail)]).toEqual([locale, expect.stringContaining(` lang="${locale}">`)])
        expect(mail?.text).not.toMatch(/[{}]|mail\./)
        texts.add((mail?.text ?? '').split('\n\n')[1] ?? '')
      }
    expect(texts.size).toBe(7)
  })
})
