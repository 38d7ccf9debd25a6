import { readMarkup } from '../../adapters/markup/read-markup.ts'
import { contentOf } from '../../adapters/composition/demo-content.ts'
import type { Overrides } from '../../adapters/composition/headless/open-headless-shop.ts'
import { markupOf } from './html.ts'
import { openPages } from './open-pages.ts'

/** The page `/probe` of a shop with some content blocks, as rendered for a browser without script. */
export const composedPage = async (blocks: readonly object[], query = '', overrides: Overrides = {}, report?: (fault: string) => void) => {
  const story = { slug: 'probe', name: 'Probe', content: { default: { component: 'page', title: 'Probe', body: blocks } } }
  const pages = openPages({ content: contentOf(() => [story], readMarkup, report), ...overrides })
  const { status, html } = await pages.get(`/probe${query}`)
  if (status !== 200) throw new Error(`The page answered ${status}`)
  return markupOf(html, 'main')
}
