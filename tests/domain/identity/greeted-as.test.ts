import { describe, expect, it } from 'vitest'
import { firstGreetingName, fullGreetingName, headerName } from '../../../domain/identity/greeting-name.ts'
import { aCustomer } from '../../support/builders/customer.ts'

const named = (firstName: string, lastName = 'Muster') => ({ firstName, lastName })

describe('the name in the header', () => {
  it('AS-LOGIN-09 has at most 22 characters, followed by an ellipsis', () => {
    expect(headerName(named('A'.repeat(22)), 'informal')).toBe('A'.repeat(22))
    expect(headerName(named('A'.repeat(23)), 'informal')).toBe(`${'A'.repeat(22)}…`)
    expect(headerName(named(''), 'informal')).toBe('')
    const family = '👩‍👩‍👧'
    expect(headerName(named(family.repeat(23)), 'informal')).toBe(`${family.repeat(22)}…`)
    expect(headerName(named('A'.repeat(23)), 'formal')).toBe('Muster')
  })
})

describe('the name in larger places', () => {
  it('is the first name for informal brands, the full name for formal ones', () => {
    const called = (first: string, last = 'Muster') => ({ ...named(first, last), email: aCustomer().email })
    expect([fullGreetingName(called('Anna'), 'informal'), fullGreetingName(called('Anna'), 'formal')]).toEqual(['Anna', 'Anna Muster'])
    expect(fullGreetingName(called('Anna', ''), 'formal')).toBe('Anna')
    expect([fullGreetingName(called('', ''), 'formal'), firstGreetingName(called(''))]).toEqual([aCustomer().email, aCustomer().email])
  })
})
