import { useEffect } from 'react'
import { useLocation, useMatches } from '../binding/use-page.ts'
import { TrackPageView } from '../../application/storefront/tracking/track-page-view.ts'
import { readRouteName } from '../../domain/shop/route-name.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useConsent } from './use-consent.ts'

/** The addresses of these pages contain no personal data; other addresses may contain an order or a cart. */
const EVERYBODYS = new Set(['index', 'product', 'category', 'search', 'Search', 'content', 'contact', 'withdrawal'])

/** Tracks each displayed page by its name, once the visitor consents. */
export const usePageViews = (): void => {
  const track = useInjected(TrackPageView)
  const { pathname } = useLocation()
  const { id = '', loaderData } = useMatches().at(-1) ?? {}
  const name = id.split('/').at(-1) ?? ''
  const isThere = loaderData !== undefined
  const { consent } = useConsent()
  const isMeasured = consent !== 'unknown' && mayMeasure(consent)
  useEffect(() => {
    const page = readRouteName(name)
    if (page === undefined || !isMeasured) return
    const path = isThere && EVERYBODYS.has(page.base) ? { page_path: pathname } : {}
    void track({ page_name: page.base, language: page.locale, ...path })()
  }, [name, pathname, isThere, isMeasured, track])
}
