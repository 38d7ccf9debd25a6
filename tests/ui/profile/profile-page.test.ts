import { describe, expect, it } from 'vitest'
import form from '../../../ui/messages/form.json' with { type: 'json' }
import profile from '../../../ui/messages/profile.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { optionsOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { fieldValue } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PAGE = '/my-account/profile'
const TYPED = { firstName: 'Eva', lastName: 'Keller', phoneNumber: '079 123 45 67', birthday: '1990-01-02', locale: 'fr' }

const opened = async () => {
  const pages = openPages()
  await pages.visitorAt('/').signUp(ANNA)
  return pages
}

describe('the profile page', () => {
  it('AS-ACCT-01 shows the stored data, and saves the input, without JavaScript', async () => {
    const { get, post } = await opened()
    const before = await get(PAGE)
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(['firstName', 'lastName', 'phoneNumber', 'birthday'].map((name) => fieldValue(before.html, name)))
      .toEqual(['Anna', 'Keller', '', ''])
    expect(before.html).toContain(ANNA.email)
    expect(before.html).not.toContain('name="email"')
    const saved = await post(PAGE, TYPED)
    expect([saved.status, saved.headers.get('location')]).toEqual([302, `${PAGE}?saved=1`])
    const { html } = await get(`${PAGE}?saved=1`)
    expect(html).toContain(profile['profile.saved'].de)
    expect(['firstName', 'phoneNumber', 'birthday'].map((name) => fieldValue(html, name))).toEqual(['Eva', '+41791234567', '1990-01-02'])
    expect(optionsOf(html, 'option[selected]')).toContain('fr')
  })

  it('AS-NORM-01 deletes a birthday and a phone number that are emptied', async () => {
    const { get, post } = await opened()
    await post(PAGE, TYPED)
    await post(PAGE, { ...TYPED, birthday: '', phoneNumber: '' })
    const { html } = await get(PAGE)
    expect(['phoneNumber', 'birthday'].map((name) => fieldValue(html, name))).toEqual(['', ''])
  })

  it('AS-VALID-07 AS-VALID-08 shows the date of a birthday, with a time or without, and unchanged in another format', async () => {
    const { get, shop, visitorAt } = openPages()
    const { accountId } = await visitorAt('/').signUp(ANNA)
    const display = async (birthday: string) => {
      await value(shop.ports.customers.change(accountId, (customer) => ({ ...customer, birthday })))
      return fieldValue((await get(PAGE)).html, 'birthday')
    }
    for (const written of ['1990-01-02 00:00:00', '1990-01-02']) expect(await display(written)).toBe('1990-01-02')
    for (const other of ['2.1.90', '', '1990', '1990-01-02T00:00']) expect(await display(other)).toBe(other)
  })

  it('keeps "e-mail" in one line and its text in one element, so that a link beside an icon keeps its spaces', async () => {
    const { get, visitorAt } = openPages()
    await visitorAt('/it').signUp(ANNA)
    const { html } = await get(`/it${PAGE}`)
    expect(textsOf(html, 'a > span:has(> [class*=unbroken])')).toContain('Cambia indirizzo e-mail')
  })

  it('F-I12 F-I13 shows an error beside its field and preserves the input', async () => {
    const { post } = await opened()
    const { status, html } = await post(PAGE, { ...TYPED, phoneNumber: '12345', birthday: '2999-01-01' })
    expect(status).toBe(422)
    for (const id of ['validation.invalid_phone_number', 'validation.invalid_birthday'] as const)
      expect(html).toContain(form[id].de)
    expect(fieldValue(html, 'phoneNumber')).toBe('12345')
  })
})
