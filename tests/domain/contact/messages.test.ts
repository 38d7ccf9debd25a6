import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeContactMessage } from '../../../domain/contact/contact-message.ts'
import { momentText } from '../../../domain/contact/moment-text.ts'
import { makeWithdrawal } from '../../../domain/contact/withdrawal.ts'

const MESSAGE = { name: ' Anna Keller ', email: 'anna@example.ch', subject: 'Lieferung', message: 'Guten Tag\r\nWo ist mein Paket?\n' }
const WITHDRAWAL = { name: 'Anna Keller', contract: 'IR-2026-0001', email: 'anna@example.ch' }

const faults = (made: E.Either<{ readonly fields: readonly { readonly _tag: string; readonly field: string }[] }, unknown>) =>
  E.isLeft(made) ? made.left.fields.map(({ _tag, field }) => `${field} ${_tag}`) : []

describe('a message to the shop', () => {
  it('is trimmed and keeps its line breaks', () => {
    expect(makeContactMessage(MESSAGE)).toEqual(E.right({
      name: 'Anna Keller', email: 'anna@example.ch', subject: 'Lieferung', message: 'Guten Tag\nWo ist mein Paket?',
    }))
  })

  it('reports all its errors at once', () => {
    expect(faults(makeContactMessage({ name: '', email: 'anna', subject: 'x'.repeat(151), message: ' ' })))
      .toEqual(['name Missing', 'email Invalid', 'subject TooLong', 'message Missing'])
  })

  it('has single-line header fields: no typed text starts another header', () => {
    expect(faults(makeContactMessage({ ...MESSAGE, subject: 'a\r\nBcc: b@example.ch' }))).toEqual(['subject Invalid'])
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (subject) => {
      const made = makeContactMessage({ ...MESSAGE, subject })
      return E.isLeft(made) || !/[\r\n\0]/.test(made.right.subject)
    }))
  })
})

describe('a withdrawal', () => {
  it('requires a name, an order and an e-mail address, and no reason', () => {
    expect(makeWithdrawal(WITHDRAWAL)).toEqual(E.right(WITHDRAWAL))
    expect(faults(makeWithdrawal({ name: '', contract: '', email: '' }))).toEqual(['name Missing', 'contract Missing', 'email Missing'])
  })

  it.each([
    'J.R. Meier', 'Dr.med. Anna Muster, St.Gallen', 'Bestellung vom 1.3.2026', 'Mr. & Mrs. O’Neill',
    'Bestellung bei www.iris.ch vom 12.11.2026', 'Bestellung vom 12.11., E-Mail anna@example.ch', 'https://iris.ch/checkout/thank-you/x',
  ])('H-S07 is accepted in any wording: %s', (text) => {
    expect(makeWithdrawal({ ...WITHDRAWAL, contract: text, name: text })).toMatchObject({ _tag: 'Right' })
  })
})

it('a date and time is shown in the Zurich time zone, in summer and in winter', () => {
  expect(momentText(new Date('2026-11-25T03:15:59Z'))).toBe('25.11.2026, 04:15')
  expect(momentText(new Date('2026-06-30T22:07:00Z'))).toBe('01.07.2026, 00:07')
})
