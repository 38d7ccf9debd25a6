import { describe, expect, it } from 'vitest'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import { ROOT_CATEGORIES } from '../../../domain/product/root-categories.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { HeaderView } from '../../../ui/shell/HeaderView.tsx'
import { ErrorView } from '../../../ui/shell/ErrorView.tsx'
import { elements, attributeOf, attributesOf, markupOf, element, textOf, type Html } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { renderedView, words } from '../../support/render-view.tsx'

const pages = openPages()
const shop = pages.shop.ports.register.settings('iris')

/** The paths of the categories that a part of a page links. */
const categoriesOf = (html: Html, place: string): readonly string[] =>
  attributesOf(html, `${place}a[href^="/c/"]`, 'href').filter((to) => !/[?#]/.test(to)).map((to) => to.replace('/c/', ''))

const links = (html: string, rel: string) => attributesOf(html, `link[rel=${rel}]`, 'href')

describe('every page', () => {
  it('AS-LAYOUT-09 has a top bar with selling points, telephone and languages', async () => {
    const { html } = await pages.get('/')
    expect(words(markupOf(html, 'header'))).toContain('Kostenloser Versand ab CHF 100.00')
    expect(textOf(html, 'header')).toContain(shop.phone)
    expect(attributesOf(html, 'header [hreflang]', 'hreflang')).toEqual(expect.arrayContaining([...LOCALES]))
  })

  it('AS-VISUAL-07 has a logo of 167 by 67', async () => {
    const { html } = await pages.get('/')
    expect(elements(html, 'img[width="167"][height="67"]')).not.toEqual([])
  })

  it.each([['', '/'], ['/en', '/en/'], ['/fr', '/fr/'], ['/it', '/it/']])(
    'AS-LOCALE-08 links home in its language, by its logo and from the sign-out address (%s)', async (prefix, home) => {
      const { html } = await pages.get(`${prefix}/terms`)
      expect(elements(html, `a[href="${home}"] > img[width="167"]`)).not.toEqual([])
      const out = await pages.get(`${prefix}/logout`)
      expect([out.status, out.headers.get('location')]).toEqual([302, home])
    })

  it('AS-LAYOUT-10 has logo, search, reorder, account and cart in its header, in this order', async () => {
    const html = await renderedView(
      <HeaderView
        brand="iris"
        brandName="Iris"
        homePath="/"
        reorderPath="/my-account/history"
        accountPath="/my-account/overview"
        search={<search />}
        cart={<a href="/cart">Warenkorb</a>}
        menu={null}
      />,
    )
    const places = ['width="167"', '<search', 'Nochmals bestellen', 'Anmelden', 'Warenkorb'].map((part) => html.indexOf(part))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('AS-MENU-08 has a menu whose roots expand their entries', async () => {
    const { html } = await pages.get('/fr/')
    const menu = element(html, 'details[name=navigation]') ?? ''
    for (const part of ['summary', '[href="/fr/c/lens"]', '[href="/fr/c/lens/daily"]']) expect(elements(menu, part)).not.toEqual([])
  })

  it('CC-CAT-01 has a menu of exactly three roots: lenses, lens care and sunglasses', async () => {
    const { html } = await pages.get('/')
    const menu = 'nav[aria-label=Sortiment]'
    const folded = elements(html, `${menu} details[name=navigation]`).map((root) => attributeOf(root, 'a', 'href'))
    expect([...folded, ...attributesOf(html, `${menu} a:not(details a)`, 'href')]).toEqual(['/c/lens', '/c/lenscare', '/c/sunglasses'])
  })

  it('F-W01 lists in the menu every type that is sold, under its root, with a link', async () => {
    const { html } = await pages.get('/')
    const rootCategories = elements(html, 'details[name=navigation]').map((root) => categoriesOf(root, ''))
    const under = Object.fromEntries(
      rootCategories.map(([root = '', ...below]) => [root, below.filter((path) => !path.startsWith(`${root}/`))]),
    )
    expect(under).toEqual({
      lens: ['fun_lens'], lenscare: ['saline', 'humidifier', 'eye_care', 'accessory'], sunglasses: ['reading_glasses'],
    })
    const types = PRODUCT_TYPES.filter((type) => isListed({ category: type, isActive: true }) && type !== 'All_in_One')
    expect([...Object.keys(under), ...Object.values(under).flat()].toSorted()).toEqual(types.toSorted())
    for (const type of types) expect([type, (await pages.get(`/c/${type}`)).status]).toEqual([type, 200])
  })

  it('F-W01 limits the tree of a category page to the three roots and the paths below them', async () => {
    for (const root of ROOT_CATEGORIES) {
      const { html } = await pages.get(`/c/${root}`)
      const methods = categoriesOf(html, 'main ')
      expect(methods.length).toBeGreaterThan(2)
      expect(methods.filter((path) => path !== root && !path.startsWith(`${root}/`))).toEqual([])
    }
  })

  it('AS-SEO-04 ends its title with the domain of the shop', async () => {
    for (const path of ['/', '/c/lens', '/nothing/here']) {
      expect(textOf((await pages.get(path)).html, 'title')).toMatch(new RegExp(`${shop.domain}$`))
    }
  })

  it('links its other languages, and has a canonical address', async () => {
    const { html } = await pages.get('/de/c/lens')
    expect(links(html, 'canonical')).toContain(`https://${shop.domain}/c/lens`)
    expect(attributesOf(html, 'link[rel=alternate]', 'hreflang')).toEqual(['de', 'en', 'fr', 'it', 'x-default'])
    for (const link of links(html, 'alternate')) expect(link).toMatch(/^https:\/\/./)
  })

  it('AS-LANG-04 offers the other languages with their address', async () => {
    const { html } = await pages.get('/c/lens')
    const offered = elements(html, 'a[hreflang]')
    expect(offered.length).toBeGreaterThanOrEqual(4)
    for (const { attribs: { href, hreflang } } of offered) {
      expect(href).toMatch(/^\//)
      expect(LOCALES).toContain(hreflang)
    }
  })

  it('has a link past the header to its content', async () => {
    const { html } = await pages.get('/')
    expect(html).toContain('href="#main"')
    expect(html).toContain('<main id="main"')
  })
})

describe('the not-found page', () => {
  it('AS-ERROR-01 shows a picture, the size of the catalogue, contact, and links', async () => {
    const { html } = await pages.get('/nothing/here')
    const main = markupOf(html, 'main')
    expect(elements(main, 'svg')).not.toEqual([])
    expect(words(main)).toContain('Mehr als 150 Produkte')
    expect(words(main)).toContain('Diese Seite wurde nicht gefunden')
    expect(main).toContain(shop.email)
    expect(words(main)).toContain(shop.phone)
    expect(words(main)).toContain('Zur Startseite')
    expect(words(main)).toContain('Zurück')
  })

  it('F-S19 begins with help: what is missing, the contact, and links', async () => {
    const { html } = await pages.get('/p/999999')
    const main = markupOf(html, 'main')
    expect(textOf(main, 'h1')).toContain('Dieses Produkt gibt es bei uns nicht')
    const places = ['href="tel:', 'Zur Startseite', 'Mehr als 150 Produkte', 'href="/c/lens"'].map((part) => main.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('AS-ERROR-03 answers 404 with a message', async () => {
    const { status, html } = await pages.get('/en/nothing/here')
    expect(status).toBe(404)
    expect(words(html)).toContain('This page could not be found')
    expect(html).toContain('content="noindex"')
  })

  it('uses the language of its address', async () => {
    expect(words((await pages.get('/fr/nothing/here')).html)).toContain('Cette page est introuvable')
    expect(words((await pages.get('/it/p/999999')).html)).toContain('Questo prodotto non è nel nostro assortimento')
  })
})

describe('the error page of a failed page', () => {
  it('AS-ERROR-02 AS-ERROR-07 says that an error occurred and how to continue', async () => {
    const html = await renderedView(<ErrorView homePath="/en/" retryPath="/en/c/lens" onBack={() => undefined} />, { locale: 'en' })
    expect(html).toContain('<h1>An error occured</h1>')
    expect(words(html)).toContain('Please go back or try again')
    expect(elements(html, 'a, button').length).toBeGreaterThanOrEqual(2)
  })
})
