import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { ListOwnMiles } from '../../../application/storefront/loyalty/list-own-miles.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { browse, replacing } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/miles-and-more'
const asRead = (text: string): string => text.replaceAll('&', '&amp;')

const customer = async () => {
  const visitor = openHeadlessShop().visitor()
  await visitor.signUp(ANNA)
  return visitor
}

describe('the miles of a customer', () => {
  it('CC-MILES-11 tells that the miles could not be loaded, and lists none', async () => {
    const visitor = replacing(await customer(), ListOwnMiles, () => TE.left({ _tag: 'ServiceUnavailable' }))
    const seen = await browse(visitor).get(PATH)
    expect(seen.status).toBe(200)
    expect(seen.words).toContain(account['shop.user.my_account.notification.miles_and_more_points_error'].de)
    expect(seen.words).not.toContain(asRead(account['account.miles_none'].de))
  })

  it('F-S20 says how miles are earned beside the form', async () => {
    const { words } = await browse(await customer()).get(PATH)
    for (const said of ['account.miles_rate', 'account.miles_in_cart', 'account.miles_not_counted'] as const)
      expect(words).toContain(account[said].de)
  })

  it('lists what each order earned', async () => {
    const points = [{ orderNumber: 'IR-2026-000002', orderCreatedAt: '2026-03-02T09:00:00.000Z', points: 90 }]
    const seen = await browse(replacing(await customer(), ListOwnMiles, () => TE.right(points))).get(PATH)
    expect(seen.words).toMatch(/IR-2026-000002.*90 Meilen/)
    expect(seen.headers.get('cache-control')).toBe('no-store')
  })

  it('notes the number at the customer, or says what is wrong with it', async () => {
    const visitor = await customer()
    const browser = browse(visitor)
    expect((await browser.post(PATH, { code: '9999 1234 5678 901' })).location).toBe(`${PATH}?saved=1`)
    expect((await browser.get(PATH)).html).toContain('value="999912345678901"')
    const wrong = await browser.post(PATH, { code: '1234' })
    expect(wrong.status).toBe(422)
    expect(wrong.words).toContain(asRead(refusals['customer.invalid_miles_and_more_number'].de))
  })

  it('are shown to nobody who is not signed in', async () => {
    expect((await browse(openHeadlessShop().visitor()).get(PATH)).location).toMatch(/^\/login/)
  })
})
