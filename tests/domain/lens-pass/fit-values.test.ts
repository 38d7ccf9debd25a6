import { describe, expect, it } from 'vitest'
import { fitValues } from '../../../domain/lens-pass/fit-values.ts'
import { lens, toric } from '../../support/api/small-catalogue.ts'

const TORIC = { sphere: -2.25, cylinder: -0.75, axis: 180, radius: 8.7, diameter: 14.5 }

describe('saved values in the form of a lens', () => {
  it('are filled in for the parameters that the lens has', () => {
    expect(fitValues(toric.space, { right: TORIC })).toEqual({ eyes: { right: TORIC }, unfit: [] })
  })

  it('are reported when the lens is not made in them, and those fields stay empty', () => {
    const { eyes, unfit } = fitValues(lens.space, { right: TORIC, left: { sphere: -2.25, radius: 8.6, diameter: 14 } })
    expect(eyes).toMatchObject({ right: { sphere: -2.25 }, left: { sphere: -2.25 } })
    expect(eyes.right?.cylinder).toBeUndefined()
    expect(unfit).toContainEqual({ eye: 'right', key: 'cylinder', value: -0.75, why: 'unused' })
    expect(unfit).toContainEqual({ eye: 'right', key: 'radius', value: 8.7, why: 'not_made' })
    expect(unfit.filter(({ eye }) => eye === 'left')).toEqual([])
  })

  it('lose nothing in a lens without a cylinder when there is none', () => {
    expect(fitValues(lens.space, { right: { sphere: -2.25, cylinder: 0 } }).unfit).toEqual([])
  })

  it('report a combination that is not made', () => {
    expect(fitValues(toric.space, { left: { ...TORIC, cylinder: -1.25, axis: 10 } }).unfit)
      .toEqual([{ eye: 'left', key: 'axis', value: 10, why: 'not_made' }])
  })
})
