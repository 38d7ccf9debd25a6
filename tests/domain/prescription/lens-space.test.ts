import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { allowedValues } from '../../../domain/prescription/allowed-values.ts'
import { checkCombination } from '../../../domain/prescription/check-combination.ts'
import { countCombinations } from '../../support/count-combinations.ts'
import { usedKeys } from '../../../domain/prescription/lens-blocks.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { presetOption } from '../../../domain/prescription/preset-option.ts'
import { noChoices } from '../../support/builders/product.ts'
import { lensSpaces, spaceOf } from '../../support/lens-spaces.ts'
import { everyCombination, smallLensSpaces } from '../../support/small-lens-space.ts'

/** Requested lenses, each with its expected error. */
const ORDERS: readonly (readonly [string, LensOption, object | undefined])[] = [
  ['biofinity', { sphere: -2.5, radius: 8.6, diameter: 14 }, undefined],
  ['biofinity', { sphere: -6.5, radius: 8.6, diameter: 14 }, undefined],
  ['biofinity', { sphere: -6.25, radius: 8.6, diameter: 14 }, { _tag: 'ValueNotMade', key: 'sphere' }],
  ['biofinity', { sphere: 8, radius: 8.6, diameter: 14 }, undefined],
  ['biofinity-xr', { sphere: -12.5, radius: 8.6, diameter: 14 }, undefined],
  ['acuvue-oasys-1-day', { sphere: -3.25, radius: 8.8, diameter: 14.3 }, { _tag: 'ValueNotMade', key: 'radius' }],
  ['biofinity-toric', { sphere: -1.25, cylinder: -0.75, axis: 90, radius: 8.7, diameter: 14.5 }, undefined],
  ['biofinity-toric', { sphere: -1.25, cylinder: -0.75, axis: 95, radius: 8.7, diameter: 14.5 },
    { _tag: 'ValueNotMade', key: 'axis' }],
  ['biofinity-toric', { sphere: -1.25, cylinder: -0.75, axis: 0, radius: 8.7, diameter: 14.5 },
    { _tag: 'ValueNotMade', key: 'axis' }],
  ['biofinity-toric', { sphere: -1.25, cylinder: 0.75, axis: 90, radius: 8.7, diameter: 14.5 },
    { _tag: 'ValueNotMade', key: 'cylinder' }],
  ['dailies-total1-astigmatism', { sphere: 2, cylinder: -1.25, axis: 130, radius: 8.6, diameter: 14.5 },
    { _tag: 'CombinationNotMade', keys: ['sphere', 'cylinder', 'axis'] }],
  ['dailies-total1-astigmatism', { sphere: 2, cylinder: -2.25, axis: 170, radius: 8.6, diameter: 14.5 }, undefined],
  ['total30-astigmatism', { sphere: -1.5, cylinder: -2.75, axis: 90, radius: 8.6, diameter: 14.5 }, undefined],
  ['biofinity-multifocal', { sphere: -2, radius: 8.6, diameter: 14, add: 2, dominance: 'N' }, undefined],
  ['dailies-total1-multifocal', { sphere: -2, radius: 8.5, diameter: 14.1, add: 'MED' }, undefined],
  ['dailies-total1-multifocal', { sphere: -2, radius: 8.5, diameter: 14.1, add: 'MID' },
    { _tag: 'ValueNotMade', key: 'add' }],
  ['biofinity-toric-multifocal',
    { sphere: -10, cylinder: -5.75, axis: 175, radius: 8.7, diameter: 14.5, add: 2.5, dominance: 'D' }, undefined],
  ['purevision', { sphere: 2, radius: 8.6, diameter: 14 }, undefined],
  ['purevision', { sphere: 2, radius: 8.3, diameter: 14 }, { _tag: 'CombinationNotMade', keys: ['sphere', 'radius'] }],
  ['biomedics-55-evolution', { sphere: 1, radius: 8.8, diameter: 14.2 }, undefined],
  ['air-optix-colors', { sphere: 0, radius: 8.6, diameter: 14.2 }, { _tag: 'MissingOptions', keys: ['color'] }],
  ['clariti-1-day-toric', { sphere: -7, cylinder: -1.75, axis: 120, radius: 8.6, diameter: 14.3 }, undefined],
  ['biofinity', { sphere: -2.5, radius: 8.6, diameter: 14, axis: 90 }, { _tag: 'UnknownOptions', keys: ['axis'] }],
]

describe('whether a lens is made', () => {
  it.each(ORDERS)('is answered for %s with %j', (name, option, refusal) => {
    expect(checkCombination(spaceOf(name), option)).toEqual(refusal === undefined ? E.right(option) : E.left(refusal))
  })

  it('is compared in hundredths and returns clean values in display order', () => {
    const plano = checkCombination(spaceOf('air-optix-colors'), {
      color: 'Brown', diameter: 14.200000000000001, radius: 8.6, sphere: -0,
    })
    expect(plano).toEqual(E.right({ sphere: 0, radius: 8.6, diameter: 14.2, color: 'Brown' }))
    expect(E.isRight(plano) && Object.keys(plano.right)).toEqual(['sphere', 'radius', 'diameter', 'color'])
    expect(E.isRight(plano) && Object.is(plano.right.sphere, 0)).toBe(true)
  })

  it('F-I12 is rejected for an invalid lens value, however close it is', () => {
    for (const sphere of ['-2.5', Number.NaN, Infinity, -2.501, -3.0000000001, -2.9999999]) {
      expect(checkCombination(spaceOf('biofinity'), { sphere, radius: 8.6, diameter: 14 }))
        .toEqual(E.left({ _tag: 'ValueNotMade', key: 'sphere' }))
    }
    const foreign = { sphere: -2.5, radius: 8.6, diameter: 14, tint: 'red', constructor: 'x' }
    expect(checkCombination(spaceOf('biofinity'), foreign))
      .toEqual(E.left({ _tag: 'UnknownOptions', keys: ['tint', 'constructor'] }))
  })

  it('needs no check for a bottle', () => {
    expect(checkCombination(noChoices, {})).toEqual(E.right({}))
    expect(countCombinations(noChoices)).toBe(1)
    expect(usedKeys({ ...noChoices, parameters: { color: [] } })).toEqual([])
  })

  it('agrees with the list of all combinations, for any small lens', () => {
    fc.assert(fc.property(smallLensSpaces, (space) => {
      const made = new Set(everyCombination(space).map((option) => JSON.stringify(option)))
      for (const option of everyCombination({ ...space, sphereExclude: [], blocks: [] })) {
        expect(E.isRight(checkCombination(space, option))).toBe(made.has(JSON.stringify(option)))
      }
    }))
  })
})

describe('the number of lenses of a product', () => {
  it('is known for every lens on the market without listing one', () => {
    expect(lensSpaces.map(({ name, space }) => [name, countCombinations(space)]))
      .toEqual(lensSpaces.map(({ name, combinations }) => [name, combinations]))
    expect(countCombinations(spaceOf('biofinity-toric-multifocal'))).toBe(205_920)
  })

  it('counts the overlap of two blocks once, for any small lens', () => {
    fc.assert(fc.property(smallLensSpaces, (space) => {
      expect(countCombinations(space)).toBe(everyCombination(space).length)
    }))
  })

  it('is zero when every power is left out', () => {
    expect(countCombinations({ parameters: { sphere: [0] }, sphereExclude: [0], blocks: [] })).toBe(0)
  })
})

describe('the values that the other choices still allow', () => {
  const toric = spaceOf('dailies-total1-astigmatism')

  it('limit the axes by power and cylinder', () => {
    expect(allowedValues(toric, { sphere: 2, cylinder: -2.25 }).axis).toEqual([10, 20, 160, 170, 180])
    expect(allowedValues(toric, { sphere: -2, cylinder: -2.25 }).axis)
      .toEqual([10, 20, 70, 80, 90, 100, 110, 160, 170, 180])
    expect(allowedValues(toric, { sphere: -2, cylinder: -0.75 }).axis).toHaveLength(18)
    expect(allowedValues(toric, { axis: 130 }).sphere?.at(-1)).toBe(0)
  })

  it('keep the alternatives of a chosen key', () => {
    expect(allowedValues(toric, { cylinder: -2.25 }).cylinder).toEqual([-2.25, -1.75, -1.25, -0.75])
  })

  it('sort numbers and keep the manufacturer’s order of texts', () => {
    expect(allowedValues(spaceOf('biofinity'), {}).sphere?.slice(0, 2)).toEqual([-12, -11.5])
    const { add, dominance } = allowedValues(spaceOf('biofinity-multifocal'), {})
    expect(add).toEqual([1, 1.5, 2, 2.5])
    expect(dominance).toEqual(['D', 'N'])
  })

  it('are empty beside a value that is not made', () => {
    expect(allowedValues(spaceOf('biofinity'), { sphere: -2.3, axis: 90 })).toMatchObject({ radius: [], diameter: [] })
    expect(allowedValues(spaceOf('biofinity'), { sphere: -2.3 }).sphere).toContain(-2.25)
  })

  it('exclude a block that lost all its powers', () => {
    const space = {
      parameters: { sphere: [-1, 0], axis: [90, 180] },
      sphereExclude: [0],
      blocks: [{ sphere: [-1], axis: [90] }, { sphere: [0], axis: [180] }],
    }
    expect(allowedValues(space, {})).toEqual({ sphere: [-1], axis: [90] })
  })

  it('are exactly those that some combination still has, for any small lens and any choice', () => {
    const chosen = fc.record({
      sphere: fc.constantFrom(-1, -0.5, 0, 0.5), cylinder: fc.constantFrom(-0.75, -1.25),
      axis: fc.constantFrom(90, 180), add: fc.constantFrom('LOW', 'HIGH'),
    }, { requiredKeys: [] }) as fc.Arbitrary<LensOption>
    fc.assert(fc.property(smallLensSpaces, chosen, (space, choice) => {
      const made = everyCombination(space)
      const allowed = allowedValues(space, choice)
      for (const key of usedKeys(space)) {
        const others = OPTION_KEYS.filter((other) => other !== key && choice[other] !== undefined)
        const possible = made.filter((option) => others.every((other) => option[other] === choice[other]))
        expect(new Set(allowed[key])).toEqual(new Set(possible.map((option) => option[key])))
      }
    }))
  })

  it('F-P05 are found in a few hundred steps for the lens of 205,920 combinations', () => {
    const space = spaceOf('biofinity-toric-multifocal')
    const hasSpy = vi.spyOn(Set.prototype, 'has')
    allowedValues(space, { sphere: -2, cylinder: -1.25, axis: 90 })
    const queries = hasSpy.mock.calls.length
    hasSpy.mockRestore()
    expect(queries).toBeLessThan(1000)
  })

  it('preselect a value that is the only one', () => {
    expect(presetOption(spaceOf('biofinity'))).toEqual({ radius: 8.6, diameter: 14 })
    expect(presetOption(toric)).toEqual({ radius: 8.6, diameter: 14.5 })
    expect(presetOption({ parameters: { sphere: [0] }, sphereExclude: [0], blocks: [] })).toEqual({})
  })

  it('ignore a catalogue value finer than a hundredth', () => {
    const space = { parameters: { sphere: [-1, -1.001] }, sphereExclude: [], blocks: [] }
    expect(allowedValues(space, {}).sphere).toEqual([-1])
  })
})
