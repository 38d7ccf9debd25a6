import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeIsStaffSession } from '../../../../application/storefront/arrival/is-staff-session.ts'
import { makeEndImpersonation } from '../../../../application/storefront/arrival/make-end-impersonation.ts'
import { makeRefererKeeper } from '../../../../adapters/cookies/referer-keeper.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { refusal, value } from '../../../support/outcome.ts'

const isStaff = (cookie: string, staffPages?: readonly string[]): Promise<boolean> => {
  const referer = makeRefererKeeper(requestCookies(cookie, { secure: true }))
  return value(makeIsStaffSession({ referer, shop: { ...someSettings(), ...(staffPages === undefined ? {} : { staffPages }) } })())
}
const refererCookie = (from: string): string => `vsf-referer=${encodeURIComponent(from)}`

describe('a staff session', () => {
  it('AS-INTERNAL-04 S14 is recognised by the referring page: the exact origin, and below the named path', async () => {
    const pages = ['https://backoffice.test', 'https://tools.test/desk']
    for (const from of ['https://backoffice.test/x', 'https://backoffice.test', 'https://tools.test/desk', 'https://tools.test/desk/7'])
      expect([from, await isStaff(refererCookie(from), pages)]).toEqual([from, true])
    for (const from of [
      'https://evil.test/?backoffice.test', 'https://evil.test/https://backoffice.test', 'https://backoffice.test.evil.test/',
      'http://backoffice.test/', 'https://backoffice.test:8443/', 'https://tools.test/desktop', 'https://tools.test/', 'no address',
    ])
      expect([from, await isStaff(refererCookie(from), pages)]).toEqual([from, false])
    const paymentProvider = refererCookie('https://backoffice.test/')
    expect([await isStaff('', pages), await isStaff(paymentProvider, []), await isStaff(paymentProvider)]).toEqual([false, false, false])
  })

  type AtProvider = TE.TaskEither<{ readonly _tag: 'ServiceUnavailable' }, void>
  const leave = async (provider: AtProvider, session: TE.TaskEither<Failure, void> = TE.right(undefined)) => {
    const order: string[] = []
    const noted = (step: string) => () => { order.push(step) }
    const leaving = makeEndImpersonation({
      provider: { signOut: () => () => {
        order.push('provider')
        return provider()
      } },
      keeper: { clear: noted('cart') },
      referer: { clear: noted('referer') },
      signOut: () => () => {
        order.push('session')
        return session()
      },
      loginLinks: { clear: noted('login intent') },
    })(noted('home'))
    return { order, leaving }
  }
  const STEPS = ['provider', 'cart', 'referer', 'session', 'login intent', 'home']

  it('AS-INTERNAL-02 ends at the provider, in the cookies, at the shop, in the loaded data, then redirects home', async () => {
    const { order, leaving } = await leave(TE.right(undefined))
    await value(leaving)
    expect(order).toEqual(STEPS)
  })

  it('AS-INTERNAL-03 ends also if the provider does not respond; if the shop does not, there is no redirect home', async () => {
    const { order, leaving } = await leave(TE.left({ _tag: 'ServiceUnavailable' }))
    await value(leaving)
    expect(order).toEqual(STEPS)
    const silent = await leave(TE.right(undefined), TE.left({ _tag: 'ServiceUnavailable' }))
    expect((await refusal(silent.leaving))._tag).toBe('ServiceUnavailable')
    expect(silent.order).toEqual(STEPS.slice(0, 4))
  })
})
