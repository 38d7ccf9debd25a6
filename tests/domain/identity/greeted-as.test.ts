import { describe, expect, it } from 'vitest'
import { calledByFirstName, calledInFull, greetedAs } from '../../../domain/identity/greeted-as.ts'
import { aCustomer } from '../../support/builders/customer.ts'

const named = (firstName: string, lastName = 'Muster') => ({ firstName, lastName })

describe('the name in the header', () => {
  it('AS-LOGIN-09 has 22 letters as people count them, and dots for the rest', () => {
    expect(greetedAs(named('A'.repeat(22)), 'informal')).toBe('A'.repeat(22))
    expect(greetedAs(named('A'.repeat(23)), 'informal')).toBe(`${'A'.repeat(22)}…`)
    expect(greetedAs(named(''), 'informal')).toBe('')
    const family = '👩‍👩‍👧'
    expect(greetedAs(named(family.repeat(23)), 'informal')).toBe(`${family.repeat(22)}…`)
    expect(greetedAs(named('A'.repeat(23)), 'formal')).toBe('Muster')
  })
})

describe('the name where there is room', () => {
  it('is the first where the shop says du, the whole one where it says Sie', () => {
    const called = (first: string, last = 'Muster') => ({ ...named(first, last), email: aCustomer().email })
    expect([calledInFull(called('Anna'), 'informal'), calledInFull(called('Anna'), 'formal')]).toEqual(['Anna', 'Anna Muster'])
    expect(calledInFull(called('Anna', ''), 'formal')).toBe('Anna')
    expect([calledInFull(called('', ''), 'formal'), calledByFirstName(called(''))]).toEqual([aCustomer().email, aCustomer().email])
  })
})
