import { describe, expect, it } from 'vitest'
import { readPageError } from '../../../ui/shell/page-error.ts'

describe('a page that failed', () => {
  it('AS-ERRCAT-32 CC-ERR-03 shows its own status and text, 500 if it has none', () => {
    expect(readPageError({ statusCode: 404, message: 'x' })).toEqual({ status: 404, message: 'x' })
    expect(readPageError({ message: 'x' })).toEqual({ status: 500, message: 'x' })
    expect(readPageError({})).toEqual({ status: 500 })
    expect(readPageError(undefined)).toEqual({ status: 500 })
  })

  it('hides the details of a defect', () => {
    expect(readPageError(new Error('password=1'))).toEqual({ status: 500 })
  })

  it('contains the refusal it was thrown with', () => {
    const failure = { _tag: 'NotFound', what: 'product' }
    const thrown = { status: 404, statusText: '', internal: false, data: { failure } }
    expect(readPageError(thrown)).toEqual({ status: 404, failure })
  })
})
