import * as t from 'io-ts'
import type { LensSpace, ValueList, ValueLists } from '../../../domain/prescription/lens-space.ts'
import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

const ValueRangeWire = t.strict({ from: t.number, to: t.number, step: t.number }, 'ValueRange')
const OptionValuesWire = t.strict(
  { key: OptionKeyCode, values: t.readonlyArray(t.union([t.number, t.string, ValueRangeWire])) },
  'OptionValues',
)
const OptionListWire = t.readonlyArray(OptionValuesWire)
type OptionListWire = t.TypeOf<typeof OptionListWire>

/** The values a product is made in: ranges and lists, never the combinations (Commerce §3). */
export const lensSpaceProps = {
  option: OptionListWire,
  option_blocks: t.readonlyArray(OptionListWire),
  sphere_exclude: t.readonlyArray(t.number),
}
type LensSpaceWire = t.TypeOfProps<typeof lensSpaceProps>

const listsOf = (wire: OptionListWire): ValueLists =>
  Object.fromEntries(wire.map(({ key, values }) =>
    [key, values.map((value) => (typeof value === 'object' ? value : parseServiceValue(key, value)))]))

export const lensSpaceOf = (wire: LensSpaceWire): LensSpace => ({
  parameters: listsOf(wire.option),
  sphereExclude: wire.sphere_exclude,
  blocks: wire.option_blocks.map(listsOf),
})

const listsToWire = (lists: ValueLists): OptionListWire =>
  (Object.entries(lists) as [OptionKey, ValueList][]).map(([key, values]) => ({ key, values }))

export const lensSpaceToWire = (space: LensSpace): LensSpaceWire => ({
  option: listsToWire(space.parameters),
  option_blocks: space.blocks.map(listsToWire),
  sphere_exclude: space.sphereExclude,
})
