import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const everything = anAddress({
  company: 'Studio Seefeld', apartment: '2', additionalInfo: 'im Hof', provinceCode: 'ZH', phoneNumber: '+41441234567', salutation: 2,
})
const seefeld = aPartner({ studioId: 'seefeld', address: everything }, ['anna@example.ch', 'Bea@Example.ch'], ['iris', 'mrlens'])
const limmat = aPartner({ studioId: 'limmat', pickup: false }, ['carl@example.ch'], ['iris'])
const ticino = aPartner({ studioId: 'ticino', pickupEnabled: false }, ['carl@example.ch', 'anna@example.ch'], ['mclinsen'])
const late = aPartner({ studioId: 'late' }, ['anna@example.ch'], ['iris'])

const of = ({ partners }: Storage, email: string, brand: BrandChannel) => value(partners.partnerOf(made(makeEmail(email)), brand))

/** Contract of the partner opticians. */
export const partnerRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ partners: [seefeld, limmat, ticino, late] })

  describe('partner opticians', () => {
    it('are found complete, by the e-mail address of their customer', () =>
      run(shopCatalogue, async (storage) => {
        expect(await of(storage, 'anna@example.ch', 'iris')).toStrictEqual(seefeld.partner)
        expect(await of(storage, 'ANNA@example.CH', 'mrlens')).toStrictEqual(seefeld.partner)
        expect(await of(storage, 'bea@example.ch', 'iris')).toStrictEqual(seefeld.partner)
        expect(await of(storage, 'carl@example.ch', 'iris')).toStrictEqual(limmat.partner)
      }))

    it('work with their own brands only, one per customer and brand', () =>
      run(shopCatalogue, async (storage) => {
        expect(await of(storage, 'anna@example.ch', 'mclinsen')).toStrictEqual(ticino.partner)
        expect(await of(storage, 'carl@example.ch', 'mrlens')).toBeUndefined()
        expect(await of(storage, 'anna@example.ch', 'discountlens')).toBeUndefined()
        expect(await of(storage, 'nobody@example.ch', 'iris')).toBeUndefined()
      }))

    it('are listed by brand and name, for any customers', () =>
      run(shopCatalogue, async ({ partners }) => {
        expect((await value(partners.partners('iris'))).map(({ studioId }) => studioId).toSorted()).toEqual(['late', 'limmat', 'seefeld'])
        expect(await value(partners.partners('mrlens'))).toStrictEqual([seefeld.partner])
        expect(await value(partners.partners('discountlens'))).toEqual([])
      }))

    it('are chosen and removed: one of the brand, in place of the previous one, for this customer and brand alone', () =>
      run(shopCatalogue, async (storage) => {
        const { partners } = storage
        const anna = made(makeEmail('Anna@example.ch'))
        expect(await value(partners.choose(anna, 'iris', 'limmat'))).toStrictEqual(limmat.partner)
        expect(await of(storage, 'anna@example.ch', 'iris')).toStrictEqual(limmat.partner)
        expect(await of(storage, 'anna@example.ch', 'mrlens')).toStrictEqual(seefeld.partner)
        expect(await of(storage, 'bea@example.ch', 'iris')).toStrictEqual(seefeld.partner)
        for (const unknown of ['ticino', 'nobody', '', 'a\u0000b', "' or 1=1 --"])
          expect(await refusal(partners.choose(anna, 'iris', unknown))).toStrictEqual({ _tag: 'NotFound', what: 'partner' })
        expect(await of(storage, 'anna@example.ch', 'iris')).toStrictEqual(limmat.partner)
        await value(partners.remove(anna, 'iris'))
        await value(partners.remove(anna, 'iris'))
        expect(await of(storage, 'anna@example.ch', 'iris')).toBeUndefined()
        expect(await of(storage, 'anna@example.ch', 'mclinsen')).toStrictEqual(ticino.partner)
        expect(await value(partners.choose(anna, 'iris', 'seefeld'))).toStrictEqual(seefeld.partner)
        const both = await Promise.all(['limmat', 'late'].map((studioId) => value(partners.choose(anna, 'iris', studioId))))
        expect(both).toContainEqual(await of(storage, 'anna@example.ch', 'iris'))
      }))

    it('are empty in a shop without any', () =>
      run(aCatalogue(), async (storage) => {
        expect(await of(storage, 'anna@example.ch', 'iris')).toBeUndefined()
      }))
  })
}
