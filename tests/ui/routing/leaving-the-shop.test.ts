import { describe, expect, it } from 'vitest'
import { RETURN_HEADER } from '../../../ui/binding/page-content.ts'
import { redirectAway } from '../../../ui/binding/redirect-away.ts'

describe('leaving for the page of another site', () => {
  it('names the page for the way back, which the browser puts into the history (open-page.test.ts)', () => {
    const { status, headers } = redirectAway('https://pay.example/1', '/checkout/thank-you/T')
    expect([status, headers.get('location'), headers.get('x-remix-reload-document'), headers.get(RETURN_HEADER)])
      .toEqual([302, 'https://pay.example/1', 'true', '/checkout/thank-you/T'])
  })
})
