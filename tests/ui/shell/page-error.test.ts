import { describe, expect, it } from 'vitest'
import { readPageError } from '../../../ui/shell/page-error.ts'

describe('a page that failed', () => {
  it('AS-ERRCAT-32 CC-ERR-03 says its own status and text, 500 when it has none', () => {
    expect(readPageError({ statusCode: 404, message: 'x' })).toEqual({ status: 404, message: 'x' })
    expect(readPageError({ message: 'x' })).toEqual({ status: 500, message: 'x' })
    expect(readPageError({})).toEqual({ status: 500 })
    expect(readPageError(undefined)).toEqual({ status: 500 })
  })

  it('keeps to itself what a defect says', () => {
    expect(readPageError(new Error('password=1'))).toEqual({ status: 500 })
  })

  it('carries the refusal it was thrown with', () => {
    const failure = { _tag: 'NotFound', what: 'product' }
    const thrown = { status: 404, statusText: '', internal: false, data: { failure } }
    expect(readPageError(thrown)).toEqual({ status: 404, failure })
  })
})
