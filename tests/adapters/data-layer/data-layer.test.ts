import { describe, expect, it } from 'vitest'
import { makeConsentKeeper } from '../../../adapters/cookies/consent-keeper.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import { makeDataLayerTracker } from '../../../adapters/data-layer/data-layer-tracker.ts'
import type { DataLayerPage } from '../../../adapters/data-layer/data-layer-tracker.ts'
import { makeSessionTrackedKeeper } from '../../../adapters/data-layer/session-tracked-keeper.ts'
import { toTrackedItem } from '../../../domain/tracking/tracked-item.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import { chf } from '../../support/builders/money.ts'

const PROMOTION = { promotion_id: 'hero', promotion_name: 'hero', creative_slot: 'home' }
const LIST = { item_list_name: 'lens', currency: 'CHF' as const, items: [] }
const WORTH = { value: 49.9, currency: 'CHF' as const }
const EVENTS: readonly TrackingEvent[] = [
  { event: 'view_item_list', ...LIST },
  { event: 'select_item', ...LIST },
  { event: 'view_promotion', ...PROMOTION },
  { event: 'select_promotion', ...PROMOTION },
  { event: 'begin_checkout', ...WORTH },
  { event: 'add_shipping_info', shipping_tier: 'dhl', ...WORTH },
  { event: 'add_payment_info', payment_type: 'visa', ...WORTH },
]

describe('the data layer', () => {
  it.each(EVENTS)('contains $event as it is sent', (event) => {
    const page: DataLayerPage = {}
    expect(makeDataLayerTracker(page, () => true).track(event)).toBe(true)
    expect(page.dataLayer).toEqual([event])
  })

  it('CC-ANALYT-05 CC-ANALYT-07 contains at most five category levels, and prices in whole units with their currency', () => {
    const page: DataLayerPage = {}
    const product = { id: 10, title: 'Biofinity', brand: 'Biofinity', categoryPath: 'a/b/c/d/e/f', price: { current: chf(4990) } }
    makeDataLayerTracker(page, () => true).track({ event: 'select_item', ...LIST, items: [toTrackedItem(product, 0, 'lens')] })
    const [item] = page.dataLayer?.flatMap((event) => ('items' in event ? event.items : [])) ?? []
    expect(Object.entries(item ?? {}).filter(([name]) => name.startsWith('item_category'))).toEqual([
      ['item_category', 'a'], ['item_category2', 'b'], ['item_category3', 'c'], ['item_category4', 'd'], ['item_category5', 'e'],
    ])
    expect(item).toMatchObject({ price: 49.9, currency: 'CHF' })
  })

  it('F-B10 is empty once consent is withdrawn, also for a script that holds a reference', () => {
    const page: DataLayerPage = {}
    const tracker = makeDataLayerTracker(page, () => true)
    tracker.track(EVENTS[0] as TrackingEvent)
    const dataLayer = page.dataLayer
    tracker.clear()
    expect([dataLayer, page]).toEqual([[], {}])
  })

  it('does not exist without consent, and stops growing once consent is withdrawn', () => {
    const page: DataLayerPage = {}
    let allowed = false
    const tracker = makeDataLayerTracker(page, () => allowed)
    expect(EVENTS.map(tracker.track)).toEqual(EVENTS.map(() => false))
    expect(page).toEqual({})
    allowed = true
    tracker.track(EVENTS[0] as TrackingEvent)
    allowed = false
    tracker.track(EVENTS[1] as TrackingEvent)
    expect(page.dataLayer).toHaveLength(1)
  })
})

describe('the list of sent events', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => { stored.set(key, value) },
  }

  it('outlives a page of the same tab', () => {
    makeSessionTrackedKeeper(() => storage).remember('begun:x', 'yes')
    expect(makeSessionTrackedKeeper(() => storage).last('begun:x')).toBe('yes')
    expect(makeSessionTrackedKeeper(() => storage).last('begun:y')).toBeUndefined()
  })

  it('lasts for the page if the browser cannot store it', () => {
    const keeper = makeSessionTrackedKeeper(() => { throw new Error('SecurityError') })
    keeper.remember('begun:x', 'yes')
    expect(keeper.last('begun:x')).toBe('yes')
  })
})

describe('the consent of a visitor', () => {
  it('is stored for half a year, and an unreadable one is ignored', () => {
    const cookies = requestCookies(undefined, { secure: true })
    const keeper = makeConsentKeeper(cookies)
    expect(keeper.read()).toBeUndefined()
    keeper.store('necessary')
    expect(keeper.read()).toBe('necessary')
    expect(cookies.changes()).toEqual(['vsf-consent=necessary; Path=/; Max-Age=15552000; SameSite=Lax; Secure'])
    expect(makeConsentKeeper(requestCookies('vsf-consent=all', { secure: true })).read()).toBeUndefined()
  })
})
