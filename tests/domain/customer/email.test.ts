import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { EMAIL_LENGTH, makeEmail } from '../../../domain/customer/email.ts'

const refused = E.left({ _tag: 'InvalidEmail' })

describe('an e-mail address', () => {
  it('AS-VALID-02 is local@domain.tld, trimmed, and keeps its spelling', () => {
    const good = ['erika@example.ch', 'E.Muster+linsen@sub.example.com', "o'neil_1@müller.swiss", 'a@b.xn--p1ai']
    for (const text of good) {
      expect(makeEmail(` ${text} `)).toEqual(E.right(text))
    }
  })

  it('AS-VALID-01 has no blanks, no double dots, a domain and a top level of two letters', () => {
    for (const text of [
      '', '@', 'erika', 'erika@', '@example.ch', 'erika@example', 'erika@example.c', 'erika@example.1a',
      'a b@example.ch',
      'a..b@example.ch', '.a@example.ch', 'a.@example.ch', 'a@exa mple.ch', 'a@example..ch', 'a@.ch', 'a@-example.ch',
      'a@example-.ch', 'a@b@example.ch', 'a@exam_ple.ch', 'a\u0000b@example.ch', 'a@example.ch\nBcc: b@example.ch',
      '"a b"@example.ch', 'a<script>@example.ch', 'ä@example.ch',
    ]) {
      expect([text, makeEmail(text)]).toEqual([text, refused])
    }
  })

  it('CC-ADDR-09 has at most 254 characters', () => {
    const local = 'l'.repeat(64)
    const email = (lastLabel: number): string =>
      `${local}@${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(lastLabel)}.ch`
    expect(email(60)).toHaveLength(EMAIL_LENGTH)
    expect(EMAIL_LENGTH).toBe(254)
    expect(makeEmail(email(60))).toEqual(E.right(email(60)))
    expect(makeEmail(email(61))).toEqual(refused)
    expect(E.isRight(makeEmail(`${local}@example.ch`))).toBe(true)
    expect(makeEmail(`${local}l@example.ch`)).toEqual(refused)
  })

  it('may have any usual international form', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (text) => {
      expect(makeEmail(text)).toEqual(E.right(text))
    }))
  })

  it('never contains a character that would break a mail header', () => {
    const signs = fc.constantFrom('a', '.', '@', ' ', '\n', '\u0000', '<', ',', ';', 'ch')
    const nasty = fc.string({ unit: signs, maxLength: 8 })
    fc.assert(fc.property(nasty, nasty, (local, domain) => {
      const email = makeEmail(`${local}@${domain}.ch`)
      expect(E.isLeft(email) || /^[a.ch]+@[a.ch]+$/.test(email.right)).toBe(true)
    }))
  })

  it('F-P05 is checked in few steps, however long and hostile the text', () => {
    const testSpy = vi.spyOn(RegExp.prototype, 'test')
    const charactersRead = (text: string): number => {
      testSpy.mockClear()
      expect(makeEmail(text)).toEqual(refused)
      return testSpy.mock.calls.reduce((sum, [part]) => sum + part.length, 0)
    }
    const parts = ['a@', 'a.', '@@', '  ', 'a\u0308', 'a@b.']
    for (const part of parts) expect(charactersRead(part.repeat(50_000))).toBe(0)
    for (const part of parts) expect(charactersRead(part.repeat(EMAIL_LENGTH / part.length))).toBeLessThanOrEqual(2 * EMAIL_LENGTH)
    testSpy.mockRestore()
  })
})
