import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { openPages } from '../../support/open-pages.ts'

const { offers = [] } = demoCatalogue()
const [offer] = offers.filter(({ priceChannel }) => priceChannel === 'iris_ch')
const id = offer?.productId ?? 0
const CHOICE = { intent: 'add', r_sphere: '-2.25', r_quantity: '1' }

describe('a campaign link to a product', () => {
  it('CC-PRICE-09 stores product, key and price channel, and only when the link names this very product', async () => {
    const pages = openPages()
    const link = await pages.get(`/p/${id}?atc=${id}&fk=spring26`)
    expect(pages.visitorAt('/').campaign()).toEqual({ productId: id, fk: 'spring26', priceChannel: 'iris_ch' })
    expect(link.headers.get('cache-control')).toBe('no-store')
    const others = openPages()
    for (const query of ['', `?atc=${id + 1}&fk=spring26`, `?atc=${id}`, `?atc=${id}&fk=`]) {
      const page = await others.get(`/p/${id}${query}`)
      expect(page.headers.get('cache-control')).toContain('public')
    }
    expect(others.visitorAt('/').campaign()).toBeUndefined()
  })

  it('applies its price in the cart and during selection, also after other pages', async () => {
    const priceFor = async (link: string) => {
      const pages = openPages()
      await pages.get(link)
      expect((await pages.post(`/p/${id}`, CHOICE)).status).toBe(303)
      const visitor = pages.visitorAt('/')
      const [line] = (await visitor.loadCart())?.lines ?? []
      const quoted = await visitor.quotePrice(offer?.productId, 1)
      expect(quoted?.unit.current).toEqual(line?.unitPrice)
      return line?.unitPrice.cents ?? Number.NaN
    }
    const [usual, special] = [await priceFor(`/p/${id}`), await priceFor(`/p/${id}?atc=${id}&fk=spring26`)]
    expect(special / usual).toBeCloseTo(0.9, 2)
    expect(await priceFor(`/p/${id}?atc=${id}&fk=no-such-key`)).toBe(usual)
  })
})
