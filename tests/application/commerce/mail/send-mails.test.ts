import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { Mailer } from '../../../../application/commerce/mail/mailer.port.ts'
import { makeSendMails, MOST_TRIES, retryAt } from '../../../../application/commerce/mail/send-mails.ts'
import { openCommerce } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { placeOrder, usualCatalogue } from '../../../support/purchase.ts'

const MINUTE = 60_000

const counting = ({ clock, storage: { attempts, jobFailures } }: Commerce) => ({ clock, attempts, jobFailures })

const failing = (shop: Commerce) => {
  const mailer: Mailer = { send: () => TE.left({ _tag: 'ServiceUnavailable' }) }
  return makeSendMails({ outbox: shop.storage.outbox, mailer, ...counting(shop) })
}

describe('sending mails', () => {
  it('sends a confirmation once', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop, 'prepayment')
    expect(await value(shop.sendMails())).toMatchObject({ sent: 1 })
    shop.clock.advance(10 * MINUTE)
    expect(await value(shop.sendMails())).toMatchObject({ sent: 0 })
    expect(shop.mailer.sent().map((mail) => mail.key)).toEqual([`order-confirmation:${order.token}`])
  })

  it('retries later when a mail cannot be sent, and waits longer each time', async () => {
    const shop = openCommerce(usualCatalogue())
    await placeOrder(shop, 'prepayment')
    const tryInVain = failing(shop)
    expect(await value(tryInVain())).toMatchObject({ sent: 0 })
    expect(await value(shop.sendMails())).toMatchObject({ sent: 0 })
    shop.clock.advance(MINUTE)
    expect(await value(tryInVain())).toMatchObject({ sent: 0 })
    shop.clock.advance(MINUTE)
    expect(await value(shop.sendMails())).toMatchObject({ sent: 0 })
    shop.clock.advance(MINUTE)
    expect(await value(shop.sendMails())).toMatchObject({ sent: 1 })
  })

  it('F-O07 gives a mail up after twelve attempts, logs which and why, and does not retry it', async () => {
    const shop = openCommerce(usualCatalogue())
    await placeOrder(shop, 'prepayment')
    const tryInVain = failing(shop)
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      expect(await value(tryInVain())).toEqual({ sent: 0, failedPermanently: [] })
      shop.clock.advance(6 * 60 * MINUTE)
    }
    const refused: Mailer = { send: () => TE.left({ _tag: 'MailNotTaken', fault: { kind: 'refused', code: '550 5.1.1' } }) }
    const lastTry = makeSendMails({ outbox: shop.storage.outbox, mailer: refused, ...counting(shop) })
    expect(await value(lastTry())).toEqual({ sent: 0, failedPermanently: [1] })
    expect((await value(shop.storage.failedMails.list({ page: 1, itemsPerPage: 5 }))).mails)
      .toMatchObject([{ id: 1, attempts: MOST_TRIES, fault: { kind: 'refused', code: '550 5.1.1' } }])
    shop.clock.advance(30 * 24 * 60 * MINUTE)
    expect(await value(shop.sendMails())).toEqual({ sent: 0, failedPermanently: [] })
    expect([MOST_TRIES, shop.mailer.sent()]).toEqual([12, []])
  })

  it('F-O07 sends each mail once while another process waits minutes for a slow mail server', async () => {
    const shop = openCommerce(usualCatalogue())
    for (let order = 0; order < 8; order += 1) await placeOrder(shop, 'prepayment')
    const left: string[] = []
    const slow: Mailer = {
      send: ({ key }) => async () => {
        shop.clock.advance(2 * MINUTE)
        await value(shop.sendMails())
        left.push(key)
        return E.right(undefined)
      },
    }
    const waiting = makeSendMails({ outbox: shop.storage.outbox, mailer: slow, ...counting(shop) })
    expect(await value(waiting())).toMatchObject({ sent: 1 })
    const all = [...left, ...shop.mailer.sent().map(({ key }) => key)]
    expect([all.length, new Set(all).size]).toEqual([8, 8])
  })

  it('reads the outbox once for each mail and once more, and marks each, also the last of a full batch', async () => {
    const shop = openCommerce(usualCatalogue())
    for (let order = 0; order < 21; order += 1) await placeOrder(shop, 'prepayment')
    let count = 0
    const counted = (): void => { count += 1 }
    const outbox: Commerce['storage']['outbox'] = {
      take: (...about) => { counted(); return shop.storage.outbox.take(...about) },
      markSent: (...about) => { counted(); return shop.storage.outbox.markSent(...about) },
      markFailed: (...about) => { counted(); return shop.storage.outbox.markFailed(...about) },
      failPermanently: (...about) => { counted(); return shop.storage.outbox.failPermanently(...about) },
      postpone: (...about) => { counted(); return shop.storage.outbox.postpone(...about) },
      discard: (...about) => { counted(); return shop.storage.outbox.discard(...about) },
    }
    const send = makeSendMails({ outbox, mailer: shop.mailer, ...counting(shop) })
    expect(await value(send())).toMatchObject({ sent: 20 })
    expect(count).toBe(21)
    expect(await value(send())).toMatchObject({ sent: 1 })
    expect(count).toBe(23)
    shop.clock.advance(60 * MINUTE)
    expect(await value(send())).toMatchObject({ sent: 0 })
    expect(shop.mailer.sent()).toHaveLength(21)
  })

  it('H-S22 clears the failure of a mail once it was sent', async () => {
    const shop = openCommerce(usualCatalogue())
    await placeOrder(shop, 'prepayment')
    const broken: Mailer = { send: () => { throw new TypeError('no such template') } }
    const failed = async () => (
      await value(shop.storage.jobFailures.list({ since: new Date(0), limit: 5 }))
    ).failures.map(({ item }) => item)
    await value(makeSendMails({ outbox: shop.storage.outbox, mailer: broken, ...counting(shop) })())
    expect(await failed()).toEqual(['1'])
    shop.clock.advance(MINUTE)
    expect(await value(shop.sendMails())).toMatchObject({ sent: 1 })
    expect(await failed()).toEqual([])
  })

  it('waits six hours at most', () => {
    const now = new Date(0)
    expect([0, 1, 2, 8, 9, 500].map((attempts) => retryAt(now, attempts).getTime() / MINUTE)).toEqual([
      1, 2, 4, 256, 360, 360,
    ])
  })
})
