import * as t from 'io-ts'
import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

const optionKeys = t.readonlyArray(OptionKeyCode)

export const prescriptionRefusals = refusals<PrescriptionRefusal>({
  MissingOptions: { status: 422, data: { keys: optionKeys } },
  UnknownOptions: { status: 422, data: { keys: t.readonlyArray(t.string) } },
  ValueNotMade: { status: 422, data: { key: OptionKeyCode } },
  CombinationNotMade: { status: 422, data: { keys: optionKeys } },
})
