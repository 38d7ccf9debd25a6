import { describe, expect, it } from 'vitest'
import { hasEyes, splitEyes, withEye } from '../../../domain/prescription/eyes.ts'
import { isOptionKey, OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { parseServiceOption } from '../../../domain/prescription/parse-service-option.ts'
import { sortOptionKeys } from '../../../domain/prescription/sort-option-keys.ts'
import { noChoices } from '../../support/builders/product.ts'
import { spaceOf } from '../../support/lens-spaces.ts'

describe('the options of a product', () => {
  it('CC-PROD-06 are eight kinds of values', () => {
    const kinds = ['color', 'sphere', 'cylinder', 'axis', 'add', 'radius', 'diameter', 'dominance']
    expect(kinds.every(isOptionKey)).toBe(true)
    expect(OPTION_KEYS).toHaveLength(8)
    expect(['Sphere', 'power', '', 'r_sphere', 'toString'].some(isOptionKey)).toBe(false)
  })

  it('CC-PROD-07 are shown in a fixed order, colour and dominance after the rest, unknown keys last', () => {
    expect(sortOptionKeys(['add', 'axis', 'sphere', 'diameter', 'cylinder', 'radius']))
      .toEqual(['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add'])
    expect(sortOptionKeys(['tint', 'color', 'dominance', 'add', 'shape']))
      .toEqual(['add', 'dominance', 'color', 'tint', 'shape'])
  })

  it('CC-PROD-08 belong to the eye of their prefix, and to neither without one', () => {
    expect(splitEyes({ l_sphere: -1.5, r_sphere: -2 })).toEqual({ right: { sphere: -2 }, left: { sphere: -1.5 } })
    expect(splitEyes({ sphere: -1, r_tint: 'x', left_axis: 10 })).toEqual({ right: {}, left: {} })
    expect(withEye('left', { sphere: -1.5, axis: 10 })).toEqual({ l_sphere: -1.5, l_axis: 10 })
    const both = { ...withEye('right', { sphere: -2 }), ...withEye('left', { sphere: -1.5 }) }
    expect(splitEyes(both)).toEqual({ right: { sphere: -2 }, left: { sphere: -1.5 } })
  })

  it('CC-PROD-10 arrive from the service as text or number; a colour keeps its zeros', () => {
    expect(parseServiceOption({ axis: '180', sphere: '-1.25', color: '001' }))
      .toEqual({ axis: 180, sphere: -1.25, color: '001' })
    expect(parseServiceOption({ r_axis: '10', l_color: '007', add: '+2.00', radius: 8.6 }))
      .toEqual({ r_axis: 10, l_color: '007', add: 2, radius: 8.6 })
  })

  it('keep text that is not a number and drop invalid values', () => {
    expect(parseServiceOption({ sphere: 'custom', tint: '12', axis: '', radius: null, diameter: Number.NaN, add: {} }))
      .toEqual({ sphere: 'custom', tint: '12' })
    expect(Object.is(parseServiceOption({ sphere: '-0.00', cylinder: -0 })['sphere'], 0)).toBe(true)
  })

  it('are chosen eye by eye for lenses only', () => {
    expect(hasEyes(spaceOf('biofinity'))).toBe(true)
    expect(hasEyes(spaceOf('ray-ban-wayfarer-rb2140'))).toBe(false)
    expect(hasEyes(noChoices)).toBe(false)
  })
})
