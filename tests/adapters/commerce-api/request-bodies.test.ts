import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { malformed } from '../../../adapters/commerce-api/refusal/malformed.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { describedBy, samplesOf } from '../../support/api/sample-of.ts'
import { withForgedField } from '../../support/api/with-forged-field.ts'

const BODIES = [...Object.values(OPERATIONS), ...Object.values(STAFF_OPERATIONS)]
  .flatMap(({ name, request: { body } }) => (body === undefined ? [] : [{ name, body, samples: samplesOf(describedBy(body)) }]))

/** Lens values are a separate list: the domain rejects other names in it. */
const FREE = /(^|\.)(options?|(right|left)_eye)\.\w+$/

describe('the body of a request', () => {
  it.each(BODIES)('M1 T9 has no unknown field, in any record of it: $name', ({ body, samples }) => {
    const forged = samples.flatMap((sample) => withForgedField(sample, 'forged', 1)).filter(({ path }) => !FREE.test(path))
    const accepted = forged.filter(({ path, body: sent }) => {
      const read = body.decode(sent)
      const faults = E.isLeft(read) ? malformed(read.left).violations : []
      return !faults.some((one) => one.path === path && one.key === 'validation.unknown_field')
    })
    expect(forged.length).toBeGreaterThanOrEqual(samples.length)
    expect(accepted.map(({ path }) => path)).toEqual([])
  })
})
