import * as t from 'io-ts'
import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

const optionKeys = t.readonlyArray(OptionKeyCode)

export const prescriptionRefusals = {
  MissingOptions: { status: 422, ...unchanged('MissingOptions', { keys: optionKeys }) },
  UnknownOptions: { status: 422, ...unchanged('UnknownOptions', { keys: t.readonlyArray(t.string) }) },
  ValueNotMade: { status: 422, ...unchanged('ValueNotMade', { key: OptionKeyCode }) },
  CombinationNotMade: { status: 422, ...unchanged('CombinationNotMade', { keys: optionKeys }) },
} satisfies RefusalRows<PrescriptionRefusal>
