import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import loyalty from '../../../ui/messages/loyalty.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { browse, replacingOperations } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/bonus-points'
const movement = (orderNumber: string, state: 'earned' | 'pending' | 'reversed') =>
  ({ orderId: 7, orderNumber, orderCreatedAt: '2026-03-02T09:00:00.000Z', points: 90, state })

const customer = async () => {
  const shop = openHeadlessShop()
  const visitor = shop.visitor()
  await visitor.signUp(ANNA)
  await completeEmailLink(shop.ports, ANNA)
  await visitor.signIn(ANNA)
  return visitor
}

describe('the bonus points page', () => {
  it('AS-ACCT-01 lists points by order, with the ones that count and those that do not, page by page', async () => {
    const movements = [movement('IR-3', 'pending'), movement('IR-2', 'earned'), movement('IR-1', 'reversed')]
    const getBonusPointsStatement = () => TE.right({ balance: 90, movements, total: 12 })
    const browser = browse(replacingOperations(await customer(), { loyalty: { getBonusPointsStatement } }))
    const { html, words, headers } = await browser.get(PATH)
    expect(words).toContain('Auf Ihrem Konto sind 90 Punkte.')
    for (const [number, state] of [['IR-3', 'pending'], ['IR-2', 'earned'], ['IR-1', 'reversed']] as const)
      expect(words).toMatch(new RegExp(`${number}[^I]*${loyalty[`loyalty.points_${state}`].de}`))
    expect(html).toContain('href="/my-account/order/7"')
    expect(html).toContain(`href="${PATH}?page=2"`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await browser.get(`${PATH}?page=9`)).location).toBe(`${PATH}?page=2`)
  })

  it('is empty at first, and explains how points are earned', async () => {
    const { words } = await browse(await customer()).get(PATH)
    for (const message of ['loyalty.points_none', 'loyalty.points_rate', 'loyalty.points_when', 'loyalty.points_not_counted'] as const)
      expect(words).toContain(loyalty[message].de)
  })

  it('AS-ERRCAT-33 shows that points are unavailable', async () => {
    const { status, words } = await browse(
      replacingOperations(await customer(), {
        loyalty: { getBonusPointsStatement: () => TE.left({ _tag: 'ServiceUnavailable' }) },
      })).get(PATH)
    expect(status).toBe(200)
    expect(words).toContain(loyalty['error.bonus_points'].de)
    expect(words).not.toContain(loyalty['loyalty.points_none'].de)
  })

  it('waits for the verification of the e-mail address', async () => {
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    const { words } = await browse(visitor).get(PATH)
    expect(words).toContain(ANNA.email)
    expect(words).toContain(account['account.bonus_points'].de)
  })

  it('AS-ROLE-03 requires sign-in', async () => {
    expect((await browse(openHeadlessShop().visitor()).get(PATH)).location).toMatch(/^\/login/)
  })
})
