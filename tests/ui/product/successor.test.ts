import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import { toProductPageData } from '../../../ui/product/product-page-data.ts'
import { withSuccessorValues } from '../../../ui/product/successor-values.ts'
import { textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { replacingOperations } from '../checkout/browse.tsx'

const { products } = demoCatalogue()
const noLongerMade = (group: string) => {
  const result = products.find((product) => product.group.key === group)
  if (result?.replacementId === undefined) throw new Error(`The demo shop has no successor of ${group}`)
  return result
}
const pages = openPages()

describe('the successor of a discontinued lens', () => {
  it('F-W13 names the alternative values of the successor, beside those it supports', async () => {
    const lost = async (group: string, values: Readonly<Record<string, string>>) => {
      const request = new URLSearchParams({ ...values, r_quantity: '2', l_quantity: '0' }).toString()
      const { html } = await pages.get(`/p/${noLongerMade(group).id}?${request}`)
      return textsOf(html, 'li:not(:has(li))').filter((line) => line.includes('(Nachfolger'))
    }
    expect(await lost('soflens-toric', { r_sphere: '-2.00', r_cylinder: '-1.25', r_axis: '90', r_radius: '8.5', r_diameter: '14.5' }))
      .toEqual([expect.stringMatching(/^Rechtes Auge, .* 8\.5 \(Nachfolger 8\.6\)$/)])
    expect(await lost('acuvue-2', { r_sphere: '-3.00', r_radius: '8.3', r_diameter: '14.0' }))
      .toEqual([expect.stringMatching(/ 8\.3 \(Nachfolger 8\.4, 8\.8\)$/)])
    expect(await lost('proclear-1-day', { r_sphere: '-11.00', r_radius: '8.7', r_diameter: '14.2' })).toEqual([
      expect.stringMatching(/ -11\.00 \(Nachfolger -10\.00 … \+8\.00\)$/),
      expect.stringMatching(/ 8\.7 \(Nachfolger 8\.6\)$/),
      expect.stringMatching(/ 14\.2 \(Nachfolger 14\.1\)$/),
    ])
    const [, , colour] = await lost('wildeyes', { r_sphere: '-1.00', r_radius: '8.6', r_diameter: '14.5', r_color: 'Zebra' })
    expect(colour).toMatch(/ Zebra \(Nachfolger (?:[\w ]+, ){5}[\w ]+ …\)$/)
  })

  it('F-W13 is linked even if its values are unknown', async () => {
    const gone = noLongerMade('acuvue-2')
    const visitor = openHeadlessShop().visitor()
    const detail = await value(visitor.injector.get(ViewProduct)(gone.id))
    const withoutOptions = replacingOperations(visitor, {
      catalogue: { getProductOptions: () => TE.left({ _tag: 'ServiceUnavailable' }) },
    })
    const page = toProductPageData(detail, 'de', { brandChannel: 'iris', day: '2026-03-02' })
    const { lostValues, replacement } = await withSuccessorValues(
      withoutOptions.injector, page, { l_sphere: '-3.00', l_radius: '8.3', l_diameter: '14.0' }, 20,
    )
    expect(lostValues).toEqual([{ eye: 'left', key: 'radius', value: '8.3', made: '' }])
    expect(replacement?.to).toContain('l_sphere=-3.00')
  })
})
