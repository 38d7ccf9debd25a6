import { describe, expect, it } from 'vitest'
import { calledByFirstName, calledInFull, greetedAs } from '../../../domain/identity/greeted-as.ts'
import { aCustomer } from '../../support/builders/customer.ts'

const named = (firstName: string, lastName = 'Muster') => ({ firstName, lastName })

describe('the name in the header', () => {
  it('AS-LOGIN-09 has at most 22 characters, followed by an ellipsis', () => {
    expect(greetedAs(named('A'.repeat(22)), 'informal')).toBe('A'.repeat(22))
    expect(greetedAs(named('A'.repeat(23)), 'informal')).toBe(`${'A'.repeat(22)}…`)
    expect(greetedAs(named(''), 'informal')).toBe('')
    const family = '👩‍👩‍👧'
    expect(greetedAs(named(family.repeat(23)), 'informal')).toBe(`${family.repeat(22)}…`)
    expect(greetedAs(named('A'.repeat(23)), 'formal')).toBe('Muster')
  })
})

describe('the name in larger places', () => {
  it('is the first name for informal brands, the full name for formal ones', () => {
    const called = (first: string, last = 'Muster') => ({ ...named(first, last), email: aCustomer().email })
    expect([calledInFull(called('Anna'), 'informal'), calledInFull(called('Anna'), 'formal')]).toEqual(['Anna', 'Anna Muster'])
    expect(calledInFull(called('Anna', ''), 'formal')).toBe('Anna')
    expect([calledInFull(called('', ''), 'formal'), calledByFirstName(called(''))]).toEqual([aCustomer().email, aCustomer().email])
  })
})
