import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { HtmlValidate } from 'html-validate'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import HOME_WORDS from '../../adapters/seed/content/homes-words.json' with { type: 'json' }
import { readSize } from '../../adapters/media/allowed-sizes.ts'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { TEXTS } from '../../ui/messages/texts.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { chromiumForBriefPages } from '../support/chromium.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'
import { elements, attributesOf, codeOf, element, textPiecesOf, textsOf } from '../support/html.ts'
import { reportBrowserErrors } from '../support/report-browser-errors.ts'
import { requestPage, crawl, type CrawledPage } from '../support/system/crawl.ts'
import { openGermanTextFinder } from '../support/system/find-german-text.ts'
import { STANDARD_HTML } from '../support/standard-html.ts'

/** The prefixes of message ids: an unknown id is shown as itself. */
const KINDS_OF_TEXT = new Set(Object.keys(TEXTS).map((id) => id.split('.')[0]))
const LANGUAGES = [...LOCALES, 'x-default']

type Crawled = ReadonlyMap<string, CrawledPage>

const PRODUCT = /\/p\/(\d+)/

/** All pages of a brand; of its products every fifth, so that each is checked in one brand and in all languages. */
const isFollowed = (brand: number) => (path: string): boolean => {
  const [, id] = PRODUCT.exec(path) ?? []
  return id === undefined || Number(id) % BRAND_CHANNELS.length === brand
}

const isPage = ({ status, html }: CrawledPage): boolean => status === 200 && html.startsWith('<!DOCTYPE html>')

/** What is read from a page once: each page is compared with many others. */
const readOnce = <Value>(read: (page: CrawledPage) => Value): ((page: CrawledPage) => Value) => {
  const values = new WeakMap<CrawledPage, { readonly value: Value }>()
  return (page) => {
    const cached = values.get(page) ?? { value: read(page) }
    values.set(page, cached)
    return cached.value
  }
}

const isIndexed = readOnce(({ html }) => element(html, 'meta[name=robots]') === undefined)
const canonicals = readOnce(({ html }): readonly string[] => attributesOf(html, 'link[rel=canonical]', 'href'))
const alternates = readOnce(({ html }): ReadonlyMap<string, string> =>
  new Map(elements(html, 'link[rel=alternate]').map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href'] ?? ''])))

const FETCHING = 'script, img, iframe, source, video, audio'

/** The requests that a browser sends for a page. */
const fetched = ({ html, address }: CrawledPage): readonly string[] =>
  [...attributesOf(html, FETCHING, 'src'),
    ...attributesOf(html, FETCHING, 'srcset').flatMap((set) => set.split(', ').map((each) => each.split(' ')[0])),
    ...attributesOf(html, 'link:not([rel=canonical], [rel=alternate])', 'href'),
    ...attributesOf(html, 'form', 'action')]
    .filter((one): one is string => one !== undefined && one !== '' && !one.startsWith('data:'))
    .map((one) => new URL(one, address).href)

/** Pictures in an invalid size: some are requested only when a menu opens. */
const invalidPictures = ({ html }: CrawledPage): readonly string[] =>
  [...new Set([...html.matchAll(/\/m\/(\d+x\d+)\/smart\/[^" ]+/g)]
    .flatMap(([address, size = '']) => (readSize(size) === undefined ? [address] : [])))]

const textIds = (page: CrawledPage): readonly string[] =>
  [...textPiecesOf(page.html).join(' ').matchAll(/\b[a-z][\w-]*(?:\.[\w-]+)+\b/g)].map(([word]) => word)
    .filter((word) => KINDS_OF_TEXT.has(word.split('.')[0]))

const described = ({ html }: CrawledPage): number =>
  elements(html, 'meta[name=description]:not([content=""])').length

const germanLeft = openGermanTextFinder()
const localeOf = ({ address }: CrawledPage): Locale => readLocalizedPath(new URL(address).pathname).locale

/** The errors of one page by itself. */
const faultsOf = (page: CrawledPage): readonly string[] => {
  const { html, address } = page
  const { origin } = new URL(address)
  const titles = textsOf(html, 'head > title')
  const headings = elements(html, 'h1').length
  return [
    ...(headings === 1 ? [] : [`has ${headings} headings of the first order`]),
    ...(titles.length === 1 && /^[^|]{2,} \| /.test(titles[0] ?? '') ? [] : [`is called ${titles.join(' and ') || 'nothing'}`]),
    ...textIds(page).map((id) => `says ${id}`),
    ...germanLeft(html, localeOf(page)).map((text) => `says in German: ${text}`),
    ...fetched(page).filter((one) => new URL(one).origin !== origin).map((one) => `fetches ${one}`),
    ...invalidPictures(page).map((one) => `shows ${one}, which is not rendered`),
    ...(isIndexed(page) && canonicals(page).length !== 1 ? [`has ${canonicals(page).length} canonical addresses`] : []),
    ...(isIndexed(page) && described(page) !== 1 ? ['has not one description'] : []),
  ]
}

/** A page links its other languages, and each of them links back. */
const alternateFaults = (pages: Crawled) => (page: CrawledPage): readonly string[] => {
  const named = alternates(page)
  const own = canonicals(page)[0] ?? ''
  if (!LANGUAGES.every((language) => named.has(language))) return [`names the languages ${[...named.keys()].join(', ')}`]
  return [...named].flatMap(([language, address]) => {
    const other = pages.get(address)
    if (other === undefined || !isPage(other)) return [`names ${address} in ${language}, which is not there`]
    return [...alternates(other).values()].includes(own) ? [] : [`is not named back by ${address}`]
  })
}

const structuredDataOf = (page: CrawledPage): readonly string[] =>
  elements(page.html, 'script[type="application/ld+json"]').map((script) => codeOf(script))

const kindOf = (page: CrawledPage): string => {
  const path = new URL(page.address).pathname.replace(/^\/(?:en|fr|it)(?=\/|$)/, '')
  return /^\/(?:p|c|s)(?=\/|$)/.exec(path)?.[0] ?? (path === '' ? '/' : path)
}

const byKindOf = (pages: readonly CrawledPage[]): ReadonlyMap<string, readonly CrawledPage[]> => {
  const byKind = new Map<string, CrawledPage[]>()
  for (const page of pages) byKind.set(kindOf(page), [...byKind.get(kindOf(page)) ?? [], page])
  return byKind
}

/** One page of each kind, in another language each time. */
const sampleOf = (pages: readonly CrawledPage[], from: number): readonly CrawledPage[] =>
  [...byKindOf(pages).values()].flatMap((all, index) => all[(from + index) % all.length] ?? [])

type Brand = (typeof BRAND_CHANNELS)[number]
type ByKind = ReturnType<typeof byKindOf>

/**
 * The pages that each brand shows in a browser: of every kind that it has, and over the brands that have a kind, that kind in every
 * language. Browser errors depend on the script of a kind, its texts or the brand, not on all three together.
 */
const sampleByTurns = (brands: ReadonlyMap<Brand, ByKind>, brand: Brand): readonly CrawledPage[] =>
  [...brands.get(brand) ?? []].flatMap(([kind, pages]) => {
    const having = [...brands].filter(([, kinds]) => kinds.has(kind)).map(([name]) => name)
    const [place, turn] = [having.indexOf(brand), kind.length]
    return LOCALES.flatMap((locale, index) => {
      const isItsTurn = having.length < LOCALES.length
        ? (index + turn) % having.length === place
        : (place + turn) % LOCALES.length === index
      const those = pages.filter((page) => localeOf(page) === locale)
      return isItsTurn ? those[(place + index) % those.length] ?? [] : []
    })
  })

/** A page mostly waits until it is hydrated. */
const READERS = 6

/** The page is hydrated with its menu, which is last. */
const waitForHydration = async (page: Page): Promise<void> => {
  for (const place of [1, 2]) await page.mouse.move(place, 1)
  await page.waitForFunction(() => ['main', '#menu button'].every((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }))
}

/** The log messages and external requests of pages for a first-time visitor. */
const facetValuesOf = async (browser: Browser, pages: readonly CrawledPage[]): Promise<readonly string[]> => {
  const faults: string[] = []
  const waiting = [...pages]
  const read = async (): Promise<void> => {
    const context = await browser.newContext()
    let address = ''
    reportBrowserErrors(context, (complaint) => { faults.push(`${address} makes a browser say ${complaint}`) })
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(address).origin) faults.push(`${address} fetches ${request.url()}`)
    })
    const page = await context.newPage()
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      ({ address } = next)
      await page.goto(address)
      await waitForHydration(page)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: READERS }, read))
  return faults
}

const html = new HtmlValidate(STANDARD_HTML)

const dataFaults = async (page: CrawledPage): Promise<readonly string[]> => {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(page.html)
  return (await new Validator().validate(extracted)).filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

describe('a crawl of the shops of all brands in all languages', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-crawl-'))
  let shop: ShopProcess
  let port = 0
  let browser: Browser
  const crawled = new Map<string, Crawled>()
  beforeAll(async () => {
    port = await freePort()
    browser = await chromium.launch(chromiumForBriefPages())
    await fillDirectory(folder)
    shop = startShop(port, { DATA_DIR: folder })
    await whenReady(shop)
  }, 90_000)
  afterAll(async () => {
    await browser.close()
    shop.child.kill('SIGTERM')
    await shop.ended
    rmSync(folder, { recursive: true })
  })

  const pagesOf = async (brand: Brand): Promise<Crawled> => {
    const origin = brand === 'iris' ? `http://localhost:${port}` : `http://${brand}.localhost:${port}`
    const cached = crawled.get(brand) ?? await crawl(
      LOCALES.map((locale) => origin + localePath(locale, '/')), isFollowed(BRAND_CHANNELS.indexOf(brand)),
    )
    crawled.set(brand, cached)
    return cached
  }

  it.each(BRAND_CHANNELS)('finds no broken link, no missing text, one language and no external requests: %s', async (brand) => {
    const pages = await pagesOf(brand)
    const all = [...pages.values()]
    expect(all.filter(isPage).length).toBeGreaterThan(300)
    const broken = all.filter(({ status }) => status >= 400).map(({ address, status }) => `${status} ${address}`)
    const sent = all.filter(({ status }) => status >= 300 && status < 400).map(({ address, to }) => `${address} leads to ${to}`)
    const faults = all.filter(isPage).flatMap((page) => faultsOf(page).map((fault) => `${page.address} ${fault}`))
    expect([...broken, ...sent, ...faults]).toEqual([])
  })

  it.each(['en', 'fr', 'it'] as const)('would detect German texts in %s, of the shop and of its editors', async (locale) => {
    const entrance = (await pagesOf('iris')).get(`http://localhost:${port}${localePath(locale, '/')}`)
    if (entrance === undefined) throw new Error('The home page was not found')
    const planted = (markup: string): readonly string[] =>
      faultsOf({ ...entrance, html: entrance.html.replace('</h1>', `</h1>${markup}`) })
    const { title, text } = HOME_WORDS.heroes.lensvision
    for (const { de } of [TEXTS['shell.skip'], TEXTS['home.popular'], title])
      for (const markup of [`<p>${de}</p>`, `<img alt="${de}"/>`]) expect(planted(markup)).toContain(`says in German: ${de}`)
    expect(planted(`<p>2 ${text.de.slice(0, 60)} <b>x</b></p>`)).not.toEqual([])
  })

  it('would detect two headings, a message id, a foreign picture, no canonical address or a missing language', async () => {
    const pages = await pagesOf('iris')
    const entrance = pages.get(`http://localhost:${port}/`)
    if (entrance === undefined) throw new Error('The home page was not found')
    const planted = (from: RegExp, to: string): CrawledPage => ({ ...entrance, html: entrance.html.replace(from, to) })
    expect(faultsOf(entrance)).toEqual([])
    expect(faultsOf(planted(/<h1/, '<h1>x</h1><h1'))).toEqual(['has 2 headings of the first order'])
    for (const id of ['home.title', 'home.no_such_text'])
      expect(faultsOf(planted(/<\/h1>/, ` ${id}</h1>`))).toEqual([`says ${id}`])
    expect(faultsOf(planted(/<h1/, '<img src="https://other.example/x" alt=""/><h1'))).toEqual(['fetches https://other.example/x'])
    expect(faultsOf(planted(/<h1/, '<img src="/m/300x200/smart/p/1003/front" alt=""/><h1'))).toEqual([
      'shows /m/300x200/smart/p/1003/front, which is not rendered',
    ])
    expect(faultsOf(planted(/<link rel="canonical"[^>]*>/, ''))).toEqual(['has 0 canonical addresses'])
    expect(alternateFaults(pages)(planted(/hrefLang="fr"/, 'hrefLang="rm"'))[0]).toContain('names the languages')
    expect(alternateFaults(pages)(planted(/(hrefLang="fr" href="[^"]*)"/, '$1terms"'))[0]).toContain('is not named back by')
  })

  it.each(BRAND_CHANNELS)('finds mutual links between the languages of each page: %s', async (brand) => {
    const pages = await pagesOf(brand)
    const indexed = [...pages.values()].filter((page) => isPage(page) && isIndexed(page) && canonicals(page)[0] === page.address)
    expect(indexed.length).toBeGreaterThan(200)
    expect(indexed.flatMap((page) => alternateFaults(pages)(page).map((fault) => `${page.address} ${fault}`))).toEqual([])
  })

  it.each(BRAND_CHANNELS)('finds exactly the pages in the sitemaps: %s', async (brand) => {
    const pages = [...(await pagesOf(brand)).values()]
    const origin = new URL(pages[0]?.address ?? '').origin
    const maps = await Promise.all(LOCALES.map(async (locale) => (await requestPage(`${origin}/sitemap-${locale}.xml`)).html))
    const mapped = new Set(maps.flatMap((map) => textsOf(map, 'loc')))
    const indexed = new Set(pages.filter((page) => isPage(page) && isIndexed(page)).flatMap(canonicals))
    // Most product links lead to another product, and every fifth of those is followed.
    const isProduct = (address: string): boolean => PRODUCT.test(new URL(address).pathname)
    expect([...indexed].filter((address) => !mapped.has(address)), 'linked, and in no map').toEqual([])
    const asAnother = pages.filter((page) => mapped.has(page.address) && canonicals(page)[0] !== page.address)
    expect(asAnother.map((page) => `${page.address} is called ${canonicals(page)[0]}`), 'in a map by another address').toEqual([])
    expect([...mapped].filter((address) => !indexed.has(address) && !isProduct(address)), 'in a map, and nowhere linked').toEqual([])
  })

  const kindsOfAll = async (): Promise<ReadonlyMap<Brand, ByKind>> => {
    const kinds = new Map<Brand, ByKind>()
    for (const brand of BRAND_CHANNELS) kinds.set(brand, byKindOf([...(await pagesOf(brand)).values()].filter(isPage)))
    return kinds
  }

  it('loads in a browser every kind of page in every language, and for each brand every kind that it has', async () => {
    const brands = await kindsOfAll()
    const samples = BRAND_CHANNELS.map((brand) => ({ brand, pages: sampleByTurns(brands, brand) }))
    const namesOf = (pages: readonly CrawledPage[]) => pages.map((page) => `${kindOf(page)} in ${localeOf(page)}`)
    const all = [...brands.values()].flatMap((kinds) => [...kinds.values()].flat())
    expect(new Set(namesOf(samples.flatMap(({ pages }) => pages)))).toEqual(new Set(namesOf(all)))
    for (const { brand, pages } of samples) {
      expect(new Set(pages.map(kindOf)), brand).toEqual(new Set(brands.get(brand)?.keys()))
      expect(new Set(pages.map(localeOf)), brand).toEqual(new Set(LOCALES))
      expect(pages.length, brand).toBeGreaterThan(20)
    }
  })

  it.each(BRAND_CHANNELS)('finds no browser errors and no external requests: %s', async (brand) => {
    expect(await facetValuesOf(browser, sampleByTurns(await kindsOfAll(), brand))).toEqual([])
  })

  it.each(BRAND_CHANNELS)('finds valid pages and valid structured data: %s', async (brand) => {
    const htmlPages = [...(await pagesOf(brand)).values()].filter(isPage)
    for (const page of htmlPages) for (const json of structuredDataOf(page)) expect(
      () => JSON.parse(json) as unknown, page.address,
    ).not.toThrow()
    const faults: string[] = []
    for (const page of sampleOf(htmlPages, BRAND_CHANNELS.indexOf(brand))) {
      const report = await html.validateString(page.html)
      for (const { messages } of report.results)
        faults.push(...messages.map(({ ruleId, message }) => `${page.address} ${ruleId}: ${message}`))
      faults.push(...(await dataFaults(page)).map((fault) => `${page.address} ${fault}`))
    }
    expect([...new Set(faults)]).toEqual([])
  })
})
