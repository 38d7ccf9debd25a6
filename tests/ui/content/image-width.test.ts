import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { readSize } from '../../../adapters/media/allowed-sizes.ts'
import { DEFAULT_IMAGE_WIDTH, imageWidth } from '../../../ui/content/image-width.ts'
import { openPages } from '../../support/open-pages.ts'

describe('the width of a picture', () => {
  it('CC-CONST-10 is set by brand and slot, else a default', () => {
    expect([imageWidth('iris', 'hero'), imageWidth('mrlens', 'hero'), imageWidth('discountlens', 'hero')]).toEqual([640, 768, 500])
    expect([imageWidth('iris', 'root'), imageWidth('mrlens', 'root')]).toEqual([300, 300])
    for (const unknown of ['', 'nowhere', 'toString']) expect(imageWidth('iris', unknown)).toBe(DEFAULT_IMAGE_WIDTH)
  })

  it('CC-CONST-10 is requested by the brand’s page, and one that the pictures exist in', async () => {
    for (const brand of BRAND_CHANNELS) {
      const width = imageWidth(brand, 'hero')
      expect((await openPages({}, brand).get('/')).html).toContain(`/m/${width}x0/smart/h/${brand}`)
      expect(readSize(`${width}x0`)).toBeDefined()
    }
  })
})
