import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { Mailer } from '../../../../application/commerce/mail/mailer.port.ts'
import { makeSendMails, retryAt } from '../../../../application/commerce/mail/send-mails.ts'
import { openCommerce } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { placeOrder, usualGoods } from '../../../support/purchase.ts'

const MINUTE = 60_000

const failing = (shop: Commerce) => {
  const mailer: Mailer = { send: () => TE.left({ _tag: 'ServiceUnavailable' }) }
  return makeSendMails({ outbox: shop.kept.outbox, mailer, clock: shop.clock })
}

describe('sending mails', () => {
  it('lets a confirmation leave once', async () => {
    const shop = openCommerce(usualGoods())
    const order = await placeOrder(shop, 'prepayment')
    expect(await value(shop.sendMails())).toBe(1)
    shop.clock.advance(10 * MINUTE)
    expect(await value(shop.sendMails())).toBe(0)
    expect(shop.mailer.sent().map((mail) => mail.key)).toEqual([`order-confirmation:${order.token}`])
  })

  it('tries again later when a mail cannot leave, and waits longer each time', async () => {
    const shop = openCommerce(usualGoods())
    await placeOrder(shop, 'prepayment')
    const tryInVain = failing(shop)
    expect(await value(tryInVain())).toBe(0)
    expect(await value(shop.sendMails())).toBe(0)
    shop.clock.advance(MINUTE)
    expect(await value(tryInVain())).toBe(0)
    shop.clock.advance(MINUTE)
    expect(await value(shop.sendMails())).toBe(0)
    shop.clock.advance(MINUTE)
    expect(await value(shop.sendMails())).toBe(1)
  })

  it('waits six hours at most', () => {
    const now = new Date(0)
    expect([0, 1, 2, 8, 9, 500].map((attempts) => retryAt(now, attempts).getTime() / MINUTE)).toEqual([
      1, 2, 4, 256, 360, 360,
    ])
  })
})
