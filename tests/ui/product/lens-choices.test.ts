import { describe, expect, it } from 'vitest'
import { aProduct } from '../../support/builders/product.ts'
import { changeChoices, openChoices } from '../../../ui/product/lens-choices.ts'
import { optionGroups } from '../../../ui/product/option-groups.ts'
import { readChoices } from '../../../ui/product/read-choices.ts'
import { typedValue } from '../../../ui/product/typed-value.ts'
import { choicesAsFields } from '../../../ui/product/choices-as-fields.ts'

const toric = {
  isPerEye: true,
  space: aProduct({
    space: {
      parameters: { sphere: [-2, -1, 0, 1, 2], cylinder: [-1.25, -0.75], axis: [10, 90, 180], radius: [8.7] },
      sphereExclude: [],
      blocks: [{ sphere: [-2, -1, 0] }, { sphere: [1, 2], axis: [90] }],
    },
  }).space,
}

describe('the selection of lens values', () => {
  it('reports which value was replaced by a new one', () => {
    const before = readChoices(toric, { r_sphere: '-2', r_axis: '10' }, 20)
    const after = changeChoices(before, { type: 'value.chosen', eye: 'right', key: 'sphere', value: 2 })
    expect(after.form.eyes.right.chosen).toEqual({ sphere: 2, radius: 8.7 })
    expect(after.problems).toEqual({ r_axis: { _tag: 'Dropped', value: '10' } })
  })

  it('clears the error of a field once another value is selected there', () => {
    const wrong = changeChoices(openChoices(toric), { type: 'value.unreadable', eye: 'left', key: 'axis', text: 'x' })
    expect(wrong.problems).toEqual({ l_axis: { _tag: 'NotAValue', text: 'x' } })
    expect(changeChoices(wrong, { type: 'value.chosen', eye: 'left', key: 'axis', value: 90 }).problems).toEqual({})
  })

  it('clears one eye and leaves the other', () => {
    const filled = readChoices(toric, { r_sphere: '-2', l_sphere: '-1' }, 20)
    const cleared = changeChoices(filled, { type: 'eye.cleared', eye: 'right' })
    expect(cleared.form.eyes.right.chosen).toEqual({ radius: 8.7 })
    expect(cleared.form.eyes.left.chosen['sphere']).toBe(-1)
  })

  it('can be serialised and parsed', () => {
    const filled = readChoices(toric, { r_sphere: '+2,00', r_axis: '90', l_sphere: 'plano', l_quantity: '3' }, 20)
    expect(choicesAsFields(filled)).toMatchObject({ r_sphere: '+2.00', r_axis: '90', l_sphere: '0.00', l_quantity: '3' })
    expect(readChoices(toric, choicesAsFields(filled), 20)).toEqual(filled)
  })

  it('separates minus and plus, weak powers first', () => {
    expect(optionGroups('sphere', [-2, -1, 0, 1, 2]).map(({ label, options }) => [label, options.map(({ value }) => value)])).toEqual([
      [undefined, ['0.00']],
      ['product.powers_minus', ['-1.00', '-2.00']],
      ['product.powers_plus', ['+1.00', '+2.00']],
    ])
  })

  it.each([
    ['sphere', '-3,25', -3.25], ['sphere', '\u22122', -2], ['sphere', 'plano', 0], ['axis', '0', 0],
    ['add', 'hi', 'HIGH'], ['add', '1,5', 1.5], ['add', '+1.50', 1.5],
  ] as const)('reads %s typed as "%s"', (key, text, value) => {
    expect(typedValue(key, text, ['LOW', 'HIGH', 1, 1.5])).toBe(value)
  })

  it('reads nothing from invalid input', () => {
    expect(typedValue('add', 'zzz', ['LOW', 'HIGH'])).toBeUndefined()
    expect(typedValue('sphere', 'abc', [])).toBeUndefined()
  })
})
