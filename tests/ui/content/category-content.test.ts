import { describe, expect, it } from 'vitest'
import { contentOf } from '../../../adapters/composition/demo-content.ts'
import { elements, markupOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

const feature = (text: string) => ({ component: 'feature_item', text })
const wrapper = { component: 'category_page_wrapper', above: [feature('Darüber')], below: [feature('Darunter')] }

const category = async (content: object, path = '/c/lens/daily'): Promise<string> => {
  const story = { slug: 'c/lens/daily', name: 'Daily', content: { default: content } }
  const { status, html } = await openPages({ content: contentOf(() => [story]) }).get(path)
  expect(status).toBe(200)
  return markupOf(html, 'main')
}
/** The texts of a page, in order, with the position of its products. */
const order = (html: string): string => words(html.replace(markupOf(html, 'article'), ' PRODUCTS '))

describe('the page of a category', () => {
  it('AS-BLOCK-04 has editorial blocks above and below its products', async () => {
    const html = await category({ component: 'page', body: [feature('Zuerst'), wrapper, feature('Zuletzt')] })
    expect(order(html)).toMatch(/Zuerst.*Darüber.*PRODUCTS.*Darunter.*Zuletzt/)
    expect(order(await category(wrapper))).toMatch(/Darüber.*PRODUCTS.*Darunter/)
    expect(order(await category({ component: 'page', body: [feature('Nur das')] }))).toMatch(/Nur das.*PRODUCTS/)
  })

  it('has them on each of its pages, and another category does not', async () => {
    expect(order(await category(wrapper, '/c/lens/daily?page=2'))).toMatch(/Darüber.*PRODUCTS.*Darunter/)
    expect(await category(wrapper, '/c/lens')).not.toContain('Darüber')
  })

  it('has one title, with any blocks', async () => {
    const body = [{ component: 'hero_banner', title: 'Aktion' }, { component: 'cms_page', title: 'Text' }]
    const html = await category({ component: 'page', body })
    expect(elements(html, 'h1')).toHaveLength(1)
    expect(textsOf(html, 'h2')).toContain('Aktion')
  })
})
