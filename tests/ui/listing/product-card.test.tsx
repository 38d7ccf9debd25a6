import { describe, expect, it } from 'vitest'
import { makeMoney } from '../../../domain/money/money.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import { shownPrice } from '../../../domain/pricing/shown-price.ts'
import { shownRating } from '../../../domain/rating/shown-rating.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { Rating } from '../../../ui/design/Rating.tsx'
import { PackContentView } from '../../../ui/listing/PackContentView.tsx'
import { PricePerUnitView } from '../../../ui/listing/PricePerUnitView.tsx'
import { PriceView } from '../../../ui/listing/PriceView.tsx'
import { ProductCardView } from '../../../ui/listing/ProductCardView.tsx'
import { RatingView } from '../../../ui/listing/RatingView.tsx'
import { made } from '../../support/builders/made.ts'
import { elements, attributeOf, textOf, textsOf } from '../../support/html.ts'
import { renderedView, words } from '../../support/render-view.tsx'
import { aListedProduct, chf } from './listed-product.ts'

const filled = (html: string): number => Number(attributeOf(html, '[data-halves]', 'data-halves')) / 2

describe('product card', () => {
  it('CC-CONST-06 requests a cover of 300 by 300 and reserves its space', async () => {
    const html = await renderedView(<ProductCardView product={aListedProduct()} />)
    expect(elements(html, 'img[src="/m/300x300/smart/p/1001/front"][width="300"][height="300"]')).toHaveLength(1)
  })

  it('F-S21 shows the brand above a title that does not begin with it', async () => {
    const named = async (title: string) =>
      words(await renderedView(<ProductCardView product={aListedProduct({ title, brand: 'Acuvue' })} />))
    expect(await named('1-Day Acuvue Moist')).toContain('Acuvue1-Day Acuvue Moist')
    expect(await named('Acuvue Oasys')).not.toContain('AcuvueAcuvue')
  })

  it('keeps the short words of a name on one line, and breaks long ones', async () => {
    const html = await renderedView(<ProductCardView product={aListedProduct({ title: 'Oasys MAX 1-Day Multifocal-Astigmatism' })} />)
    expect(textOf(html)).toContain('Oasys MAX 1-Day Multifocal-Astigmatism')
    expect(textsOf(html, '[class*=unbroken]')).toEqual(['1-Day'])
  })

  it('CC-CONST-02 shows five stars at most: seven is five, zero is none', async () => {
    const seven = await renderedView(<Rating value={7} label="" />)
    const none = await renderedView(<Rating value={0} label="" />)
    expect(filled(seven)).toBe(5)
    expect(filled(none)).toBe(0)
  })

  it('CC-CONST-03 shows four of five by default, and no stars for a product without ratings', async () => {
    const bare = await renderedView(<Rating label="" />)
    expect(filled(bare)).toBe(4)
    const unrated = await renderedView(<RatingView rating={shownRating({ ratingTotal: 4, ratingCount: 0 })} />)
    expect(unrated).toBe('')
  })

  it('F-S06 shows the number of ratings if there is room for the label, and no bare number that would suggest reviews', async () => {
    const html = await renderedView(<RatingView rating={{ value: 4.5, count: 12 }} isCounted />, { locale: 'en' })
    expect(html).toContain('aria-label="4.5 of 5 stars"')
    expect(words(html)).toContain('12 ratings')
    const bare = await renderedView(<RatingView rating={{ value: 4.5, count: 12 }} />, { locale: 'en' })
    expect(textOf(bare)).not.toContain('12')
  })
})

describe('price', () => {
  const display = (original: number, current: number, website: number) =>
    renderedView(<PriceView price={shownPrice(priceFields(chf(original), chf(current), chf(website)))} size="page" />)

  it('CC-PRICE-05 shows the current price, the compare-at price, the regular one and the savings', async () => {
    const html = await display(5000, 4500, 6000)
    expect(words(html)).toContain('CHF 45.00')
    expect(textsOf(html, 's')).toContain('CHF\u00A050.00')
    expect(words(html)).toContain('Normalpreis CHF 60.00')
    expect(words(html)).toContain('Sie sparen CHF 15.00 (25 %)')
    const plain = await display(4500, 4500, 4500)
    expect(words(plain)).toBe('Preis CHF 45.00')
    expect(elements(plain, 's')).toEqual([])
  })

  it('AS-PRICE-02 CC-MONEY-01 shows cents as francs in every language', async () => {
    for (const locale of LOCALES) {
      const html = await renderedView(<PriceView price={{ current: made(makeMoney(4990, 'CHF')) }} />, { locale })
      expect(words(html)).toContain('49.90')
      expect(words(html)).not.toContain('4990')
    }
  })

  it('CC-PROD-04 shows the price of one unit beside the number of units', async () => {
    const html = await renderedView(
      <p>
        <PricePerUnitView pricePerUnit={{ price: chf(55), units: 1, per: 'lens' }} />
        {' ('}
        <PackContentView label="30-Pack" />)
      </p>,
      { locale: 'en' },
    )
    expect(words(html)).toBe('CHF 0.55 per lens (30 lenses)')
  })

  it('compares liquids by 100 ml', async () => {
    expect(words(await renderedView(<PricePerUnitView pricePerUnit={{ price: chf(563), units: 100, per: 'ml' }} />)))
      .toBe('CHF 5.63 pro 100 ml')
  })
})
