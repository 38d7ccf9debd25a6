import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDataLayerTracker, type DataLayerPage } from '../../../adapters/data-layer/data-layer-tracker.ts'
import { openConsentStore } from '../../../application/storefront/tracking/consent-store.ts'
import { makeTrackPageView } from '../../../application/storefront/tracking/report-page-views.ts'
import { mayMeasure, type Consent } from '../../../domain/tracking/consent.ts'
import type { PageSeen } from '../../../domain/tracking/tracking-event.ts'

const LISTING: PageSeen = { page_name: 'category', language: 'de', page_path: '/c/lens' }
const PRODUCT: PageSeen = { page_name: 'product', language: 'de', page_path: '/p/1097' }

/** A page with a consent, and the state of its analytics. */
const open = (consent: Consent | undefined) => {
  const page: DataLayerPage = {}
  const consents = openConsentStore({ keeper: { read: () => consent, store: () => undefined } })
  const tracker = makeDataLayerTracker(page, () => mayMeasure(consents.consent.now()))
  const track = makeTrackPageView({ tracker, consents })
  return { consents, seen: (what: PageSeen | 'again') => { void track(what)() }, events: () => page.dataLayer ?? [] }
}

describe('a page view', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('AS-ANALYT-03 is sent a quarter of a second after the navigation', async () => {
    const { seen, events } = open('statistics')
    seen(LISTING)
    await vi.advanceTimersByTimeAsync(249)
    expect(events()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events()).toEqual([{ event: 'page_view', ...LISTING }])
    seen(PRODUCT)
    await vi.advanceTimersByTimeAsync(250)
    expect(events().at(-1)).toEqual({ event: 'page_view', ...PRODUCT })
  })

  it('AS-ANALYT-03 is sent for the last of several quick navigations', async () => {
    const { seen, events } = open('statistics')
    seen(LISTING)
    await vi.advanceTimersByTimeAsync(200)
    seen(PRODUCT)
    await vi.advanceTimersByTimeAsync(249)
    expect(events()).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(events()).toEqual([{ event: 'page_view', ...PRODUCT }])
  })

  it('is sent again when the browser restores the page, if there was one', async () => {
    const { seen, events } = open('statistics')
    seen('again')
    await vi.advanceTimersByTimeAsync(250)
    expect(events()).toEqual([])
    seen(LISTING)
    await vi.advanceTimersByTimeAsync(250)
    seen('again')
    await vi.advanceTimersByTimeAsync(250)
    expect(events()).toEqual([{ event: 'page_view', ...LISTING }, { event: 'page_view', ...LISTING }])
  })

  it('is sent once when consent follows later, and never without consent', async () => {
    const { consents, seen, events } = open(undefined)
    seen(LISTING)
    await vi.advanceTimersByTimeAsync(1000)
    expect(events()).toEqual([])
    consents.choose('statistics')
    consents.choose('necessary')
    consents.choose('statistics')
    expect(events()).toEqual([{ event: 'page_view', ...LISTING }])
    const no = open('necessary')
    no.seen(PRODUCT)
    await vi.advanceTimersByTimeAsync(1000)
    expect(no.events()).toEqual([])
  })
})
