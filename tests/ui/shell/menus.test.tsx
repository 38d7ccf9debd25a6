import { describe, expect, it } from 'vitest'
import { noContent } from '../../../adapters/memory/content/no-content.ts'
import { contentOf } from '../../../adapters/composition/demo-content.ts'
import { demoStories } from '../../../adapters/seed/content/demo-stories.ts'
import { readMenu } from '../../../adapters/commerce-api/content/menu.codec.ts'
import type { SeedStory } from '../../../adapters/seed/content/seed-story.ts'
import { inEveryLocale, type Locale } from '../../../domain/shop/locale.ts'
import { toNavigation } from '../../../ui/catalogue/navigation.ts'
import { layoutOf, resolveLayout } from '../../../ui/shell/layout.ts'
import { SubmenusView } from '../../../ui/shell/MenuLinksView.tsx'
import { elements, attributeOf, attributesOf, markupOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { renderedView, words } from '../../support/render-view.tsx'

const link = (slug: string) => ({ linktype: 'story', cached_url: slug, url: '' })

/** The demo shop with one of its stories replaced. */
const withStory = (slug: string, content: object, brand: 'iris' | 'mrlens' = 'iris') => {
  const story: SeedStory = { slug, name: '', content: { default: content } }
  return openPages({ content: contentOf((of) => [story, ...demoStories(of).filter((one) => one.slug !== slug)]) }, brand)
}

const SETTINGS = 'settings/shop-settings'
const header = (html: string): string => markupOf(html, 'header')
const footer = (html: string): string => markupOf(html, 'footer')
/** What is between the header and the page. */
const between = (html: string): string =>
  html.slice(html.indexOf(header(html)) + header(html).length, html.indexOf(markupOf(html, 'main')))

const SITE = { domain: 'iris.example', origin: 'https://iris.example' }
const submenus = async (item: object, locale: Locale): Promise<string> => renderedView(
  <SubmenusView
    navigation={toNavigation(readMenu({ title: 'Sortiment', items: [item] }, () => undefined), { ...SITE, locale })}
    locale={locale}
    alternates={inEveryLocale((other) => `/${other}/c/lens`)}
  />,
  { locale },
)
const categoryMenu = async (item: object, locale: Locale = 'de'): Promise<string> =>
  markupOf(await submenus(item, locale), 'dialog[popover=auto]#menu-0')

const GROUP = {
  display_name: 'Nach Tragedauer', children: [
    { display_name: 'Tageslinsen', link: link('c/tageslinsen'), hide: false },
    { display_name: 'Bald', link: link('c/bald'), hide: true },
  ],
}

describe('the menu below a root on a small screen', () => {
  it('AS-LAYOUT-15 is on the right-hand side', async () => {
    const html = await categoryMenu({ display_name: 'Linsen', children: [GROUP] })
    const shape = attributeOf(html, 'dialog > div', 'class') ?? ''
    expect(shape).toContain('sheet')
    expect(shape).not.toContain('left')
  })

  it('AS-LAYOUT-16 has the title of its root, or of the menu if that has no name', async () => {
    const title = async (name: object) => textOf(await categoryMenu({ ...name, children: [GROUP] }), 'h2')
    expect([await title({ display_name: 'Linsen' }), await title({ display_name: '' }), await title({})])
      .toEqual(['Linsen', 'Sortiment', 'Sortiment'])
  })

  it('AS-LAYOUT-17 lists its groups with a heading each, and links in the language of the page', async () => {
    const german = await categoryMenu({ display_name: 'Linsen', children: [GROUP] })
    expect(textsOf(german, 'h3')).toEqual(['Nach Tragedauer'])
    expect(elements(german, 'h3 ~ * [href="/c/tageslinsen"]')).toHaveLength(1)
    expect(await categoryMenu({ display_name: 'Lentilles', children: [GROUP] }, 'fr')).toContain('href="/fr/c/tageslinsen"')
  })

  it('AS-LAYOUT-18 omits hidden entries', async () => {
    const html = await categoryMenu({ display_name: 'Linsen', children: [GROUP] })
    expect([html.includes('Tageslinsen'), html.includes('Bald')]).toEqual([true, false])
  })
})

describe('the menus of a small window', () => {
  it('AS-LANG-01 AS-LANG-03 list the other languages with the address of this page in them', async () => {
    const html = markupOf(await submenus({ display_name: 'Linsen', children: [GROUP] }, 'de'), 'dialog[popover=auto]#languages')
    expect(elements(html, 'a[hreflang]').map(({ attribs: { href, hreflang } }) => [hreflang, href]))
      .toEqual([['en', '/en/c/lens'], ['fr', '/fr/c/lens'], ['it', '/it/c/lens']])
  })

  it('are on every page that has a button for them, and every button opens one of them', async () => {
    const pages = openPages()
    for (const path of ['/', '/c/lens', '/p/1001', '/cart', '/terms', '/checkout', '/no-such-page', '/LoginLink']) {
      const { html } = await pages.get(path)
      const ids = attributesOf(html, '[popover]', 'id')
      expect(ids.includes('menu'), path).toBe(elements(html, 'header [popovertarget=menu]').length > 0)
      const opened = attributesOf(html, '[popovertarget]:not([popovertargetaction])', 'popovertarget')
      expect(opened.toSorted(), path).toEqual(ids.toSorted())
    }
  })

  it('are the same for everyone as the server renders them: only the browser knows who is signed in', async () => {
    const pages = openPages()
    const anna = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
    await pages.visitorAt('/').signUp(anna)
    const menu = markupOf((await pages.get('/terms')).html, 'dialog#menu')
    expect(menu).toBe(markupOf((await openPages().get('/terms')).html, 'dialog#menu'))
    expect(elements(menu, 'form')).toEqual([])
  })
})

describe('the menu of the header', () => {
  it('AS-MENU-08 expands groups with links and pictures of the editors, in the language of the page', async () => {
    const { html } = await openPages().get('/fr/')
    const panel = markupOf(header(html), 'details[name=navigation]')
    expect(words(panel)).toContain('Marques appréciées')
    for (const to of ['/fr/c/lens/daily', '/fr/c/lens?brand=Acuvue', '/fr/lens-values']) expect(panel).toContain(`href="${to}"`)
    expect(elements(panel, 'img[src="/m/390x255/smart/p/1003/blister"][loading=lazy]')).toHaveLength(1)
    expect(panel).toContain('alt="Des blisters où figurent les valeurs"')
  })

  it('AS-MENU-08 is the tree of the catalogue if editors made none, or an empty one', async () => {
    for (const pages of [openPages({ content: noContent }), withStory('menus/header-menu', { title: '', items: [] })]) {
      const { html } = await pages.get('/')
      expect(header(html)).toContain('href="/c/lens/daily"')
      expect(words(header(html))).toContain('Sonnenbrillen')
    }
  })

  it('AS-MENU-09 shows the brand of a lens in its breadcrumbs, and links to it, if the menu has it', async () => {
    const crumbs = async (pages: ReturnType<typeof openPages>) => {
      const { html } = await pages.get('/p/1001')
      return elements(html, 'nav[aria-label="Sie sind hier"] a').map((crumb) => `${textOf(crumb)} ${crumb.attribs['href']}`)
    }
    expect(await crumbs(openPages())).toContain('Acuvue /c/lens?brand=Acuvue')
    const other = { display_name: 'Die Acuvue', link: link('acuvue'), category_or_type: ' lens:weekly:acuvue , lens:daily:acuvue,' }
    const own = withStory('menus/header-menu', { items: [{ display_name: 'Linsen', link: link('c/lens'), children: [other] }] })
    expect(await crumbs(own)).toContain('Die Acuvue /acuvue')
    expect((await crumbs(openPages({ content: noContent }))).join()).not.toContain('Acuvue')
  })
})

describe('the shop settings of editors', () => {
  it('AS-ENT-15 are on every page: telephone, hours, e-mail address', async () => {
    const message = { phone: '044 111 22 33', international_phone: '+41 44 111 22 33', email: 'neu@iris.example', working_hours: 'Immer' }
    const pages = withStory(SETTINGS, { ...message, selling_points: [{ text: 'Ruhig' }] })
    const { html } = await pages.get('/')
    expect(words(header(html))).toContain('044 111 22 33')
    expect(words(header(html))).toContain('Ruhig')
    for (const word of Object.values(message)) expect(words(footer(html))).toContain(word)
    const contact = words((await pages.get('/contact')).html)
    for (const word of Object.values(message)) expect(contact).toContain(word)
  })

  it('AS-ENT-15 contain the footer pages, discounts, subscriptions, and other sites', async () => {
    const pages = withStory(SETTINGS, {
      terms_page: link('terms'), returns_page: link('zurueck'), discount_note: 'Listenpreise', facebook: 'https://social.example/f',
      subscription_banner: [{ text: 'Linsen im Abo', link: link('my-account/my-subscriptions') }],
    })
    const html = footer((await pages.get('/')).html)
    expect(attributesOf(html, 'nav[aria-labelledby=legal-title] [href]', 'href'))
      .toEqual(['/zurueck', '/withdrawal', '/contact', '/terms'])
    for (const part of ['Listenpreise', 'Linsen im Abo', 'href="https://social.example/f"']) expect(html).toContain(part)
    const every = footer((await openPages({ content: noContent }).get('/')).html)
    expect(every).toContain('href="/accessibility"')
  })

  it('AS-LAYOUT-08 enable the top bar: without them there is none', async () => {
    expect((await openPages().get('/')).html).toContain('Originalware der Hersteller')
    const { html } = await openPages({ content: noContent }).get('/')
    expect(elements(html, 'header [hreflang=fr]')).toEqual([])
    expect(elements(html, 'footer [hreflang=fr]')).not.toEqual([])
  })

  it('AS-LAYOUT-11 enable a promotion between header and page, except on a login link’s target', async () => {
    const pages = withStory(SETTINGS, { top_promotions: [{ text: 'Zum ersten Mal hier?', link: link('lens-values') }] })
    const promotionOn = async (path: string) => between((await pages.get(path)).html)
    expect(textOf(await promotionOn('/'), 'a[href="/lens-values"]')).toContain('Zum ersten Mal hier?')
    for (const path of ['/authenticate', '/LoginLink', '/fr/authenticate']) expect(elements(await promotionOn(path), 'aside')).toEqual([])
    expect((await withStory(SETTINGS, {}).get('/')).html).not.toContain('Zum ersten Mal hier?')
  })

  it('omit an amount that the shop does not have', async () => {
    const point = { selling_points: [{ text: 'Gratis ab {free_shipping}' }] }
    expect(words(header((await withStory(SETTINGS, point).get('/')).html))).toContain('Gratis ab CHF 100.00')
  })
})

describe('the layout of a page', () => {
  it('AS-LAYOUT-01 is one of four: the shop, the account, and two without a frame', () => {
    for (const name of ['default', 'account', 'blank', 'loading']) expect(resolveLayout(name)).toBe(name)
    const around = (layout?: string) => layoutOf([{ handle: layout === undefined ? {} : { layout } }], '/terms')
    expect(['blank', 'loading'].map((room) => around(room).hasFrame)).toEqual([false, false])
    expect([around(), around('account')]).toMatchObject([{ hasFrame: true, hasOffers: true }, { hasFrame: true, hasOffers: false }])
  })

  it('AS-LAYOUT-01 has no recommendations in the account, and has them everywhere else', async () => {
    const pages = openPages()
    const anna = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
    await pages.visitorAt('/').signUp(anna)
    const offers = async (path: string): Promise<readonly boolean[]> => {
      const { html } = await pages.get(path)
      return [elements(between(html), 'aside').length > 0, footer(html).includes('Abo')]
    }
    expect(await offers('/terms')).toEqual([true, true])
    expect(await offers('/my-account/overview')).toEqual([false, false])
  })

  it('AS-LAYOUT-02 is the shop for an unknown name', () => {
    expect([resolveLayout('foo'), resolveLayout(undefined), resolveLayout('constructor')]).toEqual(['default', 'default', 'default'])
  })
})
