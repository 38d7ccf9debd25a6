import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { storefrontContainer } from '../../adapters/composition/storefront/storefront-container.ts'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import { UpdateOwnProfile } from '../../application/storefront/customer/update-own-profile.ts'
import { IdentityStore } from '../../application/storefront/identity/identity-store.ts'
import type { ProviderUser, ProviderWindow } from '../../application/storefront/identity/identity-provider.port.ts'
import { noIdentityProvider } from '../../application/storefront/identity/no-identity-provider.ts'
import { SignIn } from '../../application/storefront/identity/sign-in.ts'
import { SignInWithProvider } from '../../application/storefront/identity/sign-in-with-provider.ts'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { SignUp } from '../../application/storefront/identity/sign-up.ts'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { NO_TRACKING } from '../../application/storefront/tracking/no-tracking.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { noLonger } from '../../application/storefront/shop/loading-time.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import { value } from '../support/outcome.ts'
import { anIdentity, openFakeIdTokens } from '../support/firebase/fake-id-tokens.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { ...ANNA, email: 'bea@example.org', firstName: 'Bea' }
const AT_FORM = { isFormOpen: true, isCustomerStep: false }
const ON_PAGE = { isFormOpen: false, isCustomerStep: false }
const PROFILE = { firstName: 'Neu', lastName: 'Neu', birthday: '', phoneNumber: '', locale: 'de' } as const
const AWAY = { _tag: 'ServiceUnavailable' } as const

/** A shop where Bea registered and Anna signs in with Google. */
const openShop = async () => {
  const written = openFakeIdTokens()
  const shop = openHeadlessShop({ idTokens: written.idTokens })
  await shop.visitor().signUp(BEA)
  return { shop, written }
}

/** One browser: pages are replaced, its session and its cart stay. */
const openBrowser = ({ shop, written }: Awaited<ReturnType<typeof openShop>>) => {
  // The attempt limit is tested elsewhere.
  shop.clock.advance(3_600_000)
  const session = sessionInMemory()
  const operations = shop.commerce.shop({
    brandChannel: 'iris', locale: 'de', publicUrl: 'http://headless.example', session, from: 'here',
  })
  let cart: CartToken | undefined
  const events: string[] = []
  const user$ = new BehaviorSubject<ProviderUser | undefined>(undefined)
  let [window, isAway]: [ProviderWindow, boolean] = ['signed in', false]
  const openPage = () => storefrontContainer(
    {
      ...operations,
      identity: { ...operations.identity, signOut: () => (isAway ? TE.left(AWAY) : operations.identity.signOut({})) },
    },
    {
      keeper: { read: () => cart, store: (cartToken) => { cart = cartToken }, clear: () => { cart = undefined } },
      signedInKeeper: { isSet: () => session.read() !== undefined, endsAt: () => undefined, clear: session.clear },
      campaigns: { store: () => undefined },
      identityProvider: { ...noIdentityProvider, user$, openWindow: () => () => Promise.resolve(E.right(window)) },
      tracking: { ...NO_TRACKING, trackerOf: () => ({ track: ({ event }) => events.push(event) > 0, clear: () => undefined }) },
      traces: { clear: () => undefined, setOrdered: () => undefined, clearOrdered: () => undefined, ordered: () => undefined },
      today: () => zurichTime(shop.clock.now()).day,
      shop: shop.ports.register.settings('iris'),
      log: { warn: () => undefined },
      loading: noLonger,
    },
  )
  let page = openPage()
  const google = async (standing: typeof ON_PAGE, isVouched: boolean): Promise<unknown> => {
    const subject = isVouched ? 'anna' : 'nobody'
    const token = written.token(shop.clock.now(), anIdentity({ subject, isEmailVouched: isVouched }))
    user$.next({ provider: 'google', email: ANNA.email, token: TE.right(token) })
    window = 'signed in'
    return page.get(SignInWithProvider)(standing, 'google')()
  }
  return {
    events,
    does: {
      'loads the identity': () => page.get(LoadIdentity)()(),
      'signs in': () => page.get(SignIn)({ email: BEA.email, password: BEA.password })(),
      'mistypes': () => page.get(SignIn)({ email: BEA.email, password: 'not-hers-7' })(),
      'registers a taken address': () => page.get(SignUp)({ ...BEA, password: 'kurz' })(),
      'signs in with Google': () => google(ON_PAGE, true),
      'is rejected at a form': () => google(AT_FORM, false),
      'is rejected on a page': () => google(ON_PAGE, false),
      'closes the window': () => {
        window = 'closed'
        return page.get(SignInWithProvider)(AT_FORM, 'google')()
      },
      'signs out': () => page.get(SignOut)()(),
      'cannot sign out': async () => {
        isAway = true
        const done = await page.get(SignOut)()()
        isAway = false
        return done
      },
      'requests own data': () => page.get(Shop).security.getSignInMethods({})(),
      'changes their name': () => page.get(UpdateOwnProfile)(PROFILE)(),
      'loses the session': () => {
        const sessionToken = session.read()
        return sessionToken === undefined ? Promise.resolve() : shop.ports.sessions.end(sessionToken)()
      },
      'opens another page': () => {
        page = openPage()
        return Promise.resolve()
      },
    },
    identity: (): Identified => {
      const who = page.get(IdentityStore).identity()
      if (who === undefined) return 'unknown'
      if (who._tag === 'Guest') return 'guest'
      return who.customer.email === BEA.email ? 'Bea' : 'Anna'
    },
    mark: () => session.read() !== undefined,
    session: session.read,
  }
}

type Identified = 'unknown' | 'guest' | 'Anna' | 'Bea'
type Session = 'none' | 'ended' | 'Anna' | 'Bea'
type Step = keyof ReturnType<typeof openBrowser>['does']
/** The displayed identity, the owner of the browser's session, and the tracked events. */
type At = { readonly identity: Identified; readonly session: Session; readonly events: readonly string[] }

const become = (at: At, who: 'Anna' | 'Bea'): At => ({ identity: who, session: who, events: [...at.events, 'login'] })
const leave = (at: At): At => ({ identity: 'guest', session: 'none', events: [...at.events, 'logout'] })
const same = (at: At): At => at
const isDead = ({ session }: At): boolean => session === 'none' || session === 'ended'

/** Only a customer becomes a guest; the mark is removed when a guest is recognised. */
const ask = (at: At): At => {
  if (!isDead(at) || at.identity === 'unknown') return at
  return { ...at, identity: 'guest', session: 'none' }
}

/** The next state for each event (Account §4.1, Commerce §6). */
const BECOMES: Readonly<Record<Step, (at: At) => At>> = {
  'loads the identity': (at) => {
    if (at.identity !== 'unknown') return at
    return at.session === 'Anna' || at.session === 'Bea' ? { ...at, identity: at.session } : { ...at, identity: 'guest', session: 'none' }
  },
  'signs in': (at) => become(at, 'Bea'),
  'mistypes': same,
  'registers a taken address': same,
  'signs in with Google': (at) => become(at, 'Anna'),
  'is rejected at a form': same,
  'is rejected on a page': leave,
  'closes the window': same,
  'signs out': leave,
  'cannot sign out': same,
  'requests own data': ask,
  'changes their name': ask,
  'loses the session': (at) => (at.session === 'none' ? at : { ...at, session: 'ended' }),
  'opens another page': (at) => ({ ...at, identity: at.session === 'none' ? 'guest' : 'unknown' }),
}
const STEPS = Object.keys(BECOMES).filter((step): step is Step => step in BECOMES)

/** Steps that lead to each state. */
const PATHS: Readonly<Record<string, readonly Step[]>> = {
  'a guest': [],
  'a customer': ['signs in'],
  'a customer of Google': ['signs in with Google'],
  'a customer on a new page': ['signs in', 'opens another page'],
  'a customer whose session ended': ['signs in', 'loses the session'],
  'a customer whose session ended before the page': ['signs in', 'loses the session', 'opens another page'],
  'a guest whose session ended': ['signs in', 'loses the session', 'requests own data'],
  'a customer after signing out': ['signs in', 'signs out'],
}

/** Differences from the table, after these steps. */
const faultsOf = async (shop: Awaited<ReturnType<typeof openShop>>, steps: readonly Step[]): Promise<readonly string[]> => {
  const browser = openBrowser(shop)
  let at: At = { identity: 'guest', session: 'none', events: [] }
  for (const step of steps) {
    await browser.does[step]()
    at = BECOMES[step](at)
  }
  const [is, should] = [
    { identity: browser.identity(), isMarked: browser.mark(), events: browser.events },
    { identity: at.identity, isMarked: at.session !== 'none', events: at.events },
  ].map((state) => JSON.stringify(state))
  return is === should ? [] : [`${steps.join(', ')}: ${is} for ${should}`]
}

describe('the identity of a visitor, after any actions', () => {
  it.each(Object.keys(PATHS))('AS-AUTH-04 AS-AUTH-07 is as the table says after any two events from state %s', async (from) => {
    const shop = await openShop()
    const faults: string[] = []
    for (const one of STEPS)
      for (const other of STEPS) faults.push(...(await faultsOf(shop, [...(PATHS[from] ?? []), one, other])))
    expect(faults).toEqual([])
  })

  it('AS-CALL-08 has no session after signing out, even with the old token', async () => {
    const opened = await openShop()
    const browser = openBrowser(opened)
    await browser.does['signs in']()
    const token = browser.session()
    const holder = () => (token === undefined ? undefined : value(opened.shop.ports.sessions.holder(token, opened.shop.clock.now())))
    expect(await holder()).toBeDefined()
    await browser.does['signs out']()
    expect([browser.session(), await holder()]).toEqual([undefined, undefined])
  })

  it('is tested in every state that two events reach', () => {
    const reached = Object.values(PATHS).map((steps) => {
      const { identity, session } = steps.reduce((at, step) => BECOMES[step](at), { identity: 'guest', session: 'none', events: [] } as At)
      return `${identity}, ${session}`
    })
    expect(new Set(reached)).toEqual(new Set([
      'guest, none', 'Bea, Bea', 'Anna, Anna', 'unknown, Bea', 'Bea, ended', 'unknown, ended',
    ]))
  })
})
