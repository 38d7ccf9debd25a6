import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_BOOK_LIMIT, readAddressId, toAddressId, withAddress, withCorrected, withDefault, withFirst, withoutAddress,
  type AddressBook, type AddressBookDraft,
} from '../../../domain/address/address-book.ts'
import { anAddress } from '../../support/builders/address.ts'
import { made } from '../../support/builders/made.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const at = (index: number) => anAddress({ street: `Weg ${ALPHABET[index] ?? ''}`, phoneNumber: '' })
const named = (draft: AddressBookDraft): AddressBook =>
  draft.map((one, index) => ({ ...one, id: one.id ?? toAddressId(index + 100) }))
const bookOf = (count: number): AddressBook =>
  Array.from({ length: count }, (_, index) => ({ id: toAddressId(index + 1), address: at(index), isDefault: index === 0 }))
const defaults = (draft: AddressBookDraft): readonly number[] => draft.flatMap(({ isDefault }, index) => (isDefault ? [index] : []))

describe('an address book', () => {
  it('has exactly one default address as long as it is not empty, whatever changes', () => {
    const pick = fc.nat({ max: 30 })
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), at: fc.nat({ max: 25 }), isDefault: fc.boolean() }),
      fc.record({ do: fc.constantFrom('correct' as const, 'remove' as const, 'choose' as const), at: pick, isDefault: fc.boolean() }),
    )
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let book: AddressBook = []
      let last = 0
      for (const { do: what, at: index, isDefault } of steps) {
        const id = book[index % Math.max(book.length, 1)]?.id ?? toAddressId(1)
        const input = { address: at(index), isDefault }
        const done: E.Either<unknown, AddressBookDraft> = what === 'add' ? withAddress(book, input)
          : what === 'correct' ? withCorrected(book, id, input)
            : what === 'remove' ? withoutAddress(book, id) : withDefault(book, id)
        if (E.isRight(done)) book = done.right.map((one) => ({ ...one, id: one.id ?? toAddressId((last += 1)) }))
        expect(defaults(book)).toHaveLength(book.length === 0 ? 0 : 1)
        expect(book.length).toBeLessThanOrEqual(ADDRESS_BOOK_LIMIT)
      }
    }))
  })

  it('makes the first address the default, and another one only on request', () => {
    const one = named(made(withAddress([], { address: at(0), isDefault: false })))
    expect(defaults(one)).toEqual([0])
    expect(defaults(made(withAddress(one, { address: at(1), isDefault: false })))).toEqual([0])
    expect(defaults(made(withAddress(one, { address: at(1), isDefault: true })))).toEqual([1])
  })

  it('makes the oldest remaining address the default when the default is removed, and otherwise keeps the default', () => {
    const book = named(made(withDefault(bookOf(3), toAddressId(3))))
    expect(made(withoutAddress(book, toAddressId(3))).map(({ id, isDefault }) => [id, isDefault])).toEqual([[1, true], [2, false]])
    expect(made(withoutAddress(book, toAddressId(1))).map(({ id, isDefault }) => [id, isDefault])).toEqual([[2, false], [3, true]])
    expect(made(withoutAddress(bookOf(1), toAddressId(1)))).toEqual([])
  })

  it('does not store the same address twice, however it is spelled, but accepts a new spelling of it', () => {
    const book = bookOf(2)
    const again = { address: { ...at(0), street: ' WEG  A.', company: '' }, isDefault: true }
    expect(withAddress(book, again)).toEqual(E.left({ _tag: 'AddressExists' }))
    expect(withCorrected(book, toAddressId(2), again)).toEqual(E.left({ _tag: 'AddressExists' }))
    expect(E.isRight(withCorrected(book, toAddressId(1), again))).toBe(true)
  })

  it('accepts addresses up to its limit and no more', () => {
    const full = bookOf(ADDRESS_BOOK_LIMIT)
    const refused = E.left({ _tag: 'AddressBookFull', maximum: ADDRESS_BOOK_LIMIT })
    expect(withAddress(full, { address: at(25), isDefault: false })).toEqual(refused)
    expect(E.isRight(withAddress(full.slice(1), { address: at(25), isDefault: false }))).toBe(true)
  })

  it('saves the address typed for an order only while the book is empty', () => {
    const book = bookOf(1)
    expect(withFirst(book, at(5))).toBe(book)
    expect(withFirst([], at(5))).toEqual([{ address: at(5), isDefault: true }])
  })

  it('does not find an address that it does not contain', () => {
    const missing = E.left({ _tag: 'NotFound', what: 'address' })
    for (const text of [undefined, '', '0', '-1', '1.5', '01', 'x', '2147483648', '1e3']) expect(readAddressId(text)).toEqual(missing)
    expect(readAddressId('7')).toEqual(E.right(7))
    for (const change of [withoutAddress, withDefault]) expect(change(bookOf(1), toAddressId(9))).toEqual(missing)
    expect(withCorrected(bookOf(1), toAddressId(9), { address: at(3), isDefault: false })).toEqual(missing)
  })
})
