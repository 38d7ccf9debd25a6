import { describe, expect, it } from 'vitest'
import { readSize } from '../../../adapters/media/allowed-sizes.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { composedPage } from '../../support/composed-page.ts'
import { elements, attributeOf, attributesOf, element, textOf, textPiecesOf, textsOf } from '../../support/html.ts'
import { words } from '../../support/render-view.tsx'
import { readCss } from '../design/css.ts'

const count = (html: string, selector: string) => elements(html, selector).length
const image = { filename: 'h/iris', alt: 'Ein Auge' }
const link = { linktype: 'story', cached_url: 'c/lens', url: '' }
const doc = (...content: readonly object[]) => ({ type: 'doc', content })
const paragraph = (text: string, marks: readonly object[] = []) => ({ type: 'paragraph', content: [{ type: 'text', text, marks }] })

describe('a block on a page', () => {
  it('AS-BLOCK-01 is a hero slider with three slides and links to the next and the previous one', async () => {
    const slides = ['A', 'B', 'C'].map((title) => ({ component: 'hero_banner', title }))
    const html = await composedPage([{ component: 'hero_slider', slides }])
    expect([count(html, 'h1'), count(html, 'h2'), count(html, 'li')]).toEqual([1, 2, 3])
    expect(words(html)).toMatch(/Vorherige.*Nächste/)
  })

  it('AS-BLOCK-02 AS-BLOCK-34 is a hero banner with title, subtitle, button, picture and its own background or #eceff1', async () => {
    const hero = { component: 'hero_banner', title: 'Titel', subtitle: 'Satz', buttonText: 'Los', link, image }
    const html = await composedPage([hero])
    expect(words(html)).toMatch(/Titel\s*Satz\s*Los/)
    expect(textOf(html, 'a[href="/c/lens"]')).toMatch(/^Los/)
    expect(html).toContain('alt="Ein Auge"')
    expect(html).toContain('fill="#eceff1"')
    expect(await composedPage([{ ...hero, background: '#fff' }])).toContain('fill="#fff"')
  })

  it('AS-BLOCK-03 is a page wrapper with its blocks in their order', async () => {
    const body = ['Erst', 'Dann'].map((text) => ({ component: 'feature_item', text }))
    expect(words(await composedPage([{ component: 'page_wrapper', body }]))).toMatch(/Erst\s*Dann/)
  })

  it('AS-BLOCK-05 is a separator', async () => {
    expect(count(await composedPage([{ component: 'separator' }]), 'hr')).toBe(1)
  })

  it('AS-BLOCK-06 is popular products', async () => {
    const html = await composedPage([{ component: 'popular_products', products_set: '1001,1003,1097' }])
    expect(attributesOf(html, '[href^="/p/"]', 'href').map((to) => /\d+/.exec(to)?.[0]))
      .toEqual(expect.arrayContaining(['1001', '1003', '1097']))
    expect(count(html, 'article')).toBe(3)
  })

  it('AS-BLOCK-07 is selected products, sixteen on a page', async () => {
    // Four of these ids are unknown: twenty are sold.
    const products_set = Array.from({ length: 24 }, (_, index) => 1001 + index).join()
    const block = { component: 'selected_products', products_set }
    const first = await composedPage([block])
    const sold = count(first, 'article')
    expect(sold).toBe(16)
    expect(count(first, '[href$="?page=2"]')).toBeGreaterThan(0)
    expect(count(await composedPage([block], '?page=2'), 'article')).toBe(4)
  })

  it('AS-BLOCK-08 is a page with a title and a text, which runs no script', async () => {
    const html = await composedPage([{
      component: 'cms_page', title: 'Pflege', text: doc(
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Abends' }] },
        paragraph('fett', [{ type: 'bold' }]), paragraph('<script>window.x=1</script>'),
        paragraph('böse', [{ type: 'link', attrs: { href: 'javascript:alert(1)', linktype: 'url' } }]),
        { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('Punkt')] }] },
        { type: 'iframe', attrs: { src: 'https://evil.example' } },
      ),
    }])
    expect(textsOf(html, 'h1')).toEqual(['Pflege'])
    for (const part of ['<h2>Abends</h2>', '<strong>fett</strong>', '<ul><li><p>Punkt</p></li></ul>', '<p>böse</p>'])
      expect(html).toContain(part)
    for (const none of ['<script>window', 'javascript:', '<iframe']) expect(html).not.toContain(none)
  })

  it('AS-BLOCK-09 AS-BLOCK-35 is contact support with the telephone and hours of the shop', async () => {
    const register = demoShopRegister()
    const block = {
      component: 'contact_support', expert_name: 'Rita Moser', expert_title: 'Fragen?', expert_title_2: 'Sie fragen, wir wissen.', image,
      phone: '0900 000 000',
    }
    const html = await composedPage([block], '', {
      register: { ...register, settings: (brand) => ({ ...register.settings(brand), phone: '044 111 22 33' }) },
    })
    expect(words(html)).toMatch(/Fragen\?.*Rita Moser.*Sie fragen, wir wissen\./)
    expect(html).toContain('alt="Ein Auge"')
    expect(words(html)).toMatch(/044 111 22 33.*Montag bis Freitag/)
    expect(html).not.toContain('0900 000 000')
  })

  it('AS-BLOCK-10 is up to nine selling points, without empty ones', async () => {
    const texts = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`title_${index + 1}`, `Grund ${index + 1}`]))
    expect(count(await composedPage([{ component: 'unique_selling_points', ...texts }]), 'h3')).toBe(9)
    expect(count(await composedPage([{ component: 'unique_selling_points', ...texts, title_4: ' ' }]), 'h3')).toBe(8)
  })

  it('AS-BLOCK-11 is three trust figures with number and text', async () => {
    const html = await composedPage([{
      component: 'trust_bubbles', number_1: '5', text_1: 'Läden', number_2: '{return_days}', text_2: 'Tage',
      number_3: '3', text_3: 'Marken',
    }])
    expect([textsOf(html, 'dd'), textsOf(html, 'dt')]).toEqual([['5', '14', '3'], ['Läden', 'Tage', 'Marken']])
  })

  it('AS-BLOCK-12 AS-BLOCK-13 is one large banner and small ones, each with picture, text and link', async () => {
    const banner = (label: string) => ({ component: 'banner', label, link, image: { url: image } })
    const small = [banner('Eins'), banner('Zwei')]
    const html = await composedPage([{ component: 'big_and_small_banners', big: [banner('Gross')], small }])
    expect(words(html)).toMatch(/Gross.*Eins.*Zwei/)
    expect([count(html, '[href="/c/lens"]'), count(html, '[alt="Ein Auge"]')]).toEqual([3, 3])
  })

  it('AS-BLOCK-15 is an anchor for an address, unless its name is invalid', async () => {
    expect(await composedPage([{ component: 'anchor', id: 'faq' }])).toContain('<div id="faq"')
    expect(await composedPage([{ component: 'anchor', id: '"><script>' }])).not.toContain('&quot;&gt;&lt;script')
  })

  it('AS-BLOCK-16 is a slide with its picture and link', async () => {
    const html = await composedPage([{ component: 'image_banner_slide', image, link }])
    expect(element(html, '[href="/c/lens"] [alt="Ein Auge"]')).toBeDefined()
  })

  it('AS-BLOCK-17 is the prices of the shipping methods', async () => {
    const html = words(await composedPage([{ component: 'shipping_options', title: 'Versand' }]))
    expect(html).toMatch(/Versand.*Schweiz.*CHF\s\d+\.\d\d/s)
  })

  it('AS-BLOCK-18 is a section with columns by width, a background and features', async () => {
    const html = await composedPage([{
      component: 'section', title: 'Teil', columns: '1', columns_tablet: '2', columns_desktop: '3', background_color: 'grey-light',
      content: [{ component: 'separator' }], features: [{ component: 'feature_item', text: 'Eins', image, image_alt: 'Bild' }],
    }])
    expect(html).toContain('data-columns="1" data-columns-tablet="2" data-columns-desktop="3"')
    expect(html).toContain('data-ground="grey-light"')
    expect(element(html, 'hr')?.startIndex).toBeLessThan(element(html, 'li [alt=Bild]')?.startIndex ?? 0)
    expect(textOf(html, 'li:has([alt=Bild])')).toContain('Eins')
  })

  it('AS-BLOCK-36 AS-BLOCK-37 has the width and background that editors chose for a section', async () => {
    const section = (fields: object) => composedPage([{ component: 'section', title: 'Teil', ...fields }])
    const styles = readCss('ui/content/Blocks.module.css')
    for (const width of ['300px', '480px', '600px', '960px', 'narrow']) {
      expect(await section({ content_width: width })).toContain(`data-width="${width}"`)
      expect(styles).toContain(`.inner[data-width='${width}']`)
    }
    for (const ground of ['brand-primary', 'brand-secondary', 'white', 'black', 'grey-light', 'grey-medium', 'grey-dark']) {
      expect(await section({ background_color: ground })).toContain(`data-ground="${ground}"`)
      expect(styles).toContain(`.section[data-ground='${ground}']`)
    }
    expect(await section({ background_color: 'custom', background_custom: '#123456' })).toContain('#123456')
  })

  it('AS-BLOCK-39 is a text with the alignment that editors chose', async () => {
    const aligned = (textAlign: string) => composedPage([{
      component: 'rich_text_block',
      text: { type: 'doc', content: [{ type: 'paragraph', attrs: { textAlign }, content: [{ type: 'text', text: 'Hier' }] }] },
    }])
    for (const place of ['center', 'right']) expect(await aligned(place)).toContain(`<p data-align="${place}">Hier</p>`)
    expect(await aligned('left')).toContain('<p>Hier</p>')
  })

  it('requests its pictures in the sizes in which they are rendered', async () => {
    const banner = (size: object) => ({ component: 'banner', image: { url: image }, ...size })
    const html = await composedPage([
      { component: 'feature_item', image, text: 'Weich' }, { component: 'image_banner_slide', image }, { component: 'home_banner', image },
      banner({}), banner({ width: 800, height: 300 }), { component: 'time_limited_banner', mobile: image },
      { component: 'image_text', image }, { component: 'contact_support', image }, { component: 'hero_banner', image },
    ])
    const sizes = [...html.matchAll(/\/m\/(\d+x\d+)\/smart\/h\/iris/g)].map(([, size = '']) => size)
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.filter((size) => readSize(size) === undefined)).toEqual([])
  })

  it('AS-ENT-38 is a feature with picture and text', async () => {
    const html = await composedPage([{ component: 'feature_item', text: 'Weich', image, image_alt: 'Linse' }])
    expect(textsOf(html, ':has([alt=Linse]) p')).toEqual(['Weich'])
  })

  it('AS-BLOCK-19 is a picture beside a text', async () => {
    const html = await composedPage([{ component: 'image_text', image, text: doc(paragraph('Daneben')) }])
    expect(textsOf(html, ':has([alt="Ein Auge"]) p')).toEqual(['Daneben'])
  })

  it('AS-BLOCK-20 is a button in its style with its link', async () => {
    const classOf = async (style: string) => {
      const html = await composedPage([{ component: 'cta_button', label: 'Los', link, style }])
      return attributeOf(html, 'a[href="/c/lens"]', 'class')
    }
    const [solid, outline, ghost, unknown] = await Promise.all(['solid', 'outline', 'ghost', 'neon'].map(classOf))
    expect(new Set([solid, outline, ghost]).size).toBe(3)
    expect(unknown).toBe(solid)
    expect(solid).toBeDefined()
  })

  it('AS-BLOCK-21 is the stored visitor data, part by part, by its duration, or its duration without the choice', async () => {
    const embed = async (type: string) => words(await composedPage([{ component: 'cookie_consent', type }]))
    const [every, category, only] = await Promise.all(['all', 'category', 'category-only'].map(embed))
    for (const html of [every, category, only]) expect(html).toMatch(/Notwendig.*Statistik/s)
    expect([every, category, only].map((html) => html?.includes('cart_id'))).toEqual([true, false, false])
    for (const type of ['all', 'category', 'category-only'])
      expect(await composedPage([{ component: 'cookie_consent', type }])).toContain(`data-consent="${type}"`)
  })

  it('AS-BLOCK-27 is the stock of products, in the texts of the stock badge', async () => {
    const html = await composedPage([{ component: 'stock_badge', title: 'An Lager', products_set: '1001,1003,4' }])
    const cards = await composedPage([{ component: 'product_list', products_set: '1001,1003' }])
    const badges = (html: string) =>
      textPiecesOf(html).filter((message) => /Lager|lieferbar/i.test(message) && message !== 'An Lager')
    expect(badges(html)).toEqual(badges(cards))
    expect(badges(html)).toHaveLength(2)
    for (const id of [1001, 1003]) expect(count(html, `a[href^="/p/${id}"]`)).toBeGreaterThan(0)
  })

  it('AS-BLOCK-28 is a range of delivery days in words', async () => {
    const range = (from: string, to: string) => composedPage([{ component: 'delivery_range', title: 'Ankunft:', from, to }])
    expect(words(await range('2025-03-03', '2025-03-05'))).toMatch(/Ankunft: Mo\.?, 3\. [–-] Mi\.?, 5\. März$/)
    expect(words(await range('2025-03-03', ''))).toMatch(/Ankunft: Mo\.?, 3\. März$/)
    expect(words(await range('2025-02-30', ''))).not.toContain('Ankunft')
  })

  it('is the newsletter form, which works without JavaScript too', async () => {
    const html = await composedPage([{ component: 'email_suggester', title: 'Post von uns' }])
    expect(count(html, 'form[method=post][action="/newsletter"] input[name=email]')).toBe(1)
  })

  it('is a sign-in link to a page of the shop, and to no other', async () => {
    const login = (url: string) =>
      composedPage([{ component: 'login_redirect', label: 'Los', link: { linktype: 'url', cached_url: '', url } }])
    expect(await login('/my-account/history')).toContain('href="/login?redirectUrl=%2Fmy-account%2Fhistory"')
    for (const other of ['https://evil.example/', 'javascript:alert(1)']) expect(await login(other)).not.toContain('/login?')
  })

  it('AS-BLOCK-22 is a list of products, or says that there are none', async () => {
    expect(count(await composedPage([{ component: 'product_list', products_set: '1001,1003' }]), 'article')).toBe(2)
    expect(words(await composedPage([{ component: 'product_list', products_set: '' }]))).toMatch(/keine Produkte|nichts gefunden|Kein/i)
  })

  it('AS-BLOCK-23 is a time-limited banner, shown only within its window', async () => {
    const banner = (endTime: string) => composedPage([{ component: 'time_limited_banner', mobile: image, endTime }])
    expect(await banner('2099-01-01 00:00')).toContain('alt="Ein Auge"')
    expect(await banner('2001-01-01 00:00')).not.toContain('alt="Ein Auge"')
  })

  it('AS-BLOCK-25 is an experiment variant whose blocks are shown if it is assigned', async () => {
    const content = [{ component: 'separator' }]
    const test = (defaultVariant: boolean) => composedPage([{ component: 'ab_test', featureKey: 'f', defaultVariant, content }])
    expect([count(await test(true), 'hr'), count(await test(false), 'hr')]).toEqual([1, 0])
  })

  it('AS-BLOCK-26 is one of the seven older kinds', async () => {
    const html = await composedPage([
      { component: 'home_banner', title: 'Früher', text: 'Ein Satz', image, link },
      { component: 'category_list', title: 'Bereiche' },
      { component: 'image_slider', slides: [{ component: 'image_banner_slide', image, link }] },
      { component: 'feature_list', title: 'Gutes', items: [{ component: 'feature_item', text: 'Weich' }] },
      { component: 'product_grid', title: 'Raster', products_set: '1001' },
      { component: 'related_products', title: 'Ähnliche', products_set: '1003' },
      { component: 'product_card_block', title: 'Eine', products_set: '1097' },
    ])
    expect(words(html)).toMatch(/Früher.*Bereiche.*Gutes.*Weich.*Raster.*Ähnliche.*Eine/s)
    for (const id of ['1001', '1003', '1097']) expect(html).toContain(`/p/${id}`)
    expect(html).toMatch(/CHF/)
  })
})
