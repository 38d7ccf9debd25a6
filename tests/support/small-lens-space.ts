import * as fc from 'fast-check'
import { OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { LensOption, OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import type { LensSpace, ValueLists } from '../../domain/prescription/lens-space.ts'

const VALUES: { readonly [key in OptionKey]?: readonly OptionValue[] } = {
  sphere: [-1, -0.5, 0, 0.5],
  cylinder: [-0.75, -1.25],
  axis: [90, 180],
  add: ['LOW', 'HIGH'],
}

const lists: fc.Arbitrary<ValueLists> = fc.record({
  sphere: fc.subarray([...VALUES.sphere ?? []], { minLength: 1 }),
  cylinder: fc.subarray([...VALUES.cylinder ?? []], { minLength: 1 }),
  axis: fc.subarray([...VALUES.axis ?? []], { minLength: 1 }),
  add: fc.subarray([...VALUES.add ?? []], { minLength: 1 }),
}, { requiredKeys: [] })

/** Any lens of four keys and few values, with overlapping blocks and excluded powers. */
export const smallLensSpaces: fc.Arbitrary<LensSpace> = fc.record({
  parameters: fc.constant(VALUES),
  sphereExclude: fc.subarray([0, 0.5]),
  blocks: fc.array(lists, { maxLength: 4 }),
})

const allows = (list: ValueLists[OptionKey], value: OptionValue): boolean => list === undefined || list.includes(value)

/** The definition of the space itself, combination by combination: slow, obvious, and independent of the shop's algorithm. */
export const everyCombination = (space: LensSpace): readonly LensOption[] => {
  const keys = OPTION_KEYS.filter((key) => key in space.parameters)
  const all = keys.reduce<readonly LensOption[]>((options, key) => options.flatMap((option) =>
    (space.parameters[key] ?? []).map((value) => ({ ...option, [key]: value }) as LensOption)), [{}])
  return all
    .filter((option) => !space.sphereExclude.includes(option.sphere as number))
    .filter((option) => space.blocks.length === 0 || space.blocks.some((block) =>
      keys.every((key) => allows(block[key], option[key] as OptionValue))))
}
