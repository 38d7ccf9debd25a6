import { describe, expect, it } from 'vitest'
import { composedPage } from '../support/composed-page.ts'
import { elements } from '../support/html.ts'

const cards = (html: string) => elements(html, 'article').length

describe('products that editors add to a page', () => {
  it('AS-BLOCK-40 are in the page that the server renders', async () => {
    expect(cards(await composedPage([{ component: 'selected_products', products_set: '1001,1003' }]))).toBe(2)
    expect(cards(await composedPage([{ component: 'popular_products' }]))).toBe(8)
  })

  it('AS-BLOCK-41 are the most popular ones if none is named', async () => {
    for (const products_set of ['', ' , ']) expect(cards(await composedPage([{ component: 'popular_products', products_set }]))).toBe(8)
    const named = await composedPage([{ component: 'popular_products', products_set: '1003' }])
    expect([cards(named), named.includes('/p/1003')]).toEqual([1, true])
  })
})
