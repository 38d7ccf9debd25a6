import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingSubscription, MarketingToken } from '../../../domain/customer/marketing.ts'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { greeting } from './greeting.ts'
import type { MailContent } from './mail-content.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { itemRow } from './order-mail-content.ts'
import { writeMail } from './write-mail.ts'

type CartMailInput = {
  readonly cart: Cart
  readonly customer: Customer
  readonly to: MarketingSubscription
  readonly link: CartLinkToken
  readonly unsubscribeToken: MarketingToken
  readonly words: MailTexts
}

/** Reminds of an abandoned cart: its items, a link to it, and a link to unsubscribe. Once per cart. */
export const cartMail = ({ cart, customer, to, link, unsubscribeToken, words }: CartMailInput, settings: ShopSettings): Mail => {
  const { locale, email } = to
  const say = words(locale, settings.tone)
  const { brandName, internationalPhone: phone, email: shop } = settings
  const origin = shopOrigin(settings)
  const content: MailContent = {
    locale,
    opening: [greeting(say, customer), say('mail.abandoned_cart')],
    parts: [{ heading: say('cart.title'), rows: boughtLines(cart.lines).map((line) => itemRow(line, locale, say)) }],
    link: { text: say('mail.abandoned_cart_link'), address: origin + localePath(locale, `/abandoned-cart/token/${link}`) },
    closing: [say('mail.abandoned_cart_why'), say('mail.help', { phone, email: shop }), brandName],
    wayOut: {
      text: say('mail.abandoned_cart_unsubscribe'),
      address: origin + localePath(locale, `/newsletter/unsubscribe/${unsubscribeToken}`),
    },
  }
  return writeMail(settings, {
    key: `cart-left:${cart.id}`, to: email, subject: say('mail.abandoned_cart_subject', { brand: brandName }), content,
    isSecret: true,
    unsubscribe: `${origin}/api/newsletter-unsubscriptions/${unsubscribeToken}`,
  })
}
