import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { element } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

const shopCatalogue = demoCatalogue()
/** Three packs of one variant are left, and it is discontinued. */
const stopped = shopCatalogue.stock.find(({ variant }) => {
  const product = shopCatalogue.products.find(({ id }) => id === variant.productId)
  return product?.titles.de === 'Biofinity' && !product.discontinued && variant.option.sphere !== undefined
})
const pages = openPages({
  shopCatalogue: {
    ...shopCatalogue, stock: shopCatalogue.stock.map((row) => (row === stopped ? { ...row, stock: { onHand: 3, stopOrder: true } } : row)),
  },
})

describe('lenses without sufficient stock', () => {
  it('are refused beside the packs of their eye, and only there', async () => {
    const sphere = stopped?.variant.option.sphere ?? 0
    const fields = { intent: 'add', r_sphere: '-1.00', r_quantity: '1', l_sphere: String(sphere), l_quantity: '4' }
    const { status, html } = await pages.post(`/p/${stopped?.variant.productId ?? 0}`, fields)
    expect(status).toBe(422)
    const field = (name: string) => element(html, `input[name=${name}]`)?.attribs ?? {}
    expect(field('l_quantity')).toMatchObject({ value: '4', 'aria-describedby': 'field-l_quantity-error' })
    expect(field('r_quantity')).not.toHaveProperty('aria-invalid')
    expect(words(html)).toContain('3')
  })
})
