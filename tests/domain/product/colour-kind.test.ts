import { describe, expect, it } from 'vitest'
import { colourPartsOf } from '../../../domain/product/colour-kind.ts'
import { frameColours } from '../../../domain/product/frame.ts'

describe('the common name of a colour', () => {
  it.each([
    ['901 Black / G-15 Green', { frame: 'black', glass: 'green' }],
    ['W3277 Silver / Silver Mirror', { frame: 'silver', glass: 'silver' }],
    ['N9P Matte Havana / Brown Polarized', { frame: 'tortoise', glass: 'brown' }],
    ['Polished Clear / Prizm Ruby', { frame: 'clear', glass: 'red' }],
    ['Green Tortoise', { frame: 'tortoise' }],
    ['Navy Blue', { frame: 'blue' }],
    ['Kaki', { frame: 'green' }],
    ['Mystic Dawn', {}],
  ])('F-S18 of %s is %j', (made, painted) => {
    expect(colourPartsOf(made)).toEqual(painted)
  })

  it('F-S08 counts a frame once, whatever its lenses', () => {
    const made = ['901 Black / G-15 Green', '902 Tortoise / G-15 Green', '901/58 Black / Green Polarized']
    expect(frameColours(made)).toEqual(['black', 'tortoise'])
  })
})
