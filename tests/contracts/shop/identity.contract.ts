import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import { openOperations } from '../../../application/commerce/operations.ts'
import { customer as asCustomer } from '../../support/commerce.ts'
import { refusal, value } from '../../support/outcome.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const bottles = async ({ cart }: Shop, quantity: number) => {
  const { token } = await value(cart.createCart({}, 'de'))
  return value(cart.addToCart({ token, items: [{ productId: productId(2001), option: {}, quantity }] }))
}

export const identityContract = (how: string, open: OpenStorefront): void => {
  describe(`the identity of a visitor, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await value(opened.visitor().identity.signUp({ registration: ANNA }))
    })
    afterAll(() => opened.close())

    it('creates an account whose owner is signed in at once, here and nowhere else', async () => {
      const [bea, stranger] = [opened.visitor(), opened.visitor()]
      const { customer, cartToken } = await value(bea.identity.signUp({ registration: BEA }))
      expect(customer).toMatchObject({ email: BEA.email, firstName: 'Bea', lastName: 'Meier' })
      expect(cartToken).toBeUndefined()
      expect(await value(bea.customer.getProfile({}))).toStrictEqual(customer)
      const caller = asCustomer(customer.accountId)
      expect(await value(openOperations(opened.shop.ports, opened.shop.ports).customer.getProfile(caller, {}))).toStrictEqual(customer)
      expect(await refusal(stranger.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('signs in by e-mail, in any spelling, and out again', async () => {
      const anna = opened.visitor()
      const credentials = { email: ' Anna.Keller@Example.ch ', password: ANNA.password }
      const { customer } = await value(anna.identity.signIn({ credentials }))
      expect(await value(anna.customer.getProfile({}))).toStrictEqual(customer)
      await value(anna.identity.signOut({}))
      expect(await refusal(anna.customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      await value(anna.identity.signOut({}))
    })

    it('rejects wrong credentials, an invalid link, a weak password and missing names, each with its own error', async () => {
      const { identity } = opened.visitor()
      const wrong = { _tag: 'WrongCredentials' }
      expect(await refusal(identity.signIn({ credentials: { ...ANNA, password: 'nicht7das-richtige' } }))).toStrictEqual(wrong)
      expect(await refusal(identity.signIn({ credentials: { email: 'nobody@example.ch', password: ANNA.password } }))).toStrictEqual(wrong)
      expect(await refusal(identity.verifyEmail({ answer: { token: 'x'.repeat(43), password: ANNA.password } })))
        .toStrictEqual({ _tag: 'ProofExpired' })
      const mail = { token: 'x'.repeat(43), purpose: 'claim' } as const
      expect(await refusal(opened.visitor().identity.readEmailLink(mail))).toStrictEqual({ _tag: 'ProofExpired' })
      expect(await refusal(identity.sendVerificationEmail({}))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(identity.signUp({ registration: { ...ANNA, email: 'new@example.ch', password: 'kurz' } })))
        .toMatchObject({ _tag: 'WeakPassword' })
      expect(await refusal(identity.signUp({ registration: { ...ANNA, email: 'nonsense' } }))).toStrictEqual({ _tag: 'InvalidEmail' })
      expect(await refusal(identity.signUp({ registration: { ...ANNA, email: 'new@example.ch', firstName: ' ' } }))).toStrictEqual({
        _tag: 'InvalidNames', fields: [{ field: 'firstName', _tag: 'Missing' }],
      })
      expect(await refusal(opened.visitor().customer.getProfile({}))).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('takes over the current cart, whose items join the customer’s own on every device', async () => {
      const phone = opened.visitor()
      const first = await bottles(phone, 2)
      const home = await value(phone.identity.signIn({ credentials: ANNA, cart: first.token }))
      expect(home.cartToken).toBeDefined()
      expect(home.cartToken).not.toBe(first.token)
      const paymentProvider = opened.visitor()
      const second = await bottles(paymentProvider, 3)
      const joined = await value(paymentProvider.identity.signIn({ credentials: ANNA, cart: second.token }))
      expect(joined.cartToken).toBe(home.cartToken)
      const cart = await value(paymentProvider.cart.getCart({ token: joined.cartToken! }))
      expect(cart.lines.map(({ productId: id, quantity }) => [id, quantity])).toStrictEqual([[2001, 5]])
      expect((await value(opened.visitor().identity.signIn({ credentials: ANNA }))).cartToken).toBe(home.cartToken)
    })
  })
}
