import { describe, expect, it } from 'vitest'
import { SEVERAL, type Cart } from '../../../domain/cart/cart.ts'
import { isTypedHere, withTypingBrowser } from '../../../domain/cart/typed-by.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { browserMark, makeBrowserKey } from '../../../domain/visit/browser-key.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { made } from '../../support/builders/made.ts'

const browser = (mail: string) => browserMark(made(makeBrowserKey(mail.repeat(22))))
const [HERE, ELSEWHERE] = [browser('a'), browser('b')]
const EMPTY = aCart({})
const ONE: Cart = { ...EMPTY, email: made(makeEmail('erika@example.ch')) }
const TWO: Cart = { ...ONE, billingAddress: anAddress() }

describe('H-K04 the browser that typed into a guest’s cart', () => {
  it('is the one that typed all of it, and unset once another browser typed too', () => {
    const one = withTypingBrowser(EMPTY, ONE, () => HERE)
    const both = withTypingBrowser(one, { ...TWO, typedBy: HERE }, () => HERE)
    expect([one.typedBy, both.typedBy]).toEqual([HERE, HERE])
    expect([isTypedHere(both, HERE), isTypedHere(both, ELSEWHERE), isTypedHere(both, undefined)]).toEqual([true, false, false])
    const mixed = withTypingBrowser(both, { ...both, billingAddress: anAddress({ street: 'Fremdweg' }) }, () => ELSEWHERE)
    expect(mixed.typedBy).toBe(SEVERAL)
    expect(withTypingBrowser(mixed, { ...mixed, email: made(makeEmail('wieder@example.ch')) }, () => HERE).typedBy).toBe(SEVERAL)
    for (const by of [HERE, ELSEWHERE, undefined]) expect(isTypedHere(mixed, by)).toBe(false)
  })

  it('does not match a browser that typed nothing, nor an unknown one', () => {
    const never = (): never => { throw new Error('asked') }
    expect(withTypingBrowser(ONE, { ...ONE, lines: [] }, never)).toEqual({ ...ONE, lines: [] })
    expect(withTypingBrowser(EMPTY, ONE, () => undefined).typedBy).toBe(SEVERAL)
    const own = { ...EMPTY, accountId: aCustomer().accountId }
    expect(withTypingBrowser(own, { ...own, email: ONE.email! }, never)).not.toHaveProperty('typedBy')
    const { email: _email, ...emptied } = { ...ONE, typedBy: HERE }
    expect(withTypingBrowser({ ...ONE, typedBy: HERE }, emptied, never)).not.toHaveProperty('typedBy')
  })
})
