import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCartTokenKeeper } from '../../../../adapters/cookies/cart-token-keeper.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import { makeLoginLinkKeeper } from '../../../../adapters/cookies/login-link-keeper.ts'
import { makePurchaseTraces } from '../../../../adapters/cookies/purchase-traces.ts'
import { makeRefererKeeper } from '../../../../adapters/cookies/referer-keeper.ts'
import { makeConsentKeeper } from '../../../../adapters/cookies/consent-keeper.ts'
import { makeOriginKeeper } from '../../../../adapters/cookies/origin-keeper.ts'
import { openConsentStore } from '../../../../application/storefront/tracking/consent-store.ts'
import { openSessionOrigin } from '../../../../application/storefront/tracking/session-origin.ts'
import { makeSignedInKeeper } from '../../../../adapters/cookies/signed-in-keeper.ts'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { openIdentityStore } from '../../../../application/storefront/identity/identity-store.ts'
import { openCurrentIdentity } from '../../../../application/storefront/identity/current-identity.ts'
import type { Welcome } from '../../../../application/contract/identity.ts'
import { withSessionEnd } from '../../../../application/storefront/identity/with-session-end.ts'
import { makeSignIn } from '../../../../application/storefront/identity/sign-in.ts'
import { noIdentityProvider } from '../../../../application/storefront/identity/no-identity-provider.ts'
import { makeSignOut } from '../../../../application/storefront/identity/sign-out.ts'
import { makeLoadIdentity } from '../../../../application/storefront/identity/make-load-identity.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { Customer } from '../../../../domain/customer/customer.ts'
import type { Failure, ServiceUnavailable } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import type { TrackingEvent } from '../../../../domain/tracking/tracking-event.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { fakeShop } from '../../../support/fake-shop.ts'

const ANNA = aCustomer()

/** The identity service is unavailable, which is ignored. */
const providerSignOut = (calls: string[]) => (): TE.TaskEither<ServiceUnavailable, void> => () => {
  calls.push('signOut at the provider')
  return TE.left<ServiceUnavailable>({ _tag: 'ServiceUnavailable' })()
}

const open = (
  profile: TE.TaskEither<Failure, Customer> = TE.right(ANNA),
  cookie = 'vsf-signed-in=1',
  signOut: TE.TaskEither<Failure, void> = TE.right(undefined),
) => {
  const jar = requestCookies(cookie, { secure: true })
  const calls: string[] = []
  const events: TrackingEvent[] = []
  const signedInKeeper = makeSignedInKeeper(jar)
  const deps = {
    provider: { ...noIdentityProvider, signOut: providerSignOut(calls) },
    tracker: { track: (event: TrackingEvent) => events.push(event) > 0, clear: () => undefined },
    shop: fakeShop({
      identity: {
        signOut: () => () => {
          calls.push('signOut')
          return signOut()
        },
      },
      customer: {
        getProfile: () => () => {
          calls.push('profile')
          return profile()
        },
      },
    }),
    identityStore: openIdentityStore({ signal: openCurrentIdentity({ signedInKeeper }) }),
    signedInKeeper,
    referer: makeRefererKeeper(jar),
    origin: openSessionOrigin({ origin: makeOriginKeeper(jar), consents: openConsentStore({ keeper: makeConsentKeeper(jar) }) }),
    loginLinks: makeLoginLinkKeeper(jar),
    keeper: makeCartTokenKeeper(jar),
    store: openCartStore(),
    queue: openCartQueue(),
    traces: makePurchaseTraces(jar),
  }
  return { jar, calls, events, deps }
}

describe('signing out', () => {
  it('CC-COOKIE-03 AS-AUTH-08 clears cart and cookies, signs out of the provider, counts it and clears the sign-in method', async () => {
    const others = 'vsf-referer=studio.example; vsf-signed-in=1; vsf-login-link=anna%40example.ch; vsf-locale=fr; vsf-uid=x; vsf-order=own'
    const { jar, calls, events, deps } = open(undefined, `cart_id=${cartToken('1')}; ${others}`)
    expect(deps.loginLinks.read()).toBe('anna@example.ch')
    deps.store.received(deps.store.requested(), aCart({ lines: [aLine()] }))
    await value(makeSignOut(deps)())
    expect(calls).toEqual(['signOut', 'signOut at the provider'])
    expect(events).toEqual([{ event: 'logout' }])
    expect(deps.loginLinks.read()).toBeUndefined()
    expect(deps.store.view().cart).toBeUndefined()
    expect(deps.keeper.read()).toBeUndefined()
    expect(jar.changes().map((line) => /^[^=]+=[^;]*; Path=\/; Max-Age=0/.exec(line)?.[0].split('=')[0] ?? '').toSorted()).toEqual([
      'cart_id', 'vsf-login-link', 'vsf-order', 'vsf-referer', 'vsf-signed-in', 'vsf-uid',
    ])
  })

  it('leaves the customer signed in, with their cart, when the shop cannot be reached', async () => {
    const { deps, calls, events } = open(undefined, `cart_id=${cartToken('1')}; vsf-signed-in=1`, TE.left({ _tag: 'ServiceUnavailable' }))
    await value(makeLoadIdentity(deps)())
    expect(await refusal(makeSignOut(deps)())).toEqual({ _tag: 'ServiceUnavailable' })
    expect([calls, events]).toEqual([['profile', 'signOut'], []])
    expect(deps.identityStore.identity()).toEqual({ _tag: 'SignedIn', customer: ANNA })
    expect([deps.keeper.read(), deps.signedInKeeper.isSet()]).toEqual([cartToken('1'), true])
  })
})

describe('an expired session', () => {
  const ended = TE.left<Failure>({ _tag: 'NotSignedIn' })
  /** The refusal of an operation of the customer. */
  const requested = ({ identityStore, signedInKeeper }: ReturnType<typeof open>['deps'], response: TE.TaskEither<Failure, never>) =>
    refusal(withSessionEnd({ shop: fakeShop({ loyalty: { getBonusPoints: () => response } }), identityStore, signedInKeeper })
      .loyalty.getBonusPoints({}))

  it('makes the visitor a guest at the next request for customer data, also after a sign-out was rejected', async () => {
    const { deps } = open(undefined, undefined, TE.left({ _tag: 'ServiceUnavailable' }))
    await value(makeLoadIdentity(deps)())
    await refusal(makeSignOut(deps)())
    expect(await requested(deps, TE.left({ _tag: 'ServiceUnavailable' }))).toEqual({ _tag: 'ServiceUnavailable' })
    expect([deps.identityStore.identity(), deps.signedInKeeper.isSet()]).toEqual([{ _tag: 'SignedIn', customer: ANNA }, true])
    expect(await requested(deps, ended)).toEqual({ _tag: 'NotSignedIn' })
    expect([deps.identityStore.identity(), deps.signedInKeeper.isSet()]).toEqual([{ _tag: 'Guest' }, false])
  })

  it('keeps the mark while the identity is unknown, or a sign-in is running', async () => {
    const { deps } = open()
    expect(await requested(deps, ended)).toEqual({ _tag: 'NotSignedIn' })
    expect([deps.identityStore.identity(), deps.signedInKeeper.isSet()]).toEqual([undefined, true])
    await value(makeLoadIdentity(deps)())
    deps.identityStore.send({ type: 'credentials.given' })
    await requested(deps, ended)
    expect([deps.identityStore.identity(), deps.signedInKeeper.isSet()]).toEqual([{ _tag: 'SignedIn', customer: ANNA }, true])
  })
})

describe('the profile', () => {
  it('CC-ROLE-03 is never requested for a guest, and once for a customer, by however many callers', async () => {
    const guest = open(undefined, '')
    expect(await value(makeLoadIdentity(guest.deps)())).toEqual({ _tag: 'Guest' })
    expect(guest.calls).toEqual([])

    const customer = open()
    const who = makeLoadIdentity(customer.deps)
    expect(customer.deps.identityStore.identity()).toBeUndefined()
    const responses = await Promise.all([value(who()), value(who()), value(who())])
    expect(responses.map((one) => one._tag)).toEqual(['SignedIn', 'SignedIn', 'SignedIn'])
    await value(who())
    expect(customer.calls).toEqual(['profile'])
  })

  it('makes the visitor a guest when the session expired, and clears the mark', async () => {
    const { jar, deps } = open(TE.left({ _tag: 'NotSignedIn' }))
    expect(await value(makeLoadIdentity(deps)())).toEqual({ _tag: 'Guest' })
    expect(jar.changes()).toHaveLength(1)
    expect([deps.signedInKeeper.isSet(), deps.identityStore.identity()]).toEqual([false, { _tag: 'Guest' }])
  })

  it('stays unknown when the shop merely does not respond, and is requested again', async () => {
    const { calls, deps } = open(TE.left({ _tag: 'ServiceUnavailable' }))
    const who = makeLoadIdentity(deps)
    expect(await refusal(who())).toEqual({ _tag: 'ServiceUnavailable' })
    expect([deps.identityStore.identity(), deps.signedInKeeper.isSet()]).toEqual([undefined, true])
    await refusal(who())
    expect(calls).toEqual(['profile', 'profile'])
  })

  it.each([
    { late: 'the profile', profile: E.right(ANNA) },
    { late: 'that nobody is signed in', profile: E.left<Failure>({ _tag: 'NotSignedIn' }) },
  ])('that arrives after signing out changes nothing: $late', async ({ profile }) => {
    let respond: (result: E.Either<Failure, Customer>) => void = () => undefined
    const { deps } = open(() => new Promise((resolve) => { respond = resolve }))
    const identity = value(makeLoadIdentity(deps)())
    await value(makeSignOut(deps)())
    respond(profile)
    expect(await identity).toEqual({ _tag: 'Guest' })
    expect(deps.identityStore.identity()).toEqual({ _tag: 'Guest' })
  })

  it('that is denied late removes neither the customer nor the mark of a sign-in meanwhile', async () => {
    let respond: (result: E.Either<Failure, Customer>) => void = () => undefined
    const { deps } = open(() => new Promise((resolve) => { respond = resolve }))
    const identity = value(makeLoadIdentity(deps)())
    const shop = fakeShop({ identity: { signIn: () => TE.right({ customer: ANNA }) } })
    await value(makeSignIn({ ...deps, shop })({ email: ANNA.email, password: 'sehr7gute-sicht' }))
    respond(E.left({ _tag: 'NotSignedIn' }))
    expect(await identity).toEqual({ _tag: 'SignedIn', customer: ANNA })
    expect(deps.signedInKeeper.isSet()).toBe(true)
  })
})

describe('signing in', () => {
  const signIn = (welcome: Welcome, getCart: () => TE.TaskEither<Failure, Cart> = () => TE.right(aCart())) => {
    const { deps } = open(undefined, `cart_id=${cartToken('guest')}`)
    const signing = makeSignIn({ ...deps, shop: fakeShop({ identity: { signIn: () => TE.right(welcome) }, cart: { getCart } }) })
    return { ...deps, customer: value(signing({ email: ANNA.email, password: 'sehr7gute-sicht' })) }
  }

  it('shows the customer’s own cart from then on, and none if there is none', async () => {
    const own = aCart({ token: cartToken('own'), lines: [aLine()] })
    const { keeper, store, customer } = signIn({ customer: ANNA, cartToken: own.token }, () => TE.right(own))
    expect(await customer).toEqual(ANNA)
    expect([keeper.read(), store.view().cart]).toEqual([own.token, own])
    const without = signIn({ customer: ANNA })
    await without.customer
    expect([without.keeper.read(), without.store.view().cart]).toEqual([undefined, undefined])
  })

  it('succeeds also when the cart cannot be read at the moment', async () => {
    const silent = () => TE.left<Failure>({ _tag: 'ServiceUnavailable' })
    const { keeper, customer } = signIn({ customer: ANNA, cartToken: cartToken('own') }, silent)
    expect([await customer, keeper.read()]).toEqual([ANNA, cartToken('own')])
  })

  it('leaves a guest a guest when it is rejected', async () => {
    const { deps } = open(undefined, '')
    const signIn = makeSignIn({ ...deps, shop: fakeShop({ identity: { signIn: () => TE.left({ _tag: 'WrongCredentials' }) } }) })
    expect(await refusal(signIn({ email: ANNA.email, password: 'x' }))).toEqual({ _tag: 'WrongCredentials' })
    expect(deps.identityStore.identity()).toEqual({ _tag: 'Guest' })
  })
})
