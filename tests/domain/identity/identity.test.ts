import { dictionary } from '@zxcvbn-ts/language-common'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { customerOf, GUEST, signedIn } from '../../../domain/identity/identity.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import { makeSessionToken, sessionEnd } from '../../../domain/identity/session.ts'
import { LIMITS } from '../../../domain/limits/limits.ts'
import { made } from '../../support/builders/made.ts'

const weakness = (text: string) => {
  const password = makePassword(text)
  return E.isLeft(password) ? password.left.why : undefined
}

describe('a password', () => {
  it.each([
    ['kurz7', 'too_short'], ['sieben7', 'too_short'], ['achtach7', undefined],
    [' leading 7 ', undefined], ['nurbuchstaben', 'needs_letter_and_digit'],
    ['1234567890', 'needs_letter_and_digit'], ['Passwort123', 'common'], ['PASSWORD1', 'common'], [`a1${'x'.repeat(126)}`, undefined],
    [`a1${'x'.repeat(127)}`, 'too_long'], ['пароль2026', undefined], ['密码密码密码密7', undefined], ['👓👓👓7a', 'too_short'],
  ])('%s: %s', (text, why) => {
    expect(weakness(text)).toBe(why)
  })

  it.each(['P@ssw0rd1', 'Liverpool1', 'Passwort2027', 'Passw0rt!1', '2026Sommer', 'Qwertz2025!', 'M1lan1899', 'Schatz1234', 'S0le1l2024'])(
    'F-I08 rejects %s, which is a common password with a prefix or suffix', (text) => { expect(weakness(text)).toBe('common') })

  it('I9 is not one of the ten thousand most common passwords', () => {
    const able = dictionary['passwords-common'].slice(0, 10_000)
      .filter((text) => !['too_short', 'needs_letter_and_digit'].includes(weakness(text) ?? ''))
    expect(able.length).toBeGreaterThan(300)
    for (const text of able) expect([text, weakness(text), weakness(text.toUpperCase())]).toEqual([text, 'common', 'common'])
  })

  it.each(['sehr7gute-sicht', 'demo-linse-7', 'liverpool grüsst 7 möwen', 'passwort8371659204', 'Liverpool1-Biotoric'])(
    'F-I08 accepts %s, in which a common password is only a part', (text) => { expect(weakness(text)).toBeUndefined() })

  it('is rejected with the reason, without repeating any of it', () => {
    expect(makePassword('kurz7')).toEqual(E.left({ _tag: 'WeakPassword', why: 'too_short' }))
  })

  it('is stored as it was typed', () => {
    expect(makePassword(' Leading 7 ')).toEqual(E.right(' Leading 7 '))
  })
})

describe('a session', () => {
  it('has an id of at least 256 bits and ends after thirty days', () => {
    expect(E.isLeft(makeSessionToken('x'.repeat(42)))).toBe(true)
    expect(E.isRight(makeSessionToken('x'.repeat(43)))).toBe(true)
    expect(sessionEnd(new Date('2026-03-01T00:00:00Z')).toISOString()).toBe('2026-03-31T00:00:00.000Z')
  })

  it('is rejected if it is not text, whatever its length', () => {
    for (const odd of [undefined, null, 7, { length: 43 }, 'ä'.repeat(43), 'x'.repeat(65)])
      expect(makeSessionToken(odd)).toEqual(E.left('NoSession'))
  })
})

describe('the caller', () => {
  it('has a profile when signed in, and none as a guest', () => {
    const [accountId, email] = [made(makeAccountId('anna'.padEnd(22, '_'))), made(makeEmail('anna@example.ch'))]
    const customer = { accountId, email, isVerified: true, firstName: 'Anna', lastName: 'Keller' }
    expect([customerOf(signedIn(customer)), customerOf(GUEST)]).toEqual([customer, undefined])
  })

  it('may try ten passwords or create twenty accounts in a quarter of an hour', () => {
    const quarter = 15 * 60 * 1000
    expect(LIMITS.signInOfPair).toMatchObject({ attempts: 10, window: quarter })
    expect(LIMITS.signUpFromNetwork).toMatchObject({ attempts: 20, window: quarter })
  })
})
