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
  first.complete(pageWith(content), true)
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

  it('link to the page they are shown on in other languages, also on the page that was rendered with them', () => {
    const links = (french: string): string =>
      `<a href="/fr/p/1">x</a><a href="${french}" hrefLang="fr" lang="fr">Français</a><a href="/manual" hrefLang="fr" lang="fr">y</a>`
    const page = { ...PAGE, alternates: { ...PAGE.alternates, fr: `/fr/p/2?q="<&'$&` } }
    expect(storedAfter(links('/fr/{page}'), page)).toBe(`<!--$-->${links('/fr/p/2?q=&quot;&lt;&amp;&#x27;$&amp;')}<!--/$-->`)
    const first = openPartStore(10_000)(page)
    first.partHtml('_R_1_', FOOTER)
    expect(first.complete(pageWith(links('/fr/{page}')), false)).toBe(pageWith(links('/fr/p/2?q=&quot;&lt;&amp;&#x27;$&amp;')))
  })

  it('are not stored if one of them was left out, or if the page has a defect', () => {
    const failed = openPartStore(10_000)
    const defect = failed(PAGE)
    defect.partHtml('_R_1_', FOOTER)
    defect.complete(pageWith('a'), false)
    expect(failed(PAGE).partHtml('_R_1_', FOOTER)).toBeUndefined()
    expect(storedAfter('<!--$!--><!--/$-->')).toBeUndefined()
    const open = openPartStore(10_000)
    const page = open(PAGE)
    page.partHtml('_R_1_', FOOTER)
    page.complete('<body></body>', true)
    expect(open(PAGE).partHtml('_R_1_', FOOTER)).toBeUndefined()
  })

  it('make room for each other, the least recently used first', () => {
    const open = openPartStore(400)
    const partOf = (name: string) => ({ Part: FOOTER_VIEW, props: { name } })
    const render = (name: string): string | undefined => {
      const page = open(PAGE)
      const html = page.partHtml('_R_1_', partOf(name))
      page.complete(pageWith('x'.repeat(100)), true)
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
