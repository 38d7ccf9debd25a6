import { CurrentCart, type CartView } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import { homePath, type Locale } from '../../../domain/shop/locale.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { PageAddress, PageHost } from '../../../ui/binding/page-content.ts'
import { PAGE_DATA_PATH, takeOver, ANSWER_HEADER, type SentAnswer, type SentVisitor } from '../pages/page-answer.ts'

/** Milliseconds. Longer than the shop ever needs. */
const TIMEOUT = 10_000

/** Requests data of the shop's pages, as JSON. Throws if the shop does not answer. */
const request = async (to: string, wants: string, form?: URLSearchParams): Promise<string> => {
  const response = await fetch(PAGE_DATA_PATH + to, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { [ANSWER_HEADER]: wants },
    signal: AbortSignal.timeout(TIMEOUT),
    // A form that was sent is not lost when the page is left.
    ...(form === undefined ? {} : { body: form, keepalive: true }),
  })
  return response.text()
}

/** Loads the visitor and the cart; what has changed here meanwhile is newer. */
export const requestVisitor = async (injector: Injector, locale: Locale): Promise<void> => {
  const known = (): readonly [CartView, Identity | undefined] => [injector.get(CurrentCart).now(), injector.get(CurrentIdentity).now()]
  const [cartBefore, identityBefore] = known()
  const { visitor: { cart, identity } } = JSON.parse(await request(homePath(locale), 'visitor')) as SentVisitor
  const [cartNow, identityNow] = known()
  takeOver(injector, {
    ...(cart === undefined || cartNow !== cartBefore ? {} : { cart }),
    ...(identity === undefined || identityNow !== identityBefore ? {} : { identity }),
  })
}

/** Key in the tab's session storage: what a page hands over to the next one, and to which. */
const HANDED = 'handed'

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search

const keepHanded = (url: URL, state: unknown): void => {
  try {
    if (state === undefined) sessionStorage.removeItem(HANDED)
    else sessionStorage.setItem(HANDED, JSON.stringify([pathOf(url), state]))
  } catch {
    // Without storage the next page begins without it.
  }
}

/** A reload of the page still has it. */
const readHanded = (): unknown => {
  try {
    const [to, state] = JSON.parse(sessionStorage.getItem(HANDED) ?? '[]') as readonly [string?, unknown?]
    return to === pathOf(window.location) ? state : undefined
  } catch {
    return undefined
  }
}

/** An entry of the history keeps where it was left. */
type Entry = { readonly y?: number } | null

const browserAddress: PageAddress = {
  current: () => new URL(window.location.href),
  write: (url, step) => {
    if (step === 'pop') return
    if (step === 'push') {
      window.history.replaceState({ y: window.scrollY } satisfies Entry, '')
      window.history.pushState(null, '', url)
    } else window.history.replaceState(null, '', url)
  },
  scroll: (step) => {
    const y = step === 'push' ? 0 : step === 'pop' ? (window.history.state as Entry)?.y : undefined
    if (y !== undefined) window.scrollTo(0, y)
  },
  go: (steps) => { window.history.go(steps) },
  reload: () => { window.location.reload() },
  handed: readHanded,
  listen: ({ moved, shownAgain }) => {
    const show = ({ persisted }: PageTransitionEvent): void => { if (persisted) shownAgain() }
    window.addEventListener('popstate', moved)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('popstate', moved)
      window.removeEventListener('pageshow', show)
    }
  },
}

/** Key in the tab's session storage: events of an action that leads to another page, which reports them. */
const EVENTS = 'events'

const keepEvents = (events: readonly TrackingEvent[] = []): void => {
  try {
    if (events.length > 0) sessionStorage.setItem(EVENTS, JSON.stringify(events))
  } catch {
    // Without storage nothing is measured.
  }
}

/** What the previous page left to report. */
export const takeEvents = (): readonly TrackingEvent[] => {
  try {
    const events = JSON.parse(sessionStorage.getItem(EVENTS) ?? '[]') as readonly TrackingEvent[]
    sessionStorage.removeItem(EVENTS)
    return events
  } catch {
    return []
  }
}

/** The shop's pages in a browser: data by requests, which bring their texts, other pages as documents. */
export const pageHost = (injector: Injector, loadTexts: (json: string) => Promise<void>): PageHost => ({
  ask: async ({ to, form, wants, isAside = false }) => {
    try {
      const json = await request(to, wants, form)
      const { answer, visitor } = JSON.parse(json) as SentAnswer
      await loadTexts(json).catch(() => undefined)
      if (answer._tag === 'Redirect') keepEvents(visitor.events)
      if (!isAside) takeOver(injector, answer._tag === 'Redirect' ? { ...visitor, events: [] } : visitor)
      return answer
    } catch {
      return { _tag: 'Failed' }
    }
  },
  open: (url, { isReplacing, state }) => {
    keepHanded(url, state)
    if (isReplacing) window.location.replace(url)
    else window.location.assign(url)
  },
  isOnline: () => window.navigator.onLine,
  address: browserAddress,
})
