import { describe, expect, it } from 'vitest'
import { isChosenPerEye } from '../../../domain/product/is-chosen-per-eye.ts'
import { aProduct, noChoices } from '../../support/builders/product.ts'

describe('choosing per eye', () => {
  it('applies to the values of a lens', () => {
    expect(isChosenPerEye(aProduct())).toBe(true)
  })

  it('does not apply to reading glasses, which have one power', () => {
    expect(isChosenPerEye(aProduct({ category: 'reading_glasses' }))).toBe(false)
  })

  it('does not apply to a bottle', () => {
    expect(isChosenPerEye(aProduct({ category: 'lenscare', space: noChoices }))).toBe(false)
  })
})
