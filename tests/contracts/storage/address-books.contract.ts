import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  toAddressId, withAddress, withCorrected, withDefault, withoutAddress, type AddressBook, type AddressBookDraft,
} from '../../../domain/address/address-book.ts'
import { makeAccountId, type AccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const accountOf = (name: string): AccountId => made(makeAccountId(`account-${name}`.padEnd(22, '_')))

const register = async ({ customers }: Storage, name: string): Promise<AccountId> => {
  const email = made(makeEmail(`${name}@example.ch`))
  const customer = { accountId: accountOf(name), email, isVerified: true, firstName: name, lastName: 'Keller' }
  return (await value(customers.add(customer, 'hash'))).accountId
}

const at = (street: string) => anAddress({ street })
const entry = (street: string, isDefault = false) => ({ address: at(street), isDefault })
const display = (book: AddressBook): readonly string[] => book.map(({ address, isDefault }) => address.street + (isDefault ? ' *' : ''))
const idAt = (book: AddressBook, street: string) => book.find(({ address }) => address.street === street)?.id ?? toAddressId(0)

/** Contract of the address books. */
export const addressBooksContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  describe('the addresses of customers', () => {
    it('are stored oldest first, each with an id that is never reused, and one of them is the default', () =>
      run(shopCatalogue, async (storage) => {
        const { addressBooks } = storage
        const anna = await register(storage, 'anna')
        expect(await value(addressBooks.book(anna))).toEqual([])
        for (const street of ['Seeweg', 'Bergweg', 'Talweg'])
          await value(addressBooks.change(anna, (book) => withAddress(book, entry(street))))
        const three = await value(addressBooks.book(anna))
        expect(display(three)).toEqual(['Seeweg *', 'Bergweg', 'Talweg'])
        expect(new Set(three.map(({ id }) => id)).size).toBe(3)
        const chosen = await value(addressBooks.change(anna, (book) => withDefault(book, idAt(book, 'Talweg'))))
        expect(display(chosen)).toEqual(['Seeweg', 'Bergweg', 'Talweg *'])
        const corrected = await value(addressBooks.change(anna, (book) =>
          withCorrected(book, idAt(book, 'Bergweg'), entry('Waldweg', true))))
        expect(display(corrected)).toEqual(['Seeweg', 'Waldweg *', 'Talweg'])
        expect(corrected.map(({ id }) => id)).toEqual(three.map(({ id }) => id))
        await value(addressBooks.change(anna, (book) => withoutAddress(book, idAt(book, 'Talweg'))))
        const [, , last] = await value(addressBooks.change(anna, (book) => withAddress(book, entry('Talweg'))))
        expect(last?.id).not.toBe(idAt(three, 'Talweg'))
        expect(display(await value(addressBooks.book(anna)))).toEqual(['Seeweg', 'Waldweg *', 'Talweg'])
      }))

    it('are separate: another customer’s address book does not change with them', () =>
      run(shopCatalogue, async (storage) => {
        const { addressBooks } = storage
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        const [own] = await value(addressBooks.change(anna, (book) => withAddress(book, entry('Seeweg'))))
        await value(addressBooks.change(bea, (book) => withAddress(book, entry('Bergweg'))))
        const missing = { _tag: 'NotFound', what: 'address' }
        for (const id of [own?.id ?? toAddressId(0), toAddressId(2 ** 31 - 1)])
          expect(await refusal(addressBooks.change(bea, (book) => withoutAddress(book, id)))).toEqual(missing)
        expect(display(await value(addressBooks.book(anna)))).toEqual(['Seeweg *'])
        expect(display(await value(addressBooks.book(bea)))).toEqual(['Bergweg *'])
      }))

    it('change nothing if the change was rejected', () =>
      run(shopCatalogue, async (storage) => {
        const { addressBooks } = storage
        const anna = await register(storage, 'anna')
        await value(addressBooks.change(anna, (book) => withAddress(book, entry('Seeweg'))))
        expect(await refusal(addressBooks.change(anna, () => E.left('no')))).toBe('no')
        expect(display(await value(addressBooks.book(anna)))).toEqual(['Seeweg *'])
      }))

    it('have one default, however many are chosen at once', () =>
      run(shopCatalogue, async (storage) => {
        const { addressBooks } = storage
        const anna = await register(storage, 'anna')
        const streets = Array.from({ length: 8 }, (_, index) => `Weg ${index}`)
        await Promise.all(streets.map((street, index) => value(addressBooks.change(anna, (book) => withAddress(book, {
          address: anAddress({ street, streetNumber: String(index) }), isDefault: true,
        })))))
        const book = await value(addressBooks.book(anna))
        expect([book.length, book.filter(({ isDefault }) => isDefault).length]).toEqual([8, 1])
      }))

    it('are shown with their customer: the default one, and none once all are removed', () =>
      run(shopCatalogue, async (storage) => {
        const { addressBooks, customers } = storage
        const anna = await register(storage, 'anna')
        const street = async () => (await value(customers.customer(anna)))?.defaultAddress?.street
        expect(await street()).toBeUndefined()
        const book = await value(addressBooks.change(anna, (current) => withAddress(current, entry('Seeweg'))))
        await value(addressBooks.change(anna, (current) => withAddress(current, entry('Bergweg', true))))
        expect(await street()).toBe('Bergweg')
        expect((await value(customers.claims(made(makeEmail('anna@example.ch'))))).proven?.customer.defaultAddress?.street).toBe('Bergweg')
        await value(customers.change(anna, ({ defaultAddress: _lost, ...one }) => ({ ...one, firstName: 'Anne' })))
        expect([await street(), (await value(customers.customer(anna)))?.firstName]).toEqual(['Bergweg', 'Anne'])
        const none: AddressBookDraft = []
        await value(addressBooks.change(anna, () => E.right(none)))
        expect([await street(), book.length]).toEqual([undefined, 1])
      }))

    it('are empty for an unknown account', () =>
      run(shopCatalogue, async ({ addressBooks }) => {
        const unknown = accountOf('nobody')
        expect(await value(addressBooks.change(unknown, (book) => withAddress(book, entry('Seeweg'))))).toEqual([])
        expect(await value(addressBooks.book(unknown))).toEqual([])
      }))
  })
}
