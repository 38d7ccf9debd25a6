import {
  expect, request as api, type APIRequestContext, type BrowserContext, type Page, type Request,
} from '@playwright/test'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { makeAccountId } from '../../domain/customer/account-id.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { identityMachine, type IdentityEvent } from '../../domain/identity/identity.machine.ts'
import { made } from '../support/builders/made.ts'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'

type Sight = { readonly locale: Locale; readonly width: number }
const SIGHTS: readonly Sight[] = [{ locale: 'de', width: 375 }, { locale: 'fr', width: 1280 }]

const PASSWORD = 'sehr7gute-sicht'
const HANNA = {
  accountId: made(makeAccountId('hanna'.padEnd(22, '_'))), email: made(makeEmail('hanna@example.ch')), isVerified: true,
  firstName: 'Hanna', lastName: 'Muster',
}
const EVENTS: readonly IdentityEvent[] = [
  { type: 'guest.found' }, { type: 'profile.received', customer: HANNA }, { type: 'profile.denied' },
  { type: 'profile.changed', customer: HANNA }, { type: 'session.expired' }, { type: 'credentials.given' },
  { type: 'credentials.accepted', customer: HANNA }, { type: 'credentials.refused' }, { type: 'signOut.requested' },
  { type: 'signOut.done' }, { type: 'signOut.failed' },
]
type Fact = IdentityEvent['type']
type At = SnapshotFrom<typeof identityMachine>

/** The state of the machine; while it waits, the expected user. */
const nameOf = ({ value, context, tags }: At): string => (
  tags.size === 0 ? value : `${value} of ${context.identity?._tag ?? 'no identity'}`
)
const pairOf = (from: string, one: Fact, other: Fact): string => `${from}: ${one}, ${other}`

/** Every transition of the machine, and every transition that can follow it. */
const everyPair = (): ReadonlySet<string> => {
  const states = Object.values(getAdjacencyMap(identityMachine, { events: [...EVENTS] })).map(({ state }) => state)
  return new Set(states.flatMap((state) => EVENTS.filter((event) => state.can(event)).flatMap((one) => {
    const [next] = transition(identityMachine, state, one)
    return EVENTS.filter((event) => next.can(event)).map((other) => pairOf(nameOf(state), one.type, other.type))
  })))
}

/** Transitions that are impossible in the UI, with the reason; the machine accepts them (`tests/domain/identity`). */
const CLOSED: readonly (readonly [why: string, pairs: readonly RegExp[]])[] = [
  ['no page shows a guest a way out: only the way back from a provider ends there (social.spec.ts)', [
    /^(?:guest|expired): signOut/, /^signingOut of Guest: /, /of Guest: credentials\.refused, signOut\.requested$/,
    /(?:guest\.found|profile\.denied|session\.expired|signOut\.done), signOut\.requested$/,
  ]],
  ['a new sign-in redirects from the form, and the link of a mail is used up', [/: credentials\.accepted, credentials\.given$/]],
  ['the page of a mail reads no session, and every page behind it reads the profile', [
    /^unknown: profile\.received, credentials\.given$/,
  ]],
  ['a page begins with a guest or never', [/, guest\.found$/]],
]

const SIGN_IN_PARAMETERS = ['/api/session', '/api/passwords', '/api/login-links/exchange']

/** The visitor of a page, from its requests and their responses. */
const watch = async (page: Page, seen: Set<string>) => {
  let [now] = initialTransition(identityMachine)
  let last: { readonly from: string; readonly fact: Fact } | undefined
  const facts: Fact[] = []
  const sentUnknown = new WeakSet<Request>()
  const record = (fact: Fact): void => {
    facts.push(fact)
    const event = EVENTS.find(({ type }) => type === fact)!
    if (!now.can(event)) return
    if (last !== undefined) seen.add(pairOf(last.from, last.fact, fact))
    last = { from: nameOf(now), fact };
    [now] = transition(identityMachine, now, event)
  }
  await page.exposeFunction('pageBegins', (isMarked: boolean) => {
    [now] = initialTransition(identityMachine)
    last = undefined
    if (!isMarked) record('guest.found')
  })
  await page.addInitScript(() => {
    const { pageBegins } = window as unknown as { readonly pageBegins: (isMarked: boolean) => void }
    pageBegins(/(?:^|; )vsf-signed-in=/.test(document.cookie))
  })
  const transitionOf = (sent: Request): 'in' | 'out' | 'own' | undefined => {
    const { pathname } = new URL(sent.url())
    if (sent.method() === 'POST' && SIGN_IN_PARAMETERS.includes(pathname)) return 'in'
    if (sent.method() === 'DELETE' && pathname === '/api/session') return 'out'
    return pathname.startsWith('/api/customers/me') ? 'own' : undefined
  }
  page.on('request', (sent) => {
    const method = transitionOf(sent)
    if (method === 'own' && now.context.identity === undefined) sentUnknown.add(sent)
    if (method === 'in') record('credentials.given')
    if (method === 'out') record('signOut.requested')
  })
  page.on('requestfailed', (sent) => { if (transitionOf(sent) === 'out') record('signOut.failed') })
  page.on('response', (response) => {
    const sent = response.request()
    const [method, isProfile, wasUnknown] = [
      transitionOf(sent), new URL(sent.url()).pathname === '/api/customers/me', sentUnknown.has(sent),
    ]
    if (method === 'in') record(response.ok() ? 'credentials.accepted' : 'credentials.refused')
    if (method === 'out') record(response.ok() ? 'signOut.done' : 'signOut.failed')
    if (method === 'own' && response.status() === 401) record(wasUnknown ? 'profile.denied' : 'session.expired')
    if (isProfile && response.ok()) record(wasUnknown ? 'profile.received' : 'profile.changed')
  })
  return { now: () => now, facts: () => facts }
}

/** The condition that shows that each transition is finished. */
const ENDS = {
  'opens the form': ['guest.found'], 'opens a page': ['guest.found', 'profile.denied', 'profile.received'],
  'opens her orders': ['profile.received'], 'opens her orders, session pending': [],
  'opens a dead link': ['credentials.refused'], 'opens a dead link, signed in': ['profile.received'],
  'opens the mail': [],
  'mistypes': ['credentials.refused'], 'signs in': ['credentials.accepted'], 'asks to sign in, and does': ['credentials.accepted'],
  'asks to sign in, and mistypes': ['credentials.refused'],
  'chooses a weak password': ['credentials.refused'], 'chooses a password': ['credentials.accepted'],
  'looks at her profile': ['profile.changed', 'session.expired'], 'changes her name': ['profile.changed'],
  'looks at her account': ['profile.changed', 'session.expired'], 'looks at what was hers': ['profile.denied'],
  'goes back': [], 'goes back to her account': ['profile.changed'],
  'goes back to what was hers': ['session.expired'],
  'signs out': ['signOut.done'], 'signs out by the menu': ['signOut.done'],
  'cannot sign out': ['signOut.failed'], 'cannot sign out by the menu': ['signOut.failed'],
  'tries again in vain': ['signOut.failed'], 'tries again': ['signOut.done'],
  'is ended elsewhere': [], 'receives the session': ['profile.received', 'profile.denied'],
} as const satisfies Readonly<Record<string, readonly Fact[]>>
type Step = keyof typeof ENDS

type Walk = { readonly isSignedIn: boolean; readonly steps: readonly Step[] }
const guest = (...steps: readonly Step[]): Walk => ({ isSignedIn: false, steps })
const customer = (...steps: readonly Step[]): Walk => ({ isSignedIn: true, steps })

/** Opens the page of a mail, and again after the identity changed. */
const MAIL_STEPS = ['opens the mail', 'looks at her account', 'goes back'] as const

/** Every other one is tested in a small window, the others in a large one. */
const WALKS: readonly Walk[] = [
  guest('opens the form', 'mistypes', 'mistypes', 'signs in', 'looks at her profile', 'changes her name', 'signs out',
    'asks to sign in, and does', 'cannot sign out', 'goes back to her account'),
  guest('opens the form', 'signs in', 'cannot sign out', 'goes back', 'signs out'),
  guest('opens the form', 'signs in', 'is ended elsewhere', 'looks at her profile', 'asks to sign in, and does', 'is ended elsewhere',
    'looks at her account', 'asks to sign in, and mistypes'),
  guest('opens the form', 'signs in', 'cannot sign out', 'is ended elsewhere', 'goes back to what was hers'),
  customer(...MAIL_STEPS, 'chooses a weak password', 'signs out by the menu'),
  customer('opens her orders', 'is ended elsewhere', 'looks at her profile'),
  customer(...MAIL_STEPS, 'cannot sign out by the menu', 'goes back', 'chooses a weak password'),
  customer('opens her orders', 'signs out'),
  customer('is ended elsewhere', 'opens a page', 'asks to sign in, and does'),
  customer('opens her orders, session pending', 'signs out', 'receives the session', 'asks to sign in, and does'),
  customer('opens her orders, session pending', 'cannot sign out', 'receives the session', 'tries again in vain', 'tries again'),
  customer('opens her orders, session pending', 'cannot sign out', 'tries again'),
  customer('opens her orders, session pending', 'is ended elsewhere', 'cannot sign out', 'receives the session'),
  customer('opens a dead link'),
  customer('opens a dead link, signed in'),
  guest('opens a dead link'),
  customer('opens the mail', 'chooses a weak password', 'is ended elsewhere', 'looks at what was hers'),
  customer('opens the mail', 'chooses a weak password', 'chooses a weak password', 'chooses a password', 'looks at her profile'),
  customer('opens the mail', 'chooses a weak password', 'signs out by the menu'),
  customer('opens the mail', 'chooses a password', 'signs out'),
  customer('opens the mail', 'chooses a password', 'is ended elsewhere', 'looks at her profile'),
  customer(...MAIL_STEPS, 'chooses a weak password', 'chooses a weak password', 'chooses a password', 'looks at her profile'),
  customer(...MAIL_STEPS, 'chooses a weak password', 'looks at her account'),
  customer(...MAIL_STEPS, 'chooses a weak password', 'is ended elsewhere', 'looks at her account'),
  customer(...MAIL_STEPS, 'chooses a password', 'signs out'),
  customer(...MAIL_STEPS, 'chooses a password', 'is ended elsewhere', 'looks at her profile'),
]

/** One sequence with its own visitor. */
const walkOf = async (context: BrowserContext, baseURL: string, locale: Locale, { isSignedIn, steps }: Walk) => {
  const words = WORDS[locale]
  const name = `walker-${crypto.randomUUID()}`
  const email = `${name}@example.ch`
  const home = '198.51.100.' + String(1 + (Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % 200))
  // The browser is reused for its cached code, but not its data.
  await context.clearCookies({ name: /^(?!vsf-consent$)/ })
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': home })
  const request: APIRequestContext = context.request
  const page = await context.newPage()
  const seen = new Set<string>()
  const signUp = { email, password: PASSWORD, first_name: 'Hanna', last_name: 'Muster' }
  expect((await request.post('/api/customers', { data: signUp })).ok()).toBe(true)
  if (!isSignedIn) expect((await request.delete('/api/session')).ok()).toBe(true)
  const watched = await watch(page, seen)
  // A busy machine is slow: the timeouts of the shop are extended.
  await page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => after(milliseconds * 20)
  })
  const main = page.locator('main')
  const banner = page.getByRole('banner')
  const guestLink = banner.getByRole('link', { name: words('shell.login'), exact: true })
  const greeting = banner.getByRole('link', { name: words('shell.greeting', { name: 'Muster' }), exact: true })
  const ownLink = banner.getByRole('link', { name: words('shell.account'), exact: true })
  const open = async (path: string): Promise<void> => {
    await page.goto(pathIn(locale, path))
    await waitUntilInteractive(page)
  }
  const type = async (password: string): Promise<void> => {
    const form = (await page.locator('dialog[open]').count()) > 0 ? page.locator('dialog[open]') : main
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=password]').fill(password)
    await form.locator('[name=password]').press('Enter')
  }
  const ask = async (password: string): Promise<void> => {
    await waitUntilHydrated(page)
    await guestLink.click()
    await expect(page.locator('dialog[open] [name=password]').or(main.locator('form [name=password]')).first()).toBeVisible()
    await waitUntilInteractive(page)
    await type(password)
  }
  const follow = async (path: string): Promise<void> => {
    await waitUntilHydrated(page)
    await main.locator(`a[href="${pathIn(locale, path)}"]`).first().click()
  }
  const mail = async (): Promise<string> => {
    expect((await request.post('/api/password-resets', { data: { email } })).ok()).toBe(true)
    return `/reset-password?token=${await findInMail(request, email, /reset-password\?token=([\w-]+)/)}`
  }
  let release = (): void => {}
  /** The session request is held until it is released. */
  const sessionReleased = async (): Promise<void> => {
    const released = new Promise<void>((resolve) => { release = resolve })
    await page.route('**/api/customers/me?*', (route) => released.then(() => route.fallback()).catch(() => undefined))
  }
  const withoutWayOut = async (act: () => Promise<void>): Promise<void> => {
    await page.route('**/api/session?*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
    const before = watched.facts().length
    await act()
    await expect.poll(() => watched.facts().slice(before).includes('signOut.failed')).toBe(true)
    await page.unroute('**/api/session?*')
  }
  const signOut = (): Promise<void> => main.getByRole('button', { name: words('account.sign_out') }).first().click()
  const tryAgain = (): Promise<void> => main.getByRole('button', { name: words('account.sign_out_again') }).click()
  const hasLeft = async (): Promise<void> => {
    // A press on an account page of the previous customer reloads the page.
    await page.waitForURL(({ pathname }) => !pathname.includes('/my-account') && !pathname.includes('/reset-password'))
    await waitUntilInteractive(page)
  }
  const signOutByMenu = async (): Promise<void> => {
    await page.getByRole('button', { name: words('shell.menu'), exact: true }).click()
    await page.getByRole('button', { name: words('shell.sign_out') }).click()
  }
  const choose = async (password: string): Promise<void> => {
    await main.locator('[name=password]').fill(password)
    await main.locator('[name=password]').press('Enter')
  }
  const look = async (): Promise<void> => {
    await waitUntilHydrated(page)
    await guestLink.or(greeting).or(ownLink).first().click()
  }
  const back = async (): Promise<void> => {
    await page.goBack()
    await waitUntilInteractive(page)
  }
  /** Links requested in this browser that were used elsewhere between confirmation page and exchange. */
  const openDead = async (): Promise<void> => {
    const seen = { masked_email: 'h•••@example.ch', is_requested_here: true, is_own: false, linked_providers: [], passkeys: 0 }
    await page.route('**/email-links/check*', (route) => route.fulfill({ json: seen }))
    await open(`/c/lens?hash=${'x'.repeat(43)}`)
  }
  const does: { readonly [step in Step]: () => Promise<unknown> } = {
    'opens the form': () => open('/login?redirectUrl=/my-account/history'),
    'opens a page': () => open('/c/lens'),
    'opens her orders': () => open('/my-account/history'),
    'opens her orders, session pending': async () => {
      await sessionReleased()
      await open('/my-account/history')
    },
    'opens a dead link': openDead,
    'opens a dead link, signed in': () => withoutWayOut(openDead),
    'opens the mail': async () => open(await mail()),
    'mistypes': () => type('not-hers-7'),
    'signs in': () => type(PASSWORD),
    'asks to sign in, and does': async () => {
      await ask(PASSWORD)
      await page.waitForURL((url) => url.pathname.startsWith(pathIn(locale, '/my-account/')))
      await page.waitForLoadState('networkidle')
    },
    'asks to sign in, and mistypes': () => ask('not-hers-7'),
    'chooses a weak password': () => choose('kurz7'),
    'chooses a password': async () => {
      await choose('mein9eigenes-neues')
      await page.waitForURL(({ pathname }) => pathname.startsWith(pathIn(locale, '/my-account/')))
      await page.waitForLoadState('networkidle')
    },
    'looks at her profile': () => follow('/my-account/profile'),
    'changes her name': async () => {
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/my-account/profile'))
      await main.locator('[name=firstName]').fill('Johanna')
      await main.locator('[name=firstName]').press('Enter')
    },
    'looks at her account': look, 'looks at what was hers': look,
    'goes back': back, 'goes back to her account': back, 'goes back to what was hers': back,
    'signs out': () => signOut().then(hasLeft),
    'signs out by the menu': signOutByMenu,
    'cannot sign out': async () => {
      await withoutWayOut(signOut)
      await hasLeft()
      await expect(main.getByRole('heading', { level: 1, name: words('account.sign_out_failed') })).toBeInViewport()
    },
    'cannot sign out by the menu': () => withoutWayOut(signOutByMenu).then(hasLeft),
    'tries again in vain': () => withoutWayOut(tryAgain),
    'tries again': () => tryAgain().then(() => page.waitForURL(({ pathname }) => pathname === pathIn(locale, '/'))),
    'is ended elsewhere': async () => {
      const session = (await context.cookies()).find(({ name: cookie }) => cookie === 'access_token')?.value ?? ''
      const elsewhere = await api.newContext({ baseURL, extraHTTPHeaders: { cookie: `access_token=${session}`, 'x-forwarded-for': home } })
      expect((await elsewhere.delete('/api/session')).ok()).toBe(true)
      await elsewhere.dispose()
    },
    'receives the session': () => Promise.resolve(release()),
  }
  const failed = main.getByRole('heading', { name: words('error.occurred') })
  const performedSteps: string[] = []
  for (const step of steps) {
    const before = watched.facts().length
    performedSteps.push(step)
    await does[step]().catch((error: unknown) => { throw new Error(performedSteps.join(', '), { cause: error }) })
    const isRight = async (): Promise<boolean> => {
      const ends: readonly Fact[] = ENDS[step]
      const isOver = ends.length === 0 || watched.facts().slice(before).some((fact) => ends.includes(fact))
      const who = watched.now().context.identity?._tag
      const links = [[greeting, 'SignedIn'], [guestLink, 'Guest'], [ownLink, undefined]] as const
      const visible = await Promise.all(links.map(async ([link, whose]) => (await link.count()) === (who === whose ? 1 : 0)))
      if ((await failed.count()) > 0) return false
      return isOver && watched.now().tags.size === 0 && (page.url() === 'about:blank' || visible.every(Boolean))
    }
    await expect.poll(isRight, { timeout: 60_000 }).toBe(true).catch(() => {
      throw new Error(`${performedSteps.join(', ')} at ${page.url()}: ${watched.facts().join(', ')}`)
    })
  }
  await page.close()
  return seen
}

test('the pages are correct after every sign-in transition, and every pair of them', async ({
  browser, baseURL, expects,
}) => {
  expects(FAILED, refused(401), refused(422), /^warning: A login link was not exchanged ProofExpired/)
  test.setTimeout(600_000)
  const covered = new Set<string>()
  await Promise.all(SIGHTS.map(async ({ locale, width }, side) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    for (const [index, walk] of WALKS.entries())
      if (index % SIGHTS.length === side) for (const pair of await walkOf(context, baseURL ?? '', locale, walk)) covered.add(pair)
    await context.close()
  }))
  const isClosed = (pair: string): boolean => CLOSED.some(([, pairs]) => pairs.some((are) => are.test(pair)))
  expect([...everyPair()].filter((pair) => !covered.has(pair) && !isClosed(pair))).toEqual([])
  expect([...covered].filter(isClosed)).toEqual([])
})
