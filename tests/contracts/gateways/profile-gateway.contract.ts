import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedProfile } from '../../../application/storefront/customer/profile-gateway.port.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { ANNA, BEA } from './people.ts'

const TYPED: TypedProfile = { firstName: 'Eva', lastName: 'Keller', birthday: '1990-01-02', phoneNumber: '079 123 45 67', locale: 'it' }

export const profileGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`the own profile, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => { opened = await open() })
    afterAll(() => opened.close())

    it('AS-CALL-09 AS-CALL-10 AS-NORM-01 is replaced and returned so; empty fields are deleted', async () => {
      const { profiles, identities } = opened.visitor()
      await value(identities.signUp(ANNA))
      const changed = await value(profiles.update(TYPED))
      expect(changed).toMatchObject({ ...TYPED, email: ANNA.email, phoneNumber: '+41791234567' })
      expect(await value(identities.profile())).toStrictEqual(changed)
      const emptied = await value(profiles.update({ ...TYPED, birthday: '', phoneNumber: ' ' }))
      expect([emptied.birthday, emptied.phoneNumber, emptied.locale]).toEqual([undefined, undefined, 'it'])
      expect(await value(identities.profile())).toStrictEqual(emptied)
    })

    it('AS-CALL-10 is never another’s: another account id is not found, a guest is rejected', async () => {
      const [bea, carla, guest] = [opened.visitor(), opened.visitor(), opened.visitor()]
      const { customer } = await value(bea.identities.signUp(BEA))
      await value(carla.identities.signUp({ ...BEA, email: 'carla@example.ch' }))
      expect(await refusal(carla.profiles.update(TYPED, customer.accountId))).toStrictEqual({ _tag: 'NotFound', what: 'customer' })
      expect(await value(bea.identities.profile())).toStrictEqual(customer)
      expect(await refusal(guest.profiles.update(TYPED))).toStrictEqual({ _tag: 'NotSignedIn' })
      expect(await value(bea.profiles.update(TYPED, customer.accountId))).toMatchObject({ firstName: 'Eva' })
    })

    it('is rejected with the error of each field', async () => {
      const { profiles, identities } = opened.visitor()
      await value(identities.signUp({ ...ANNA, email: 'dora@example.ch' }))
      expect(await refusal(profiles.update({ ...TYPED, lastName: '', phoneNumber: '12345' }))).toStrictEqual({
        _tag: 'InvalidProfile', fields: [{ field: 'lastName', _tag: 'Missing' }, { field: 'phoneNumber', _tag: 'Invalid' }],
      })
    })
  })
}
