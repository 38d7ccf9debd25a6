import { describe, expect, it } from 'vitest'
import { channelsWhen } from '../../../domain/customer/marketing.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { clientOf } from './client-of.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const T = cartToken('T')

describe('the requests of sign-in and registration', () => {
  it('AS-CALL-02 AS-MKT-06 register with eight keys, both spellings alike, and the current cart if there is one', async () => {
    const client = clientOf()
    await client.shop.identity.signUp({ registration: { ...ANNA, locale: 'fr', channels: channelsWhen(true) } })()
    const message = {
      email: 'anna@example.ch', password: 'sehr7gute-sicht',
      first_name: 'Anna', last_name: 'Keller', firstName: 'Anna', lastName: 'Keller',
      subscribed_to_marketing_channels: ['newsletter', 'marketing_automation', 'retention_campaign'], locale_code: 'fr',
    }
    expect(client.last()).toMatchObject({ method: 'POST', path: '/api/customers' })
    expect(client.last()?.body).toStrictEqual(message)
    await client.shop.identity.signUp({ registration: { ...ANNA, channels: channelsWhen(false) }, cart: T })()
    expect(client.last()?.body).toStrictEqual({ ...message, subscribed_to_marketing_channels: [], locale_code: 'de', cart_token: T })
  })

  it('AS-CALL-04 sign in with e-mail and password, and the current cart if there is one', async () => {
    const client = clientOf()
    const { email, password } = ANNA
    await client.shop.identity.signIn({ credentials: { email, password } })()
    expect([client.last()?.path, client.last()?.body]).toStrictEqual(['/api/session', { email, password }])
    await client.shop.identity.signIn({ credentials: { email, password }, cart: T })()
    expect(client.last()?.body).toStrictEqual({ email, password, cart_token: T })
  })

  it('AS-CALL-16 request a login link with both spellings of target and visit, in the language, with the address', async () => {
    const client = clientOf()
    const names = { firstName: 'Anna', lastName: 'Keller' }
    await client.shop.identity.sendLoginLink({
      email: ANNA.email, target: '/c/lens', names, locale: 'it', wantsNewsletter: true, cart: T,
    })()
    expect(client.last()?.path).toBe('/api/login-links')
    expect(client.last()?.body).toStrictEqual({
      email: 'anna@example.ch', redirect_link: '/c/lens', redirectLink: '/c/lens', token_value: T, tokenValue: T, locale: 'it',
      first_name: 'Anna', last_name: 'Keller', newsletter: true,
    })
    await client.shop.identity.sendLoginLink({ email: ANNA.email })()
    const body = { redirect_link: null, redirectLink: null, token_value: null, tokenValue: null, locale: 'de' }
    expect(client.last()?.body).toMatchObject(body)
  })
})
