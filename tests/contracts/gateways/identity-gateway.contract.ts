import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateways } from '../../../adapters/gateways/gateways.ts'
import { openOperations } from '../../../application/commerce/operations.ts'
import { customer as asCustomer } from '../../support/commerce.ts'
import { refusal, value } from '../../support/outcome.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { ANNA, BEA } from './people.ts'

const bottles = async ({ carts }: Gateways, quantity: number) => {
  const { token } = await value(carts.create('de'))
  return value(carts.addItems(token, [{ productId: productId(2001), option: {}, quantity }]))
}

export const identityGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`the identity of a visitor, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
      await value(opened.visitor().identities.signUp(ANNA))
    })
    afterAll(() => opened.close())

    it('creates an account whose owner is signed in at once, here and nowhere else', async () => {
      const [bea, stranger] = [opened.visitor(), opened.visitor()]
      const { customer, cartToken } = await value(bea.identities.signUp(BEA))
      expect(customer).toMatchObject({ email: BEA.email, firstName: 'Bea', lastName: 'Meier' })
      expect(cartToken).toBeUndefined()
      expect(await value(bea.identities.profile())).toStrictEqual(customer)
      const caller = asCustomer(customer.accountId)
      expect(await value(openOperations(opened.shop.ports, opened.shop.ports).customer.getProfile(caller, {}))).toStrictEqual(customer)
      expect(await refusal(stranger.identities.profile())).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('signs in by e-mail, in any spelling, and out again', async () => {
      const anna = opened.visitor()
      const { customer } = await value(anna.identities.signIn({ email: ' Anna.Keller@Example.ch ', password: ANNA.password }))
      expect(await value(anna.identities.profile())).toStrictEqual(customer)
      await value(anna.identities.signOut())
      expect(await refusal(anna.identities.profile())).toStrictEqual({ _tag: 'NotSignedIn' })
      await value(anna.identities.signOut())
    })

    it('rejects wrong credentials, an invalid link, a weak password and missing names, each with its own error', async () => {
      const { identities } = opened.visitor()
      const wrong = { _tag: 'WrongCredentials' }
      expect(await refusal(identities.signIn({ ...ANNA, password: 'nicht7das-richtige' }))).toStrictEqual(wrong)
      expect(await refusal(identities.signIn({ email: 'nobody@example.ch', password: ANNA.password }))).toStrictEqual(wrong)
      expect(await refusal(identities.verifyEmail({ token: 'x'.repeat(43), password: ANNA.password })))
        .toStrictEqual({ _tag: 'ProofExpired' })
      const mail = { token: 'x'.repeat(43), purpose: 'claim' } as const
      expect(await refusal(opened.visitor().mails.details(mail))).toStrictEqual({ _tag: 'ProofExpired' })
      expect(await refusal(identities.sendVerificationEmail())).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await refusal(identities.signUp({ ...ANNA, email: 'new@example.ch', password: 'kurz' })))
        .toMatchObject({ _tag: 'WeakPassword' })
      expect(await refusal(identities.signUp({ ...ANNA, email: 'nonsense' }))).toStrictEqual({ _tag: 'InvalidEmail' })
      expect(await refusal(identities.signUp({ ...ANNA, email: 'new@example.ch', firstName: ' ' }))).toStrictEqual({
        _tag: 'InvalidNames', fields: [{ field: 'firstName', _tag: 'Missing' }],
      })
      expect(await refusal(identities.profile())).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('takes over the current cart, whose items join the customer’s own on every device', async () => {
      const phone = opened.visitor()
      const first = await bottles(phone, 2)
      const home = await value(phone.identities.signIn(ANNA, first.token))
      expect(home.cartToken).toBeDefined()
      expect(home.cartToken).not.toBe(first.token)
      const paymentProvider = opened.visitor()
      const second = await bottles(paymentProvider, 3)
      const joined = await value(paymentProvider.identities.signIn(ANNA, second.token))
      expect(joined.cartToken).toBe(home.cartToken)
      const cart = await value(paymentProvider.carts.cart(joined.cartToken!))
      expect(cart.lines.map(({ productId: id, quantity }) => [id, quantity])).toStrictEqual([[2001, 5]])
      expect((await value(opened.visitor().identities.signIn(ANNA))).cartToken).toBe(home.cartToken)
    })
  })
}
