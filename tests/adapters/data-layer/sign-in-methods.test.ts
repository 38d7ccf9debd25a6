import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { makeDataLayerTracker, type DataLayerPage } from '../../../adapters/data-layer/data-layer-tracker.ts'
import { SignIn } from '../../../application/storefront/identity/sign-in.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import { aTracking } from '../../support/builders/a-tracking.ts'
import { value } from '../../support/outcome.ts'

const BEA = { email: 'bea@example.org', password: 'sehr7gute-sicht', firstName: 'Bea', lastName: 'Keller' }

/** A visit with the recorded events of its page. */
const openRequestContext = (consent: 'statistics' | 'necessary') => {
  const page: DataLayerPage = {}
  const { tracking } = aTracking(consent)
  const visitor = openHeadlessShop().visitor({
    tracking: { ...tracking, trackerOf: (mayMeasure) => makeDataLayerTracker(page, mayMeasure) },
  })
  return { page, visitor }
}

describe('the sign-in method in the data layer of a page', () => {
  it('AS-ANALYT-02 is sent as sign_up for a new account and as login for an existing one, without personal data', async () => {
    const { page, visitor } = openRequestContext('statistics')
    await visitor.signUp(BEA)
    await value(visitor.injector.get(SignOut)())
    await value(visitor.injector.get(SignIn)({ email: BEA.email, password: BEA.password }))
    expect(page.dataLayer).toEqual([{ event: 'sign_up' }, { event: 'logout' }, { event: 'login' }])
  })

  it('is not sent without consent', async () => {
    const { page, visitor } = openRequestContext('necessary')
    await visitor.signUp(BEA)
    expect(page.dataLayer).toBeUndefined()
  })
})
