import { expect, it } from 'vitest'
import { attributeOf, attributesOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

it('AS-LAYOUT-14 switches from a grid to a list and back by the links of its page', async () => {
  const pages = openPages()
  const at = async (path: string) => {
    const { html } = await pages.get(path)
    const to = (view: string) => attributesOf(html, `a[href*="listViewType=${view}"]`, 'href').at(-1) ?? '/c/lens'
    return { view: attributeOf(html, 'article', 'data-view'), to }
  }
  const first = await at('/c/lens')
  const second = await at(first.to('list'))
  const third = await at(second.to('grid'))
  expect([first.view, second.view, third.view]).toEqual(['grid', 'list', 'grid'])
})
