import * as t from 'io-ts'
import {
  LENS_PASS_FAULTS, LENS_PASS_FIELDS, type LensPassFault, type LensPassRefusal,
} from '../../../domain/lens-pass/lens-pass-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, type Mark, refusals } from '../refusal/refusal-row.ts'

const FaultWire = t.strict(
  { field: oneOf('LensPassField', LENS_PASS_FIELDS), fault: oneOf('LensPassFaultKind', LENS_PASS_FAULTS) }, 'LensPassFault',
)

/** The path of the value in the request. */
const pathOf = (field: LensPassFault['field']): string => {
  if (field === 'day') return 'written_on'
  return field.startsWith('r_') ? `right_eye.${field.slice(2)}` : field.startsWith('l_') ? `left_eye.${field.slice(2)}` : field
}

const markOf = ({ field, fault }: LensPassFault): Mark => ({
  path: pathOf(field), fault: { field, _tag: fault === 'missing' ? 'Missing' : 'Invalid' },
})

export const lensPassRefusals = refusals<LensPassRefusal>({
  InvalidLensValues: {
    status: 422,
    data: { faults: t.readonlyArray(FaultWire) },
    marks: ({ faults }) => faults.map(markOf),
  },
  LensPassFull: { status: 422, data: { maximum: t.number } },
  WearerExists: { status: 422, marks: at('name') },
})
