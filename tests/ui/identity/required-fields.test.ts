import { describe, expect, it } from 'vitest'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { attributesOf, markupOf } from '../../support/html.ts'

const REQUIRED = refusals['validation.this_field_is_required']
const EMAIL = 'anna.keller@example.ch'

/** The fields that a page reports as missing, by name, in the order of the page. */
const missing = async (path: string, fields: Readonly<Record<string, string>>) => {
  const { status, html, headers } = await openPages().post(path, fields)
  const main = markupOf(html, 'main')
  const inputs = attributesOf(main, 'input[aria-invalid=true]', 'name')
  return { status, inputs, messageCount: main.split(REQUIRED.de).length - 1, location: headers.get('location') }
}

describe('the required fields of a form', () => {
  it('AS-VALID-04 are a password, to sign in and to register, but not for a login link', async () => {
    const names = { firstName: 'Anna', lastName: 'Keller' }
    expect((await missing('/login', { email: EMAIL, password: '' })).inputs).toEqual(['password'])
    expect((await missing('/register', { email: EMAIL, ...names, password: '' })).inputs).toEqual(['password'])
    const linked = [
      await missing('/login', { email: EMAIL, method: 'link' }),
      await missing('/register', { email: EMAIL, ...names, method: 'link' }),
    ]
    expect(linked.map(({ status, inputs }) => [status, inputs])).toEqual([[200, []], [200, []]])
  })

  it('AS-VALID-03 AS-VALID-05 are both names to register, with and without a password, and neither to sign in', async () => {
    for (const method of [{ password: 'sehr7gute-sicht' }, { method: 'link' }] as const) {
      const fields = { email: EMAIL, firstName: '', lastName: ' ', ...method }
      expect(await missing('/register', fields)).toMatchObject({ status: 422, inputs: ['firstName', 'lastName'], messageCount: 4 })
      expect((await missing('/register', { ...fields, firstName: 'Anna', lastName: 'Keller' })).inputs).toEqual([])
    }
    expect((await missing('/login', { email: EMAIL, password: '' })).inputs).toEqual(['password'])
  })
})
