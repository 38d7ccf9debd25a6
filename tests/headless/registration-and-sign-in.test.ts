import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { HashLogin } from '../../application/storefront/identity/hash-login.ts'
import { IdentityStore } from '../../application/storefront/identity/identity-store.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { SignIn } from '../../application/storefront/identity/sign-in.ts'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { SignUp } from '../../application/storefront/identity/sign-up.ts'
import { NO_TRACKING } from '../../application/storefront/tracking/no-tracking.ts'
import type { Consent } from '../../domain/tracking/consent.ts'
import { refusal, value } from '../support/outcome.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** A visitor who consented to statistics, or did not. */
const open = (isAllowed = true) => {
  const shop = openHeadlessShop()
  const events: string[] = []
  const tracking = {
    ...NO_TRACKING,
    consent: { read: (): Consent => (isAllowed ? 'statistics' : 'necessary'), store: () => undefined },
    trackerOf: (mayMeasure: () => boolean) => ({
      track: ({ event }: { readonly event: string }) => mayMeasure() && events.push(event) > 0,
      clear: () => undefined,
    }),
  }
  const visitor = shop.visitor({ tracking })
  return { shop, visitor, events, get: visitor.injector.get }
}

describe('registration, sign-in and sign-out', () => {
  it('AS-AUTH-19 AS-AUTH-20 signs in after a registration, with the same password and the profile', async () => {
    const { get, visitor } = open()
    await value(get(SignUp)(ANNA))
    expect(get(IdentityStore).identity()).toMatchObject({
      _tag: 'SignedIn', customer: { email: ANNA.email, firstName: 'Anna', lastName: 'Keller' },
    })
    expect(E.isRight(await get(Shop).security.getSignInMethods({})())).toBe(true)
    expect(await visitor.loadProfile()).toMatchObject({ _tag: 'SignedIn' })
  })

  it('AS-AUTH-08 AS-ANALYT-01 A4 is counted once: a new account, a sign-in, a login link, a sign-out; a rejection never', async () => {
    const { shop, get, events } = open()
    await value(get(SignUp)(ANNA))
    await value(get(SignOut)())
    await refusal(get(SignIn)({ email: ANNA.email, password: 'not-hers-7' }))
    await value(get(SignIn)({ email: ANNA.email, password: ANNA.password }))
    await value(get(SignOut)())
    await value(get(SendLoginLink)({ email: ANNA.email }))
    const hash = tokenIn('login', (await shop.mails()).at(-1))
    await value(get(HashLogin)({ pathname: '/', search: `?hash=${hash}` }))
    await value(get(HashLogin)({ pathname: '/', search: `?hash=${'x'.repeat(43)}` }))
    // An invalid link changes nothing.
    expect(events).toEqual(['sign_up', 'logout', 'login', 'logout', 'autologin'])
  })

  it('AS-AUTH-08 counts only visitors who consented', async () => {
    const { get, events } = open(false)
    await value(get(SignUp)(ANNA))
    await value(get(SignOut)())
    expect(events).toEqual([])
  })
})
