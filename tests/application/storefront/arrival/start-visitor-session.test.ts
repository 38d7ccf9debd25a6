import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCartTokenKeeper } from '../../../../adapters/cookies/cart-token-keeper.ts'
import { makeConsentKeeper } from '../../../../adapters/cookies/consent-keeper.ts'
import { makeOriginKeeper } from '../../../../adapters/cookies/origin-keeper.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import { makeSignedInKeeper } from '../../../../adapters/cookies/signed-in-keeper.ts'
import { openCurrentCart } from '../../../../application/storefront/cart/current-cart-signal.ts'
import type { HashOutcome } from '../../../../application/storefront/identity/hash-login.ts'
import { openConsentStore } from '../../../../application/storefront/tracking/consent-store.ts'
import { openSessionOrigin } from '../../../../application/storefront/tracking/session-origin.ts'
import { makeStartVisitorSession } from '../../../../application/storefront/arrival/start-visitor-session.ts'
import { makeProfileOnConsent } from '../../../../application/storefront/arrival/profile-on-consent.ts'
import { makeLoadVisitor } from '../../../../application/storefront/arrival/load-visitor.ts'
import { openVisitorSession } from '../../../../application/storefront/arrival/visitor-session.ts'
import { GUEST } from '../../../../domain/identity/identity.ts'
import type { Consent } from '../../../../domain/tracking/consent.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { value } from '../../../support/outcome.ts'

const CART = `cart_id=${cartToken('1')}`
const TOKEN = 'vsf-signed-in=1'
const ALLOWED = 'vsf-consent=statistics'

type Opened = {
  readonly cookies?: string
  readonly search?: string
  readonly pathname?: string
  readonly fetches?: boolean
  readonly hash?: HashOutcome
  readonly hasCart?: boolean
}

/** Starts a visitor session on a device with these cookies, and records what happens, in order. */
const begin = async ({ cookies = '', search = '', pathname = '/', fetches = true, hash, hasCart = false }: Opened = {}) => {
  const jar = requestCookies(cookies, { secure: true })
  const order: string[] = []
  const noting = { ...jar, set: (...[cookie, text]: Parameters<typeof jar.set>) => {
    order.push(cookie.name)
    jar.set(cookie, text)
  } }
  const keeper = makeCartTokenKeeper(jar)
  const beginning = openVisitorSession()
  beginning.subscribe(() => { if (beginning.now().mayRequestSignIn) order.push('may ask to sign in') })
  const cart = openCurrentCart({ keeper })
  if (hasCart) cart.set({ ...cart.now(), ready: true, cart: aCart() })
  const consents = openConsentStore({ keeper: makeConsentKeeper(jar) })
  const noted = <Result>(what: string, response: Result) => () => {
    order.push(what)
    return TE.right(response)
  }
  const visit = makeStartVisitorSession({
    origin: openSessionOrigin({ origin: makeOriginKeeper(noting), consents }),
    profileOnConsent: makeProfileOnConsent({
      consents, signedInKeeper: makeSignedInKeeper(jar),
      shop: fakeShop({ customer: { getProfile: () => noted('who it is', aCustomer())() } }),
    }),
    hashLogin: noted('hash', hash ?? { _tag: 'NoHash' }),
    beginning,
    loadVisitor: makeLoadVisitor({
      signedInKeeper: makeSignedInKeeper(jar), keeper, cart, who: noted('profile', GUEST), loadCart: noted('cart', undefined),
    }),
  })
  await value(visit({ pathname, search, fetchesVisitor: fetches }))
  return { order, jar, consents, beginning }
}

const loaded = async (opened: Opened) =>
  (await begin(opened)).order.filter((step) => step === 'profile' || step === 'cart')

const DEAD: HashOutcome = { _tag: 'Dead', target: '/' }
const SIGNED_IN: HashOutcome = { _tag: 'SignedIn', name: 'Anna', target: '/' }

describe('the start of a visitor session', () => {
  it('AS-MOUNT-01 stores source and campaign, tries the hash, checks for a sign-in request, then loads user and cart', async () => {
    const { order } = await begin({
      cookies: `${ALLOWED}; ${TOKEN}; ${CART}`, search: '?auth_modal=login&hash=h&utm_source=g&fs=ABC', hash: DEAD,
    })
    expect(order).toEqual(['fs', 'vsf-tracking', 'hash', 'may ask to sign in', 'profile', 'cart'])
  })

  it('AS-MOUNT-02 ends with the hash if that signs in: nothing else is loaded', async () => {
    const { order, beginning } = await begin({ cookies: `${TOKEN}; ${CART}`, search: '?hash=h', hash: SIGNED_IN })
    expect(order).toEqual(['hash'])
    expect(beginning.now()).toEqual({ hash: SIGNED_IN })
    expect((await begin({ search: '?a=1' })).order).toEqual(['may ask to sign in'])
  })

  it('AS-MOUNT-03 loads neither user nor cart on a page that loads its own', async () => {
    expect(await loaded({ cookies: `${TOKEN}; ${CART}`, pathname: '/reorder/token/x', fetches: false })).toEqual([])
  })

  it('AS-MOUNT-04 AS-MOUNT-05 AS-MOUNT-07 loads only the cart of a guest who has one, and nothing for one who has none', async () => {
    expect(await loaded({ cookies: CART })).toEqual(['cart'])
    expect(await loaded({})).toEqual([])
  })

  it('AS-MOUNT-06 AS-MOUNT-07 loads the user of a signed-in customer, then the cart unless it is loaded', async () => {
    expect(await loaded({ cookies: TOKEN })).toEqual(['profile', 'cart'])
    expect(await loaded({ cookies: `${TOKEN}; ${CART}` })).toEqual(['profile', 'cart'])
    expect(await loaded({ cookies: `${TOKEN}; ${CART}`, hasCart: true })).toEqual(['profile'])
  })
})

describe('the source of a visitor', () => {
  const CAMPAIGN = '?studio_id=1&studio_user_id=2&utm_source=g'

  it('AS-COOKIE-01 is stored for a campaign, but not for a studio if a login link was opened', async () => {
    const readStored = async (opened: Opened) => {
      const { jar } = await begin({ cookies: ALLOWED, search: CAMPAIGN, ...opened })
      return JSON.parse(jar.get({ name: 'vsf-tracking' }) ?? '') as unknown
    }
    expect(await readStored({ pathname: '/authenticate' })).toEqual({ utm_source: 'g' })
    expect(await readStored({ pathname: '/fr/LoginLink' })).toEqual({ utm_source: 'g' })
    expect(await readStored({ search: `${CAMPAIGN}&hash=x`, hash: DEAD })).toEqual({ utm_source: 'g' })
    expect(await readStored({})).toEqual({ studio_id: '1', studio_user_id: '2', utm_source: 'g' })
  })

  it('S19 is stored after consent to statistics, not before, and deleted with it', async () => {
    const { jar, consents } = await begin({ search: '?fs=ABC&gclid=1' })
    expect(jar.changes()).toEqual([])
    consents.choose('statistics')
    expect([jar.get({ name: 'fs' }), jar.get({ name: 'vsf-tracking' })]).toEqual(['ABC', '{"gclid":"1"}'])
    consents.choose('necessary')
    expect([jar.get({ name: 'fs' }), jar.get({ name: 'vsf-tracking' })]).toEqual([undefined, undefined])
    consents.choose('statistics')
    expect(jar.get({ name: 'fs' })).toBeUndefined()
  })

  it('AS-AUTH-17 S5 is assigned to the signed-in customer on consent, to no one else and not after a refusal', async () => {
    const send = async (cookies: string, ...chosen: readonly Consent[]) => {
      const { consents, order } = await begin({ cookies, fetches: false })
      for (const one of chosen) consents.choose(one)
      return order.filter((step) => step === 'who it is')
    }
    expect(await send(TOKEN, 'statistics')).toEqual(['who it is'])
    expect(await send(TOKEN, 'necessary')).toEqual([])
    expect(await send('', 'statistics')).toEqual([])
  })
})
