import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeNames } from '../../../domain/customer/make-names.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { made } from '../../support/builders/made.ts'

describe('a customer who registers', () => {
  it('needs two names, and sees both errors when both are missing', () => {
    expect(makeNames({ firstName: ' Erika ', lastName: 'Muster' })).toEqual(E.right({ firstName: 'Erika', lastName: 'Muster' }))
    const faults = makeNames({ firstName: '', lastName: undefined })
    expect(E.isLeft(faults) && faults.left.map(({ field }) => field)).toEqual(['firstName', 'lastName'])
  })

  it('is found by one e-mail address, whatever its case', () => {
    expect(canonicalEmailOf(made(makeEmail('Erika@Example.CH')))).toBe('erika@example.ch')
    expect(canonicalEmailOf(made(makeEmail('Erika@MÜNCHEN.de')))).toBe('erika@xn--mnchen-3ya.de')
    expect(canonicalEmailOf(made(makeEmail('erika+a@example.ch')))).toBe('erika+a@example.ch')
  })

  it('has an internal id of 22 to 64 letters, digits, hyphens and underscores', () => {
    expect(makeAccountId('a'.repeat(22))).toEqual(E.right('a'.repeat(22)))
    for (const text of ['', 'a'.repeat(21), 'a'.repeat(65), `${'a'.repeat(22)} `, 22, ['a'.repeat(22)], undefined])
      expect(makeAccountId(text)).toEqual(E.left('NoAccountId'))
  })
})
