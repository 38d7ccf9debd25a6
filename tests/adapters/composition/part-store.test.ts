import { describe, expect, it } from 'vitest'
import { openPartStore } from '../../../adapters/composition/pages/part-store.ts'

const PAGE = { frame: 'iris de', alternates: { de: '/p/1?a=1&b=2', en: '/en/p/1', fr: '/fr/p/1', it: '/it/p/1' } }
const [FOOTER_VIEW, MENU_VIEW] = [{}, {}]
const FOOTER = { Part: FOOTER_VIEW, props: { hasOffers: true } }

const elementOf = (id: string, content: string): string => `<div id="${id}" data-server-part="true"><!--$-->${content}<!--/$--></div>`
const pageWith = (content: string): string => `<body>${elementOf('_R_1_', content)}<div>the visitor</div></body>`

/** What a page gets after another one was rendered with this content. */
const storedAfter = (content: string, page = PAGE, part = FOOTER, id = '_R_1_'): string | undefined => {
  const open = openPartStore(10_000)
  const first = open(PAGE)
  first.partHtml('_R_1_', FOOTER)
  first.storeFrom(pageWith(content))
  return open(page).partHtml(id, part)
}

describe('the shared parts of pages', () => {
  it('are rendered once, with the boundaries within them', () => {
    const content = '<footer><!--$--><p>a</p><!--/$--></footer>'
    expect(storedAfter(content)).toBe(`<!--$-->${content}<!--/$-->`)
  })

  it('are rendered again for another frame, other properties, another part or another place', () => {
    expect(storedAfter('<p>a</p>', { ...PAGE, frame: 'iris fr' })).toBeUndefined()
    expect(storedAfter('<p>a</p>', PAGE, { Part: FOOTER_VIEW, props: { hasOffers: false } })).toBeUndefined()
    expect(storedAfter('<p>a</p>', PAGE, { Part: MENU_VIEW, props: { hasOffers: true } })).toBeUndefined()
    expect(storedAfter('<p>a</p>', PAGE, FOOTER, '_R_2_')).toBeUndefined()
  })

  it('link to the other languages of the page they are shown on, and keep every other link', () => {
    const links = (french: string): string =>
      `<a href="/fr/p/1">x</a><a href="${french}" hrefLang="fr" lang="fr">Français</a><a href="/manual" hrefLang="fr" lang="fr">y</a>`
    const page = { ...PAGE, alternates: { ...PAGE.alternates, fr: '/fr/p/2?q="<&' } }
    expect(storedAfter(links('/fr/p/1'), page)).toBe(`<!--$-->${links('/fr/p/2?q=&quot;&lt;&amp;')}<!--/$-->`)
  })

  it('are not stored if one of them was left out', () => {
    expect(storedAfter('<!--$!--><!--/$-->')).toBeUndefined()
    const open = openPartStore(10_000)
    const page = open(PAGE)
    page.partHtml('_R_1_', FOOTER)
    page.storeFrom('<body></body>')
    expect(open(PAGE).partHtml('_R_1_', FOOTER)).toBeUndefined()
  })

  it('make room for each other, the least recently used first', () => {
    const open = openPartStore(400)
    const partOf = (name: string) => ({ Part: FOOTER_VIEW, props: { name } })
    const render = (name: string): string | undefined => {
      const page = open(PAGE)
      const html = page.partHtml('_R_1_', partOf(name))
      page.storeFrom(pageWith('x'.repeat(100)))
      return html
    }
    for (const name of ['1', '2']) expect(render(name)).toBeUndefined()
    expect(render('1')).toBeDefined()
    expect(render('3')).toBeUndefined()
    expect(render('1')).toBeDefined()
    expect(render('2')).toBeUndefined()
  })

  it('know nothing of other parts of the server', () => {
    expect(openPartStore(10)(PAGE).partHtml('_R_1_', undefined)).toBeUndefined()
  })
})
