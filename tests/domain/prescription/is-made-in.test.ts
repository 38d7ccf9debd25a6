import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMadeIn } from '../../../domain/prescription/is-made-in.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { spaceOf } from '../../support/lens-spaces.ts'
import { everyCombination, smallLensSpaces } from '../../support/small-lens-space.ts'

const someValues: fc.Arbitrary<LensOption> = fc.record({
  sphere: fc.constantFrom(-1, -0.5, 0, 0.5, 0.75),
  cylinder: fc.constantFrom(-0.75, -1.25),
  axis: fc.constantFrom(90, 180),
  radius: fc.constant(8.6),
}, { requiredKeys: [] })

describe('a lens searched by its values', () => {
  it('is one that is made in all of them together, as trying every combination shows', () => {
    fc.assert(fc.property(smallLensSpaces, someValues, (space, option) => {
      const made = everyCombination(space).some((lens) =>
        Object.entries(option).every(([key, value]) => lens[key as keyof LensOption] === value))
      expect(isMadeIn(space, option)).toBe(made)
    }))
  })

  it('is found by the values of its steps and not by values in between', () => {
    const biofinity = spaceOf('biofinity')
    for (const [sphere, isMade] of [[-3.25, true], [-2.3, false], [-9, true], [-9.25, false], [-20, false]] as const)
      expect(isMadeIn(biofinity, { sphere }), String(sphere)).toBe(isMade)
    expect(isMadeIn(biofinity, { radius: 8.6, diameter: 14 })).toBe(true)
    expect(isMadeIn(biofinity, { radius: 8.4 })).toBe(false)
    expect(isMadeIn(biofinity, { cylinder: -0.75 })).toBe(false)
  })
})
