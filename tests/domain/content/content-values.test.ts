import { describe, expect, it } from 'vitest'
import { heroBackground } from '../../../domain/content/colour.ts'
import { fillFigures } from '../../../domain/content/fill-figures.ts'
import { readProductSet } from '../../../domain/content/product-set.ts'

describe('the value of a content field', () => {
  it('AS-ENT-33 lists products separated by commas', () => {
    expect(readProductSet('1, 2,,3')).toEqual([1, 2, 3])
    expect(readProductSet(' , x, 2.5, -1, 2, 2, 99999999999')).toEqual([2])
    expect(readProductSet('')).toEqual([])
  })

  it('is a valid colour or absent', () => {
    expect([heroBackground('#fff'), heroBackground(''), heroBackground('red;x:url(//evil)')]).toEqual(['#fff', '#eceff1', '#eceff1'])
  })

  it('is a number, or the name of a number that the shop computes', () => {
    const figures = { products: 261, brands: 19, return_days: 14 }
    expect(['{products}', '{brands} +', '14', '{nothing}', '{toString}'].map((text) => fillFigures(text, figures)))
      .toEqual(['261', '19 +', '14', '{nothing}', '{toString}'])
  })
})
