import * as E from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { argon2Passwords } from '../../../adapters/argon2/argon2-passwords.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { value } from '../../support/outcome.ts'

it('keeps a password as argon2id and knows it again; without a hash nothing fits', async () => {
  const passwords = argon2Passwords()
  const hash = await value(passwords.hash('sehr7gute-sicht'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await value(passwords.matches(hash, 'sehr7gute-sicht'))).toBe(true)
  expect(await value(passwords.matches(hash, 'sehr7gute-sich'))).toBe(false)
  expect(await value(passwords.matches(undefined, 'nobody has this password'))).toBe(false)
})

it('F-I09 lets no more wait than it can serve soon, says so at once to the others, and goes on afterwards', async () => {
  const passwords = argon2Passwords({ waitingAtMost: 3 })
  const heard = await Promise.all(Array.from({ length: 40 }, () => passwords.matches(undefined, 'anything')()))
  expect(heard.map(E.isRight)).toEqual([...Array.from({ length: 5 }, () => true), ...Array.from({ length: 35 }, () => false)])
  expect(heard.at(-1)).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
  expect(await value(passwords.matches(undefined, 'anything'))).toBe(false)
})

it('F-I09 answers 503 and when to come back to whoever signs in beyond that', async () => {
  const app = await openApi(openSmallShop(undefined, { passwords: argon2Passwords({ waitingAtMost: 0 }) }).commerce)
  const signIn = () => app.inject({
    method: 'POST', url: '/api/session', payload: { email: 'anna@example.ch', password: 'sehr7gute-sicht' },
  })
  const heard = await Promise.all(Array.from({ length: 8 }, signIn))
  const late = heard.filter(({ statusCode }) => statusCode === 503)
  expect(late).toHaveLength(6)
  expect(late.map(({ headers }) => headers['retry-after'])).toEqual(late.map(() => '5'))
  await app.close()
})
