import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSandboxRecords } from '../../../adapters/sandbox-payment/sandbox-records.ts'
import { makeSandboxProvider } from '../../../adapters/sandbox-payment/sandbox-provider.ts'
import { chf } from '../../support/builders/money.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { value } from '../../support/outcome.ts'
import { addresses, SECRET } from './attempts.ts'
import { openSmallShop } from './small-shop.ts'

const TO_KEEP = { ...aPayment(), savesCard: true } as const

describe('a card saved at the sandbox provider', () => {
  let shop: Awaited<ReturnType<typeof openSmallShop>>
  beforeEach(async () => { shop = await openSmallShop() })
  afterEach(() => shop.close())

  const cardOf = async (payment: typeof TO_KEEP, outcome: string) => {
    await shop.press(await shop.begin(payment), outcome)
    return shop.notices.at(-1)?.card
  }

  it('is returned with the webhook, only if the customer chose to save it', async () => {
    const year = new Date().getFullYear() + 3
    expect(await cardOf(TO_KEEP, 'paid')).toEqual({
      providerToken: `sandbox-${TO_KEEP.id}`, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: `${year}-12`,
    })
    await shop.press(await shop.begin(aPayment({ id: paymentId('2') })), 'paid')
    expect(shop.notices.at(-1)).not.toHaveProperty('card')
    expect(await cardOf({ ...TO_KEEP, id: paymentId('3') }, 'declined')).toBeUndefined()
  })

  it('is named on the payment page, also the one being used', async () => {
    expect((await shop.pages.inject(await shop.begin(TO_KEEP))).body).toContain('<p id="keeps">')
    expect((await shop.pages.inject(await shop.begin(aPayment()))).body).not.toContain('<p id="keeps">')
    const at = { locale: 'de', addresses: addresses('https://shop.example') } as const
    const { redirect } = await value(makeSandboxProvider({ secret: SECRET }).start(aPayment(), { ...at, card: aSavedCard() }))
    expect((await shop.pages.inject(new URL(redirect).pathname)).body).toContain('•••• 4242')
  })
})

describe('charging a saved card at the sandbox provider', () => {
  let home: string
  beforeEach(() => { home = mkdtempSync(join(tmpdir(), 'sandbox-')) })
  afterEach(() => { rmSync(home, { recursive: true }) })
  const openProvider = () => makeSandboxProvider({ secret: SECRET, book: openSandboxRecords(join(home, 'book.jsonl')) })
  const CARD = aSavedCard({ providerToken: 'sandbox-1' })

  it('takes the payment once, also after a restart, and supports status requests and refunds', async () => {
    const paid = { paymentId: paymentId('1'), reference: `sandbox-${paymentId('1')}`, outcome: 'paid', amount: chf(5790) }
    expect(await value(openProvider().charge(aPayment(), CARD))).toEqual(paid)
    expect(await value(openProvider().charge(aPayment(), CARD))).toEqual(paid)
    expect(await value(openProvider().fetchNotice(aPayment()))).toEqual(paid)
    await value(openProvider().refund(aPayment()))
  })

  it('is declined for a card set to decline, and for a deleted one', async () => {
    const declining = aSavedCard({ providerToken: 'sandbox-declining-1' })
    expect(await value(openProvider().charge(aPayment(), declining))).toMatchObject({ outcome: 'declined' })
    await value(openProvider().delete(CARD.providerToken))
    expect(await value(openProvider().charge(aPayment({ id: paymentId('2') }), CARD))).toMatchObject({ outcome: 'declined' })
  })
})
