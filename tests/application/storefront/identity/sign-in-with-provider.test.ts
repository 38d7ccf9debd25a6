import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import type { IdentityProvider, ProviderUser, ProviderWindow } from '../../../../application/storefront/identity/identity-provider.port.ts'
import type { ProviderResponse } from '../../../../application/contract/identity.ts'
import type { Shop } from '../../../../application/storefront/shop/shop.ts'
import { openIdentityStore } from '../../../../application/storefront/identity/identity-store.ts'
import { noIdentityProvider } from '../../../../application/storefront/identity/no-identity-provider.ts'
import { openProviderSignIns, type ProviderOutcome } from '../../../../application/storefront/identity/provider-sign-ins.ts'
import { makeSignInWithProvider } from '../../../../application/storefront/identity/make-sign-in-with-provider.ts'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { openCurrentCart } from '../../../../application/storefront/cart/current-cart-signal.ts'
import type { CartToken } from '../../../../domain/cart/cart.ts'
import { combinedAuthState } from '../../../../domain/identity/auth-state.ts'
import { omitUndefined } from '../../../../domain/omit-undefined.ts'
import { SOCIAL_PROVIDERS } from '../../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import type { TrackingEvent } from '../../../../domain/tracking/tracking-event.ts'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import { anIdentity, openFakeIdTokens } from '../../../support/firebase/fake-id-tokens.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { openPurchaseTraces } from '../../../support/purchase-traces.ts'

const AT_FORM = { isFormOpen: true, isCustomerStep: false }
const ON_PAGE = { isFormOpen: false, isCustomerStep: false }

/** A visitor's storefront on the shop in memory, with an identity service that the test controls. */
const open = () => {
  const written = openFakeIdTokens()
  const shop = openHeadlessShop({ idTokens: written.idTokens })
  const operations = shop.commerce.shop({
    brandChannel: 'iris', locale: 'de', publicUrl: 'http://headless.example', from: 'here', session: sessionInMemory(),
  })
  let [token, read, signedOut]: [CartToken | undefined, number, number] = [undefined, 0, 0]
  const keeper = { read: () => token, store: (cartToken: CartToken) => { token = cartToken }, clear: () => { token = undefined } }
  const user$ = new BehaviorSubject<ProviderUser | undefined>(undefined)
  const requests: ProviderResponse[] = []
  const identity: Shop['identity'] = {
    ...operations.identity,
    signInWithIdToken: ({ cart, ...response }) => {
      requests.push(response)
      return operations.identity.signInWithIdToken({ ...response, ...omitUndefined({ cart }) })
    },
  }
  const userWith = (idToken: string): ProviderUser => ({
    provider: 'google', firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch',
    token: () => {
      read += 1
      return TE.right<never, string>(idToken)()
    },
  })
  let window: E.Either<Failure, ProviderWindow> = E.right('signed in')
  const provider: IdentityProvider = { ...noIdentityProvider, user$, openWindow: () => () => Promise.resolve(window) }
  const events: string[] = []
  const tracker = { track: ({ event }: TrackingEvent) => events.push(event) > 0, clear: () => undefined }
  const currentCart = openCurrentCart({ keeper })
  const [store, identityStore] = [openCartStore({ signal: currentCart }), openIdentityStore()]
  const signIns = openProviderSignIns({
    provider, shop: { ...operations, identity }, keeper, store, queue: openCartQueue(), identityStore, tracker,
    traces: openPurchaseTraces(),
  })
  const signIn = makeSignInWithProvider({
    provider, signIns,
    signOut: () => TE.fromIO(() => { signedOut += 1 }),
  })
  return {
    shop, operations, keeper, known: currentCart, signIns, signIn, requests, events, user$, userWith, identityStore,
    token: (stated: Parameters<typeof anIdentity>[0] = {}) => written.token(shop.clock.now(), anIdentity(stated)),
    windowEnds: (ended: typeof window) => { window = ended },
    read: () => read,
    signedOut: () => signedOut,
  }
}

describe('sign-in with a provider', () => {
  it('AS-CALL-06 AS-AUTH-02 AS-AUTH-03 reads the token once and sends token, provider and user to the shop', async () => {
    const { userWith, user$, signIn, requests, token, read, identityStore, events } = open()
    const written = token()
    user$.next(userWith(written))
    expect(await value(signIn(AT_FORM, 'google'))).toMatchObject({ _tag: 'SignedIn', customer: { email: 'anna@example.ch' } })
    expect(read()).toBe(1)
    const user = { firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch' }
    expect(requests).toEqual([{ token: written, provider: 'google', user }])
    expect(identityStore.identity()).toMatchObject({ _tag: 'SignedIn' })
    expect(events).toEqual(['login'])
  })

  it('AS-AUTH-09 sends an empty token when there is no user, which changes nothing', async () => {
    const { signIns, requests, identityStore } = open()
    const outcomes: ProviderOutcome[] = []
    const listening = signIns.outcome$.subscribe((outcome) => { outcomes.push(outcome) })
    await expect.poll(() => outcomes).toEqual([{ _tag: 'Nobody' }])
    expect(requests).toEqual([{ token: '' }])
    expect(identityStore.identity()).toBeUndefined()
    listening.unsubscribe()
  })

  it('AS-AUTH-11 AS-AUTH-12 is pending until the service and the shop have responded, and never again', async () => {
    const { signIns, user$, userWith, token } = open()
    const states: string[] = [signIns.state()]
    user$.next(userWith(token()))
    const listening = signIns.outcome$.subscribe(() => { states.push(signIns.state()) })
    expect(signIns.state()).toBe('pending')
    await expect.poll(() => states).toEqual(['pending', 'resolved'])
    user$.next(undefined)
    await expect.poll(() => states).toEqual(['pending', 'resolved', 'resolved'])
    listening.unsubscribe()
  })

  it('AS-AUTH-12 AS-AUTH-13 reports no result before both have responded, and never becomes pending again', async () => {
    const { signIns, signIn, user$, userWith, token } = open()
    let respond = (): void => {}
    const pending = new Promise<void>((resolve) => { respond = resolve })
    const ended: string[] = []
    user$.next({ ...userWith(token()), token: async () => {
      await pending
      return E.right(token())
    } })
    const sign = async (): Promise<void> => {
      ended.push((await value(signIn(AT_FORM, 'google')))._tag)
    }
    const signing = sign()
    await Promise.resolve()
    expect([signIns.state(), ended]).toEqual(['pending', []])
    respond()
    await signing
    expect([signIns.state(), ended]).toEqual(['resolved', ['SignedIn']])
    expect(await value(signIn(AT_FORM, 'google'))).toMatchObject({ _tag: 'SignedIn' })
    expect(signIns.state()).toBe('resolved')
  })

  it('AS-AUTH-13 is resolved only when both are', () => {
    expect((['pending', 'resolved'] as const).flatMap((system) =>
      (['pending', 'resolved'] as const).map((customer) => combinedAuthState(system, customer))))
      .toEqual(['pending', 'pending', 'pending', 'resolved'])
  })

  it('AS-AUTH-05 AS-AUTH-06 AS-AUTH-07 registers a user that the shop rejects at a form or the checkout, else signs out', async () => {
    const { signIn, user$, userWith, token, signedOut } = open()
    const unvouched = { isEmailVouched: false } as const
    const user = { provider: 'google', firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch' }
    const failure = { _tag: 'SignInFirst' }
    user$.next(userWith(token(unvouched)))
    expect(await value(signIn(AT_FORM, 'google'))).toEqual({ _tag: 'Registers', opensForm: false, user, failure })
    expect(await value(signIn({ isFormOpen: false, isCustomerStep: true }, 'google')))
      .toEqual({ _tag: 'Registers', opensForm: true, user, failure })
    expect(signedOut()).toBe(0)
    expect(await value(signIn(ON_PAGE, 'google'))).toEqual({ _tag: 'SignedOut', failure })
    expect(signedOut()).toBe(1)
  })

  it('AS-IDP-02 changes nothing when the window was closed, and reports when the service is unavailable', async () => {
    const { signIn, requests, windowEnds, identityStore } = open()
    windowEnds(E.right('closed'))
    for (const provider of SOCIAL_PROVIDERS) expect(await value(signIn(AT_FORM, provider))).toEqual({ _tag: 'Closed' })
    windowEnds(E.left({ _tag: 'ServiceUnavailable' }))
    expect(await refusal(signIn(AT_FORM, 'google'))).toEqual({ _tag: 'ServiceUnavailable' })
    expect([requests, identityStore.identity()]).toEqual([[], undefined])
  })
})
