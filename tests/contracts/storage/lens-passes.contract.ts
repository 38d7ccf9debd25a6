import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_PASS, MAX_VALUES, withoutWearer, withValues, type DatedLensValues, type LensPass,
} from '../../../domain/lens-pass/lens-pass.ts'
import { makeWearerName } from '../../../domain/lens-pass/wearer-name.ts'
import { makeAccountId, type AccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { productId } from '../../support/builders/product.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const accountOf = (name: string): AccountId => made(makeAccountId(`account-${name}`.padEnd(22, '_')))
const nameOf = (name: string) => made(makeWearerName(name))

const register = async ({ customers }: Storage, name: string): Promise<AccountId> => {
  const email = made(makeEmail(`${name}@example.ch`))
  const customer = { accountId: accountOf(name), email, isVerified: true, firstName: name, lastName: 'Keller' }
  return (await value(customers.add(customer, 'hash'))).accountId
}

const typed = (day: string, sphere: number): DatedLensValues =>
  ({ day, source: { _tag: 'Given', by: 'box' }, eyes: { right: { sphere, add: 'MED' } } })
const ordered: DatedLensValues = {
  day: '2026-03-01', source: { _tag: 'Order', orderId: 7, orderNumber: 'IR-2026-000007' }, productId: productId(1001),
  eyes: { right: { sphere: -2.25, radius: 8.6 }, left: { sphere: -2.75, radius: 8.6, color: '010' } },
}

/** Contract of the lens profiles. */
export const lensPassesContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })

  describe('the lens profiles of customers', () => {
    it('are stored complete, as they were written', () =>
      run(shopCatalogue, async (storage) => {
        const { lensPasses } = storage
        const anna = await register(storage, 'anna')
        expect(await value(lensPasses.pass(anna))).toEqual(EMPTY_PASS)
        await value(lensPasses.change(anna, (pass, names) => withValues(pass, nameOf('Anna'), ordered, names)))
        const changed = await value(lensPasses.change(anna, (pass, names) =>
          withValues(pass, nameOf('anna'), typed('2024-05-01', -2), names)))
        const id = expect.any(Number) as number
        expect(changed).toEqual({
          wearers: [{ id, name: 'Anna', values: [{ ...ordered, id }, { ...typed('2024-05-01', -2), id }] }],
        })
        expect(await value(lensPasses.pass(anna))).toEqual(changed)
      }))

    it('are separate: another customer’s profile is neither read nor changed', () =>
      run(shopCatalogue, async (storage) => {
        const { lensPasses } = storage
        const [anna, bea] = [await register(storage, 'anna'), await register(storage, 'bea')]
        await value(lensPasses.change(anna, (pass, names) => withValues(pass, nameOf('Anna'), ordered, names)))
        expect(await value(lensPasses.pass(bea))).toEqual(EMPTY_PASS)
        const pass = await value(lensPasses.pass(anna))
        const beas = await value(lensPasses.change(bea, (pass, names) => withValues(pass, nameOf('Anna'), ordered, names)))
        const idsOf = ({ wearers }: LensPass) => wearers.flatMap(({ id, values }) => [id, ...values.map((one) => one.id)])
        expect(idsOf(pass).filter((id) => idsOf(beas).includes(id))).toEqual([])
        const [own] = pass.wearers
        expect(await refusal(lensPasses.change(bea, (pass) => withoutWearer(pass, own?.id ?? 0))))
          .toEqual({ _tag: 'NotFound', what: 'wearer' })
        expect((await value(lensPasses.pass(anna))).wearers).toHaveLength(1)
      }))

    it('change nothing if the change was rejected, and store nothing for an unknown customer', () =>
      run(shopCatalogue, async (storage) => {
        const { lensPasses } = storage
        const anna = await register(storage, 'anna')
        const pass = await value(lensPasses.change(anna, (pass, names) => withValues(pass, nameOf('Anna'), ordered, names)))
        expect(await refusal(lensPasses.change(anna, () => E.left('no')))).toBe('no')
        expect(await value(lensPasses.pass(anna))).toEqual(pass)
        const unknown = accountOf('nobody')
        await value(lensPasses.change(unknown, (pass, names) => withValues(pass, nameOf('Anna'), ordered, names)))
        expect(await value(lensPasses.pass(unknown))).toEqual(EMPTY_PASS)
      }))

    it('lose nothing when several are written at once', () =>
      run(shopCatalogue, async (storage) => {
        const { lensPasses } = storage
        const anna = await register(storage, 'anna')
        await Promise.all(Array.from({ length: 8 }, (_none, index) =>
          value(lensPasses.change(anna, (pass, names) =>
            withValues(pass, nameOf('Anna'), typed(`2026-01-0${index + 1}`, -index), names)))))
        const [wearer] = (await value(lensPasses.pass(anna))).wearers
        expect(wearer?.values.map(({ day }) => day)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((day) => `2026-01-0${day}`))
        expect(new Set(wearer?.values.map(({ id }) => id)).size).toBe(8)
        expect(MAX_VALUES).toBeGreaterThan(8)
      }))
  })
}
