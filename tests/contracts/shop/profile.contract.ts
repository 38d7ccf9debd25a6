import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedProfile } from '../../../application/contract/customer.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const TYPED: TypedProfile = { firstName: 'Eva', lastName: 'Keller', birthday: '1990-01-02', phoneNumber: '079 123 45 67', locale: 'it' }

export const profileContract = (how: string, open: OpenStorefront): void => {
  describe(`the own profile, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    it('AS-CALL-09 AS-CALL-10 AS-NORM-01 is replaced and returned so; empty fields are deleted', async () => {
      const { customer, identity } = opened.visitor()
      await value(identity.signUp({ registration: ANNA }))
      const changed = await value(customer.updateProfile(TYPED))
      expect(changed).toMatchObject({ ...TYPED, email: ANNA.email, phoneNumber: '+41791234567' })
      expect(await value(customer.getProfile({}))).toStrictEqual(changed)
      const emptied = await value(customer.updateProfile({ ...TYPED, birthday: '', phoneNumber: ' ' }))
      expect([emptied.birthday, emptied.phoneNumber, emptied.locale]).toEqual([undefined, undefined, 'it'])
      expect(await value(customer.getProfile({}))).toStrictEqual(emptied)
    })

    it('AS-CALL-10 is never another’s: another account id is not found, a guest is rejected', async () => {
      const [bea, carla, guest] = [opened.visitor(), opened.visitor(), opened.visitor()]
      const { customer } = await value(bea.identity.signUp({ registration: BEA }))
      await value(carla.identity.signUp({ registration: { ...BEA, email: 'carla@example.ch' } }))
      expect(await refusal(carla.customer.updateProfile({ ...TYPED, accountId: customer.accountId })))
        .toStrictEqual({ _tag: 'NotFound', what: 'customer' })
      expect(await value(bea.customer.getProfile({}))).toStrictEqual(customer)
      expect(await refusal(guest.customer.updateProfile(TYPED))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await value(bea.customer.updateProfile({ ...TYPED, accountId: customer.accountId }))).toMatchObject({ firstName: 'Eva' })
    })

    it('is rejected with the error of each field', async () => {
      const { customer, identity } = opened.visitor()
      await value(identity.signUp({ registration: { ...ANNA, email: 'dora@example.ch' } }))
      expect(await refusal(customer.updateProfile({ ...TYPED, lastName: '', phoneNumber: '12345' }))).toStrictEqual({
        _tag: 'InvalidProfile', fields: [{ field: 'lastName', _tag: 'Missing' }, { field: 'phoneNumber', _tag: 'Invalid' }],
      })
    })
  })
}
