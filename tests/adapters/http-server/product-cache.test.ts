import { describe, expect, it } from 'vitest'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const IDS = [1, 2, 3, 4, 5]
const shopCatalogue = aCatalogue({
  products: IDS.map((id) => aProduct({ id })),
  prices: IDS.map((id) => aPriceEntry({ productId: id, current: id === 3 ? 0 : 5000 })),
})

describe('named products', () => {
  it('AS-CALL-34 CC-PROD-14 are returned as data with products and pages, up to a limit, and none without ids', async () => {
    const app = await openApi(openSmallShop(shopCatalogue).commerce)
    const send = async (query: string) => {
      const url = `/api/product-cache?${IDS.map((id) => `product_id[]=${id}`).join('&')}&price[gt]=0${query}`
      const { data } = (await app.inject({ url })).json<{ data: { products: { product_id: number }[]; pagination: object } }>()
      return { ids: data.products.map(({ product_id }) => product_id), pagination: data.pagination }
    }
    const pageOptions = [10, 20, 40, 100]
    expect(await send('&page=1&limit=3')).toEqual({
      ids: [1, 2, 4], pagination: { currentPage: 1, totalPages: 2, totalItems: 4, itemsPerPage: 3, pageOptions },
    })
    expect(await send('&page=2&limit=3')).toMatchObject({ ids: [5], pagination: { currentPage: 2 } })
    expect((await send('')).ids).toEqual([1, 2, 4, 5])
    for (const odd of ['&page=99&limit=3', '&page=-1&limit=0', '&page=x&limit=1e9'])
      expect((await send(odd)).ids.length).toBeGreaterThan(0)
    await app.close()
  })

  it('AS-CALL-34 are thirty-three on three pages of sixteen', async () => {
    const many = Array.from({ length: 33 }, (_, index) => index + 1)
    const app = await openApi(openSmallShop(aCatalogue({
      products: many.map((id) => aProduct({ id })), prices: many.map((id) => aPriceEntry({ productId: id, current: 5000 })),
    })).commerce)
    const url = `/api/product-cache?${many.map((id) => `product_id[]=${id}`).join('&')}&price[gt]=0&page=3&limit=16`
    const { data } = (await app.inject({ url })).json<{ data: { products: object[]; pagination: object } }>()
    expect(data.products).toHaveLength(1)
    expect(data.pagination).toMatchObject({ totalItems: 33, totalPages: 3, itemsPerPage: 16, currentPage: 3 })
    await app.close()
  })
})
