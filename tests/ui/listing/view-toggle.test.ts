import { expect, it } from 'vitest'
import { openPages } from '../../support/open-pages.ts'

it('AS-LAYOUT-14 switches from a grid to a list and back by the links of its page', async () => {
  const pages = openPages()
  const at = async (path: string) => {
    const { html } = await pages.get(path)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*listViewType=(grid|list)[^"]*)"/g)]
    const methods = new Map(links.map(([, to = '', view]) => [view, to.replaceAll('&amp;', '&')]))
    return { view: /<article [^>]*data-view="(grid|list)"/.exec(html)?.[1], to: (view: string) => methods.get(view) ?? '/c/lens' }
  }
  const first = await at('/c/lens')
  const second = await at(first.to('list'))
  const third = await at(second.to('grid'))
  expect([first.view, second.view, third.view]).toEqual(['grid', 'list', 'grid'])
})
