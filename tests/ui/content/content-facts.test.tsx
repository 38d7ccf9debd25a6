import { describe, expect, it } from 'vitest'
import * as cookieTable from '../../../adapters/cookies/cookie-table.ts'
import { makeOriginKeeper } from '../../../adapters/cookies/origin-keeper.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { GUARANTEE_ANCHOR } from '../../../domain/order/guarantee-notice.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { NOTICE_DAYS } from '../../../domain/subscription/subscription.ts'
import { contentOf } from '../../../ui/content/content-of.ts'
import type { ContentSlug } from '../../../ui/content/content-slug.ts'
import { ContentPageView } from '../../../ui/content/ContentPageView.tsx'
import { cookies, NECESSARY_COOKIES, STATISTICS_COOKIES } from '../../../ui/content/pages/cookies.ts'
import { toShopFacts } from '../../../ui/content/shop-facts.ts'
import messages from '../../../ui/messages/content.json' with { type: 'json' }
import { renderedView, words } from '../../support/render-view.tsx'
import { textOf } from '../../support/html.ts'

const shop = demoShopRegister().settings('iris')
const { freeShippingThreshold: _threshold, orderLimit: _limit, ...shopWithoutAmounts } = shop

const readText = async (slug: ContentSlug, settings = shop as typeof shopWithoutAmounts, locale: Locale = 'de'): Promise<string> => {
  const facts = toShopFacts(settings, locale)
  const toPath = (path: string) => path
  const view = <ContentPageView content={contentOf(slug, facts)} facts={facts} toPath={toPath} picture="h/iris" />
  return words(await renderedView(view, { locale }))
}

/** Every cookie of the table that is set, by its name in a live shop; one without a lifetime is only removed. */
const cookiesSet: readonly cookieTable.Cookie[] = Object.values(cookieTable)
  .flatMap((entry): readonly cookieTable.CookieName[] => {
    if (typeof entry === 'function') return [entry({ secure: true })]
    return 'name' in entry ? [entry] : Object.values(entry)
  })
  .filter((cookie): cookie is cookieTable.Cookie => 'maxAge' in cookie)

const UNITS = [['day', 86_400], ['hour', 3600], ['minute', 60]] as const

/** Seconds in words: in days if whole, else in hours or minutes. */
const lasting = (seconds: number, locale: Locale): string => {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length).replace(/\s/, ' ')
}

describe('the promises of the information pages', () => {
  it('describe an offer by the buyer and a contract on dispatch, at prices with VAT', async () => {
    const text = await readText('terms')
    expect(text).toContain('Ihre Bestellung ist ein Angebot an uns.')
    expect(text).toContain('Der Vertrag kommt zustande, wenn wir die Ware versenden.')
    expect(text).toContain('Alle Preise stehen in CHF und enthalten die Mehrwertsteuer.')
  })

  it('describe a subscription announced as many days before as implemented, charged on its day and cancellable at any time', async () => {
    for (const locale of LOCALES) {
      const text = messages['content.terms.subscription_text'][locale]
      expect([locale, [...text.matchAll(/\d+/g)].map(Number)]).toEqual([locale, [NOTICE_DAYS]])
      expect(await readText('terms', shop, locale)).toContain(words(text))
      expect(await readText('terms', shop, locale)).toContain(words(messages['content.terms.subscription_end'][locale]))
    }
  })

  it('describe the withdrawal period with its beginning, and a model form', async () => {
    const DAYS = {
      de: '14 Tagen ab Erhalt der Ware', en: '14 days of receiving the goods', fr: '14 jours suivant la réception',
      it: '14 giorni dal ricevimento',
    }
    for (const locale of LOCALES) {
      expect(await readText('terms', shop, locale)).toContain(DAYS[locale])
      const returned = await readText('returns', shop, locale)
      expect(returned).toContain(DAYS[locale])
      expect(returned).toContain(words(messages['content.returns.form_statement'][locale]))
    }
  })

  it('describe the legal guarantee of the EU at the address that product page, order and mail link to', async () => {
    const facts = toShopFacts(shop, 'de')
    const toPath = (path: string) => path
    const view = <ContentPageView content={contentOf('terms', facts)} facts={facts} toPath={toPath} picture="h/iris" />
    const html = await renderedView(view, { locale: 'de' })
    expect(textOf(html, `section#${GUARANTEE_ANCHOR}`)).toContain('mindestens 2 Jahre ab Lieferung')
  })

  it('describe 14 days to return, by mail, on the buyer’s postage', async () => {
    const text = await readText('returns')
    expect(text).toContain('14 Tage ab Erhalt, per Post.')
    expect(text).toContain('Das Porto der Rücksendung tragen Sie.')
  })

  it.each(LOCALES)('list name and duration of every cookie that is set, and of no other, in %s', async (locale) => {
    const lines = cookies().sections
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block._tag === 'List' ? block.items : [])))
      .map((id) => messages[id as keyof typeof messages][locale])
    expect(lines.map((line) => /^(.*?\))\u00A0?: ./.exec(line)?.[1] ?? line).toSorted())
      .toEqual(cookiesSet.map(({ name, maxAge }) => `${name} (${lasting(maxAge, locale)})`).toSorted())
    const text = await readText('cookies', shop, locale)
    for (const line of lines) expect(text).toContain(words(line))
  })

  it('describe that refused or withdrawn consent leaves exactly the necessary cookies', () => {
    const lines = (ids: readonly string[]) => ids.map((id) => messages[id as keyof typeof messages].de.split(' ')[0] ?? '')
    const jar = requestCookies(cookiesSet.map(({ name }) => `${name}=x`).join('; '), { secure: true })
    makeOriginKeeper(jar).clear()
    expect(jar.changes().map((change) => change.split('=')[0] ?? '').toSorted()).toEqual(lines(STATISTICS_COOKIES).toSorted())
    expect(lines(NECESSARY_COOKIES).filter((name) => lines(STATISTICS_COOKIES).includes(name))).toEqual([])
  })

  it('list every country the shop ships to, with its limit if there is one', async () => {
    const text = await readText('shipping-info')
    expect(text).toContain('Schweiz, Deutschland, Österreich, Italien, Frankreich, Litauen und Liechtenstein.')
    expect(text).toContain('In diese Länder liefern wir höchstens CHF 150.00 pro Bestellung: Deutschland, Österreich, Italien und ')
  })

  it('omit free shipping and a limit if the shop has none', async () => {
    const text = await readText('shipping-info', shopWithoutAmounts)
    expect(text).toContain('Versandarten und Kosten')
    expect(text).not.toContain('kostenlos')
    expect(text).not.toContain('Höchstens')
    expect(await readText('shipping-info')).toContain('Ab einem Warenwert von CHF 100.00 ist der Versand kostenlos.')
  })

  it('name the seller, the registered office and the return address', async () => {
    const { details } = shop
    for (const slug of ['legal-notice', 'privacy'] as const) {
      const text = await readText(slug)
      for (const named of [details?.company, ...(details?.address ?? []), details?.registerNumber]) expect(text).toContain(named)
    }
    for (const line of details?.returnAddress ?? []) expect(await readText('returns')).toContain(line)
    expect(details?.registerNumber).toContain('Demo')
  })
})
