import { describe, expect, it } from 'vitest'
import { isChosenPerEye } from '../../../domain/product/is-chosen-per-eye.ts'
import { aProduct, noChoices } from '../../support/builders/product.ts'

describe('choosing per eye', () => {
  it('asks the values of a lens for each eye', () => {
    expect(isChosenPerEye(aProduct())).toBe(true)
  })

  it('asks one power of reading glasses', () => {
    expect(isChosenPerEye(aProduct({ category: 'reading_glasses' }))).toBe(false)
  })

  it('asks nothing of a bottle', () => {
    expect(isChosenPerEye(aProduct({ category: 'lenscare', space: noChoices }))).toBe(false)
  })
})
