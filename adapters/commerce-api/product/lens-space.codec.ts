import * as t from 'io-ts'
import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import type { LensSpace, ValueList, ValueLists } from '../../../domain/prescription/lens-space.ts'
import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import { as, type Field, list } from '../codec/field.ts'
import { flat } from '../codec/record.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

const ValueRangeWire = t.strict({ from: t.number, to: t.number, step: t.number }, 'ValueRange')
const OptionListWire = t.readonlyArray(t.strict(
  { key: OptionKeyCode, values: t.readonlyArray(t.union([t.number, t.string, ValueRangeWire])) },
  'OptionValues',
))

const valueLists: Field<ValueLists> = {
  wire: OptionListWire,
  read: (wire: t.TypeOf<typeof OptionListWire>) => Object.fromEntries(wire.map(({ key, values }) =>
    [key, values.map((value) => (typeof value === 'object' ? value : parseServiceValue(key, value)))])),
  write: (lists) => (Object.entries(lists) as [OptionKey, ValueList][]).map(([key, values]) => ({ key, values })),
}

/** The values a product is made in: ranges and lists, never the combinations (Commerce §3). */
export const lensSpace = flat<LensSpace>({
  parameters: as('option', valueLists), blocks: as('option_blocks', list(valueLists)), sphereExclude: list(t.number),
})
