import * as E from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { argon2Passwords } from '../../../adapters/argon2/argon2-passwords.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { value } from '../../support/outcome.ts'

it('hashes a password with argon2id and verifies it; without a hash nothing matches', async () => {
  const passwords = argon2Passwords()
  const hash = await value(passwords.hash('sehr7gute-sicht'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await value(passwords.matches(hash, 'sehr7gute-sicht'))).toBe(true)
  expect(await value(passwords.matches(hash, 'sehr7gute-sich'))).toBe(false)
  expect(await value(passwords.matches(undefined, 'an unknown password'))).toBe(false)
})

it('F-I09 queues only what it can serve soon, rejects the others at once, and recovers afterwards', async () => {
  const passwords = argon2Passwords({ waitingAtMost: 3 })
  const results = await Promise.all(Array.from({ length: 40 }, () => passwords.matches(undefined, 'anything')()))
  expect(results.map(E.isRight)).toEqual([...Array.from({ length: 5 }, () => true), ...Array.from({ length: 35 }, () => false)])
  expect(results.at(-1)).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
  expect(await value(passwords.matches(undefined, 'anything'))).toBe(false)
})

it('F-I09 answers a sign-in beyond that with 503 and a retry time', async () => {
  const app = await openApi(openSmallShop(undefined, { passwords: argon2Passwords({ waitingAtMost: 0 }) }).commerce)
  const signIn = () => app.inject({
    method: 'POST', url: '/api/session', payload: { email: 'anna@example.ch', password: 'sehr7gute-sicht' },
  })
  const results = await Promise.all(Array.from({ length: 8 }, signIn))
  const late = results.filter(({ statusCode }) => statusCode === 503)
  expect(late).toHaveLength(6)
  expect(late.map(({ headers }) => headers['retry-after'])).toEqual(late.map(() => '5'))
  await app.close()
})
