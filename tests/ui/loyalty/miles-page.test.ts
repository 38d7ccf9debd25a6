import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { SetOwnMilesNumber } from '../../../application/storefront/loyalty/set-own-miles-number.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import cart from '../../../ui/messages/cart.json' with { type: 'json' }
import loyalty from '../../../ui/messages/loyalty.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { browse, replacing, replacingOperations } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/miles-and-more'

const customer = async () => {
  const visitor = openHeadlessShop().visitor()
  await visitor.signUp(ANNA)
  return visitor
}

describe('the miles page', () => {
  it('CC-MILES-11 AS-ERRCAT-13 shows that the miles could not be loaded, and lists none', async () => {
    const visitor = replacingOperations(await customer(), {
      loyalty: { getMilesAndMorePoints: () => TE.left({ _tag: 'ServiceUnavailable' }) },
    })
    const seen = await browse(visitor).get(PATH)
    expect(seen.status).toBe(200)
    expect(seen.words).toContain(account['shop.user.my_account.notification.miles_and_more_points_error'].de)
    expect(seen.words).not.toContain(account['account.miles_none'].de)
  })

  it('F-S20 explains how miles are earned beside the form', async () => {
    const { words } = await browse(await customer()).get(PATH)
    for (const message of ['account.miles_rate', 'account.miles_in_cart', 'account.miles_not_counted'] as const)
      expect(words).toContain(account[message].de)
  })

  it('lists the miles of each order, page by page', async () => {
    const points = [{ orderNumber: 'IR-2026-000002', orderCreatedAt: '2026-03-02T09:00:00.000Z', points: 90 }]
    const pages: number[] = []
    const getMilesAndMorePoints = ({ page }: { readonly page: number }) => {
      pages.push(page)
      return TE.right({ points, total: 12 })
    }
    const browser = browse(replacingOperations(await customer(), { loyalty: { getMilesAndMorePoints } }))
    const seen = await browser.get(PATH)
    expect(seen.words).toMatch(/IR-2026-000002.*90 Meilen/)
    expect(seen.html).toContain(`href="${PATH}?page=2"`)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    await browser.get(`${PATH}?page=2`)
    expect((await browser.get(`${PATH}?page=7`)).location).toBe(`${PATH}?page=2`)
    expect(pages).toEqual([1, 2, 7])
  })

  it('AS-MILES-04 AS-ERRCAT-11 saves the number of the customer, or shows what is wrong with it', async () => {
    const visitor = await customer()
    const browser = browse(visitor)
    expect((await browser.post(PATH, { code: '9999 1234 5678 901' })).location).toBe(`${PATH}?saved=1`)
    const saved = await browser.get(`${PATH}?saved=1`)
    expect(saved.html).toContain('value="999912345678901"')
    expect(saved.words).toContain(cart['cart.set_miles_and_more_number_success'].de)
    const wrong = await browser.post(PATH, { code: '999812345678901' })
    expect(wrong.status).toBe(422)
    expect(wrong.words).toContain(refusals['customer.invalid_miles_and_more_number'].de)
  })

  it('AS-MILES-04 shows an error of the shop at the number', async () => {
    const refused: SetOwnMilesNumber = () => TE.left({ _tag: 'Declined', by: 'violation', text: 'miles' })
    const seen = await browse(replacing(await customer(), SetOwnMilesNumber, refused)).post(PATH, { code: '999912345678901' })
    expect(seen.words).toContain(refusals['customer.invalid_miles_and_more_number'].de)
  })

  it('AS-MILES-03 first reports a number without fifteen digits', async () => {
    const browser = browse(await customer())
    for (const code of ['1234', '', 'ABCDEFGHIJKLMNO', '9999123456789012']) {
      const { status, words } = await browser.post(PATH, { code })
      expect(status).toBe(422)
      expect(words).toContain(loyalty['loyalty.miles_digits'].de.replace('{digits}', '15'))
      expect(words).not.toContain(refusals['customer.invalid_miles_and_more_number'].de)
    }
  })

  it('AS-MILES-05 AS-ERRCAT-12 removes the number by its button, and by no input', async () => {
    const browser = browse(await customer())
    for (const removing of [{ intent: 'remove' }, { code: '  ' }]) {
      await browser.post(PATH, { code: '999912345678901' })
      expect((await browser.get(PATH)).words).toContain(cart['cart.miles_remove'].de)
      expect((await browser.post(PATH, removing)).location).toBe(`${PATH}?removed=1`)
      const seen = await browser.get(`${PATH}?removed=1`)
      expect(seen.words).toContain(cart['cart.miles_and_more_removed'].de)
      expect(seen.html).not.toContain('999912345678901')
      expect(seen.words).not.toContain(cart['cart.miles_remove'].de)
    }
  })

  it('requires sign-in', async () => {
    expect((await browse(openHeadlessShop().visitor()).get(PATH)).location).toMatch(/^\/login/)
  })
})
