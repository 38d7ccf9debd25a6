import { describe, expect, it } from 'vitest'
import { COOKIES } from '../../../adapters/cookies/cookie-table.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { contentOf } from '../../../ui/content/content-of.ts'
import type { ContentSlug } from '../../../ui/content/content-slug.ts'
import { ContentPageView } from '../../../ui/content/ContentPageView.tsx'
import { toShopFacts } from '../../../ui/content/shop-facts.ts'
import { shownView, words } from '../../support/shown-view.tsx'

const shop = demoShopRegister().settings('iris')
const { freeShippingThreshold: _threshold, orderLimit: _limit, ...shopWithoutAmounts } = shop

const said = async (slug: ContentSlug, settings = shop as typeof shopWithoutAmounts, locale: Locale = 'de'): Promise<string> => {
  const facts = toShopFacts(settings, locale)
  const toPath = (path: string) => path
  const view = <ContentPageView content={contentOf(slug, facts)} facts={facts} toPath={toPath} picture="h/iris" />
  return words(await shownView(view, { locale }))
}

describe('what the pages of information promise', () => {
  it('is an offer by the buyer and a contract on dispatch, at prices with VAT', async () => {
    const text = await said('terms')
    expect(text).toContain('Ihre Bestellung ist ein Angebot an uns.')
    expect(text).toContain('Der Vertrag kommt zustande, wenn wir die Ware versenden.')
    expect(text).toContain('Alle Preise stehen in CHF und enthalten die Mehrwertsteuer.')
  })

  it('is 14 days to return, by mail, on the buyer’s postage', async () => {
    const text = await said('returns')
    expect(text).toContain('14 Tage ab Erhalt, per Post.')
    expect(text).toContain('Das Porto der Rücksendung tragen Sie.')
  })

  it('is the cookie that is really set, for as long as it really lives', async () => {
    const days = COOKIES.cart.maxAge / (24 * 3600)
    for (const locale of LOCALES) {
      const text = await said('cookies', shop, locale)
      expect(text).toContain(COOKIES.cart.name)
      expect(text).toMatch(new RegExp(`\\b${days} (Tage|days|jours|giorni)`))
    }
  })

  it('names every country the shop ships to, and the limit of those that have one', async () => {
    const text = await said('shipping-info')
    expect(text).toContain('Schweiz, Deutschland, Österreich, Italien, Frankreich, Litauen und Liechtenstein.')
    expect(text).toContain('Höchstens CHF 150.00 je Bestellung gilt für: Deutschland, Österreich, Italien und Frankreich.')
  })

  it('is silent about free shipping and a limit where the shop has none', async () => {
    const text = await said('shipping-info', shopWithoutAmounts)
    expect(text).toContain('Versandarten und Kosten')
    expect(text).not.toContain('kostenlos')
    expect(text).not.toContain('Höchstens')
    expect(await said('shipping-info')).toContain('Ab einem Warenwert von CHF 100.00 ist der Versand kostenlos.')
  })

  it('names who sells, where they are registered and where goods are sent back to', async () => {
    const { details } = shop
    for (const slug of ['legal-notice', 'privacy'] as const) {
      const text = await said(slug)
      for (const named of [details?.company, ...(details?.address ?? []), details?.registerNumber]) expect(text).toContain(named)
    }
    for (const line of details?.returnAddress ?? []) expect(await said('returns')).toContain(line)
    expect(details?.registerNumber).toContain('Demo')
  })
})
