import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { elements, codeOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const { products } = demoCatalogue()
const pages = openPages()

const errorsOf = async (html: string): Promise<readonly string[]> => {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  return (await new Validator().validate(extracted))
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`)
}
const structuredDataIn = (html: string): readonly Record<string, unknown>[] =>
  elements(html, 'script[type="application/ld+json"]').map((script) => JSON.parse(codeOf(script)) as Record<string, unknown>)

const first = (inputOf: (product: (typeof products)[number]) => boolean): string => {
  const result = products.find((product) => product.isActive && inputOf(product))
  if (result === undefined) throw new Error('The demo shop has no such product')
  return `/p/${result.id}`
}

const SAMPLE: readonly (readonly [string, string])[] = [
  ['a lens with ratings', first(({ category, rating }) => category === 'lens' && rating.ratingCount > 0)],
  ['a lens without ratings', first(({ category, rating }) => category === 'lens' && rating.ratingCount === 0)],
  ['a bottle', first(({ category }) => category === 'lenscare')],
  ['sunglasses', first(({ category }) => category === 'sunglasses')],
  ['a lens no longer made', first(({ discontinued }) => discontinued)],
]

describe('the structured data of the pages', () => {
  it.each(SAMPLE)('is accepted by a validator: %s', async (_name, path) => {
    for (const prefix of ['', '/en', '/fr', '/it']) {
      const { html } = await pages.get(prefix + path)
      expect(structuredDataIn(html).map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
      expect(await errorsOf(html)).toEqual([])
    }
  })

  it('AS-ENT-39 contains the product, its offer with return policy, its pictures, and stars only if there are some', async () => {
    const [rated, unrated] = await Promise.all(
      [0, 1].map(async (index) => structuredDataIn((await pages.get(SAMPLE[index]?.[1] ?? '')).html)[0]),
    )
    expect(rated).toMatchObject({
      name: expect.any(String), description: expect.any(String), brand: expect.anything(), sku: expect.anything(),
      image: expect.any(Array), aggregateRating: expect.anything(),
      offers: {
        price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'CHF', availability: expect.stringContaining('schema.org/'),
        hasMerchantReturnPolicy: expect.anything(),
      },
    })
    expect(unrated).not.toHaveProperty('aggregateRating')
  })

  it.each(['/c/lens', '/c/lens/daily', '/fr/c/lens/daily/toric'])('has breadcrumbs to the home page: %s', async (path) => {
    const { html } = await pages.get(path)
    const [breadcrumbs] = structuredDataIn(html)
    const steps = breadcrumbs?.['itemListElement'] as readonly { readonly position: number; readonly item?: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1))
    expect(steps[0]?.item).toBe(path.startsWith('/fr') ? 'https://iris.example/fr/' : 'https://iris.example/')
    expect(steps.at(-1)).not.toHaveProperty('item')
    expect(await errorsOf(html)).toEqual([])
  })

  it('would be rejected without a price, or with a step without a name', async () => {
    const { html } = await pages.get(SAMPLE[0]?.[1] ?? '')
    expect(await errorsOf(html.replace(/"price":"[^"]*",/, ''))).not.toEqual([])
    expect(await errorsOf(html.replace(/("position":1,)"name":"[^"]*",/, '$1'))).not.toEqual([])
  })
})
