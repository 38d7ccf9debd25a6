import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCombination } from '../../../domain/prescription/check-combination.ts'
import { chooseValue, fillEye } from '../../../domain/prescription/choose-value.ts'
import { chosenVariants } from '../../../domain/product/chosen-variants.ts'
import { chooseQuantity, copyRightToLeft, openLensForm } from '../../../domain/prescription/lens-form.ts'
import type { LensForm } from '../../../domain/prescription/lens-form.ts'
import type { OptionKey, OptionValue } from '../../../domain/prescription/lens-option.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import { aProduct } from '../../support/builders/product.ts'
import { spaceOf } from '../../support/lens-spaces.ts'
import { everyCombination, smallLensSpaces } from '../../support/small-lens-space.ts'

const toric = spaceOf('dailies-total1-astigmatism')
const biofinity = aProduct({ space: spaceOf('biofinity') })

type Choices = readonly (readonly [OptionKey, OptionValue])[]

const chosen = (form: LensForm, eye: 'right' | 'left', values: Choices): LensForm =>
  values.reduce((filled, [key, value]) => chooseValue(filled, eye, key, value).form, form)

describe('choosing values for both eyes', () => {
  it('starts with the values that need no choice and one pack for each eye', () => {
    const eye = { chosen: { radius: 8.6, diameter: 14.5 }, quantity: 1 }
    expect(openLensForm(toric)).toEqual({ space: toric, eyes: { right: eye, left: eye } })
  })

  it('changes one eye and leaves the other unchanged', () => {
    const { form, dropped } = chooseValue(openLensForm(toric), 'left', 'sphere', -2)
    expect(form.eyes.left.chosen).toEqual({ sphere: -2, radius: 8.6, diameter: 14.5 })
    expect(form.eyes.right.chosen).toEqual({ radius: 8.6, diameter: 14.5 })
    expect(dropped).toEqual([])
  })

  it('drops an earlier choice that became impossible, and reports it', () => {
    const form = chosen(openLensForm(toric), 'right', [['sphere', -2], ['cylinder', -1.25], ['axis', 130]])
    const change = chooseValue(form, 'right', 'sphere', 2)
    expect(change.dropped).toEqual([{ eye: 'right', key: 'axis', value: 130 }])
    expect(change.form.eyes.right.chosen).toEqual({ sphere: 2, cylinder: -1.25, radius: 8.6, diameter: 14.5 })
  })

  it('reports a value that is not made and keeps the previous one', () => {
    const form = chosen(openLensForm(toric), 'right', [['sphere', -2]])
    const change = chooseValue(form, 'right', 'sphere', -2.3)
    expect(change).toEqual({ form, dropped: [{ eye: 'right', key: 'sphere', value: -2.3 }] })
  })

  it('can undo a choice', () => {
    const form = chosen(openLensForm(toric), 'right', [['sphere', -2]])
    expect(chooseValue(form, 'right', 'sphere', undefined)).toEqual({ form: openLensForm(toric), dropped: [] })
  })

  it('copies values and packs from right to left', () => {
    const right = chosen(openLensForm(toric), 'right', [['sphere', -2]])
    const { eyes } = copyRightToLeft(chooseQuantity(right, 'right', clampQuantity(3, 20)))
    expect(eyes.left).toEqual(eyes.right)
    expect(eyes.left.quantity).toBe(3)
  })

  it('fills an eye from an earlier order, and reports dropped values that are no longer made together', () => {
    const filled = fillEye(openLensForm(toric), 'right', { sphere: 2, cylinder: -1.25, axis: 130, radius: 8.6 })
    expect(filled.dropped).toEqual([{ eye: 'right', key: 'axis', value: 130 }])
    expect(filled.form.eyes.right.chosen).toEqual({ sphere: 2, cylinder: -1.25, radius: 8.6, diameter: 14.5 })
  })

  it('always contains values that some lens has, and reports every value it drops', () => {
    const steps = fc.array(fc.tuple(
      fc.constantFrom<OptionKey>('sphere', 'cylinder', 'axis', 'add'),
      fc.constantFrom<OptionValue | undefined>(-1, -0.5, 0, 0.5, -0.75, -1.25, 90, 180, 'LOW', 'HIGH', undefined),
    ))
    fc.assert(fc.property(smallLensSpaces, steps, (space, story) => {
      const made = everyCombination(space)
      fc.pre(made.length > 0)
      story.reduce((form, [key, value]) => {
        const change = chooseValue(form, 'right', key, value)
        const before = Object.keys(form.eyes.right.chosen).filter((old) => old !== key)
        const after = Object.entries(change.form.eyes.right.chosen)
        const named = change.dropped.map((drop) => drop.key as string)
        const lost = before.filter((old) => !after.some(([current]) => current === old))
        expect(lost.every((key) => named.includes(key))).toBe(true)
        expect(made.some((lens) => after.every(([one, of]) => lens[one as OptionKey] === of))).toBe(true)
        return change.form
      }, openLensForm(space))
    }))
  })
})

const eyesOf = (form: LensForm) =>
  E.map((lenses: readonly { eye: string }[]) => lenses.map(({ eye }) => eye))(chosenVariants(biofinity, form))

describe('the lenses of a form', () => {
  const right = chosen(openLensForm(biofinity.space), 'right', [['sphere', -2.25]])

  it('are two for two eyes, right first, each with its quantity', () => {
    const both = chooseQuantity(chosen(right, 'left', [['sphere', -1.5]]), 'left', clampQuantity(2, 20))
    expect(chosenVariants(biofinity, both)).toEqual(E.right([
      {
        eye: 'right', quantity: 1,
        variant: {
          id: '1001:sphere=-2.25:radius=8.6:diameter=14', productId: 1001,
          option: { sphere: -2.25, radius: 8.6, diameter: 14 },
        },
      },
      {
        eye: 'left', quantity: 2,
        variant: {
          id: '1001:sphere=-1.5:radius=8.6:diameter=14', productId: 1001,
          option: { sphere: -1.5, radius: 8.6, diameter: 14 },
        },
      },
    ]))
  })

  it('may be for one eye alone: an untouched eye and an eye without packs are left out', () => {
    expect(eyesOf(right)).toEqual(E.right(['right']))
    expect(eyesOf(chooseQuantity(chosen(right, 'left', [['sphere', -1]]), 'right', 0))).toEqual(E.right(['left']))
  })

  it('are rejected when nothing is chosen', () => {
    expect(chosenVariants(biofinity, openLensForm(biofinity.space))).toEqual(E.left({ _tag: 'NothingChosen' }))
  })

  it('are rejected with the missing values of an incomplete eye', () => {
    const product = aProduct({ space: toric })
    const half = chosen(openLensForm(toric), 'left', [['sphere', -2]])
    expect(chosenVariants(product, half)).toEqual(E.left({
      _tag: 'EyesRefused',
      eyes: [{ eye: 'left', refusal: { _tag: 'MissingOptions', keys: ['cylinder', 'axis'] } }],
    }))
  })

  it('are complete from the start when nothing is left to choose', () => {
    const product = aProduct({ space: { parameters: { sphere: [0], radius: [8.6] }, sphereExclude: [], blocks: [] } })
    const form = openLensForm(product.space)
    expect(E.isRight(checkCombination(product.space, form.eyes.right.chosen))).toBe(true)
    expect(E.isRight(chosenVariants(product, form))).toBe(true)
  })
})
