import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import { userIdHash } from '../../../domain/tracking/user-id-hash.ts'
import { made } from '../../support/builders/made.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

describe('the user id in reports', () => {
  it('AS-AUTH-18 S4 is the sha256 of the salt and the lower-case e-mail address', () => {
    const expected = 'b6be4681041b643f945596ad9d387a7fc9bdf3f091c42d47159cf66d2b3a6890'
    const hashed = userIdHash(sha256, 'test-salt')
    for (const text of ['Anna@Example.CH', 'anna@example.ch', ' anna@example.ch ']) expect(hashed(made(makeEmail(text)))).toBe(expected)
    expect(userIdHash(sha256, 'other-salt')(made(makeEmail('anna@example.ch')))).not.toBe(expected)
  })
})
