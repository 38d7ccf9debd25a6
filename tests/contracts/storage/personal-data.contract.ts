import { describe, expect, it } from 'vitest'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

/** Contract of the personal data export. */
export const personalDataContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const anna = aCustomer()
  const seefeld = aPartner({ studioId: 'seefeld' }, [anna.email, 'bea@example.ch'], ['iris', 'mrlens'])

  describe('the personal data of an account', () => {
    it('G9 include the optician of the customer at each brand, as long as the e-mail address is verified', () =>
      run(aCatalogue({ partners: [seefeld] }), async ({ customers, personalData, partners }) => {
        await value(customers.add(anna, 'hash'))
        expect(anna.isVerified).toBe(true)
        const { optician, profile } = await value(personalData.export(anna.accountId))
        expect(optician).toHaveLength(2)
        expect(optician.every((entry) => Object.values(entry).includes('seefeld'))).toBe(true)
        expect(JSON.stringify(profile)).toContain(canonicalEmailOf(anna.email))
        await value(partners.remove(anna.email, 'iris'))
        expect((await value(personalData.export(anna.accountId))).optician).toHaveLength(1)
      }))

    it('G9 are empty for an unverified e-mail address', () =>
      run(aCatalogue({ partners: [seefeld] }), async ({ customers, personalData }) => {
        await value(customers.add({ ...anna, isVerified: false }, 'hash'))
        expect((await value(personalData.export(anna.accountId))).optician).toEqual([])
      }))
  })
}
