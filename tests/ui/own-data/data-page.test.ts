import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import personalData from '../../../ui/messages/personal-data.json' with { type: 'json' }
import { LOCALES } from '../../../domain/shop/locale.ts'
import { PERSONAL_PARTS } from '../../../domain/privacy/personal-part.ts'
import { textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/data'
const wordsOf = (html: string): string => textOf(html)

describe('the personal data page', () => {
  it('G9 names every exported part, asks for the password and shows the error, in four languages', async () => {
    const { get, visitorAt } = openPages()
    await visitorAt('/').signUp(ANNA)
    for (const locale of LOCALES) {
      await visitorAt(`/${locale}`).signIn(ANNA)
      const page = await get(`/${locale}${PATH}`)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      for (const part of PERSONAL_PARTS) expect(wordsOf(page.html)).toContain(personalData[`personal_data.part.${part}`][locale])
      expect(page.html).toContain(`action="/api/customers/me/data-export?locale=${locale}"`)
      const wrong = await get(`/${locale}${PATH}?refused=WrongPassword`)
      expect(wordsOf(wrong.html)).toContain(error['error.wrong_password'][locale])
      expect(wordsOf((await get(`/${locale}${PATH}?refused=%3Cb%3E`)).html)).toContain(error['error.service_unavailable'][locale])
    }
  })

  it('G9 asks a guest to sign in first', async () => {
    const { status, headers } = await openPages().get(PATH)
    expect([status, headers.get('location')?.includes('/login')]).toEqual([302, true])
  })
})
