import { expect, it } from 'vitest'
import { argon2Passwords } from '../../../adapters/argon2/argon2-passwords.ts'

it('keeps a password as argon2id and knows it again; without a hash nothing fits', async () => {
  const passwords = argon2Passwords()
  const hash = await passwords.hash('sehr7gute-sicht')()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(hash, 'sehr7gute-sicht')()).toBe(true)
  expect(await passwords.matches(hash, 'sehr7gute-sich')()).toBe(false)
  expect(await passwords.matches(undefined, 'nobody has this password')()).toBe(false)
})
