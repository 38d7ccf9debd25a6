import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { Order } from '../../../domain/order/order.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { productId } from '../../support/builders/product.ts'
import { lens, smallCatalogue, solution, toric } from '../../support/api/small-catalogue.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA, CARLA } from './people.ts'

const TORIC = { sphere: -2.25, cylinder: -0.75, axis: 180, radius: 8.7, diameter: 14.5 }
const typedValues = (stated: Partial<TypedLensValues> = {}): TypedLensValues =>
  ({ day: '2026-03-01', source: 'box', right: { sphere: '-2,25' }, left: {}, ...stated })
const faults = (...named: readonly (readonly [string, string])[]) =>
  ({ _tag: 'InvalidLensValues', faults: named.map(([field, fault]) => ({ field, fault })) })
const noValues = { _tag: 'NotFound', what: 'lens_values' } as const
const noWearer = { _tag: 'NotFound', what: 'wearer' } as const

const named = (wearers: readonly ShownWearer[], name: string): ShownWearer => {
  const result = wearers.find((one) => String(one.name) === name)
  if (result === undefined) throw new Error(`${name} is not in the pass`)
  return result
}

export const lensPassContract = (how: string, open: OpenStorefront): void => {
  describe(`the lens profiles of a customer, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop
    let carla: Shop
    let own: Order['accountId']

    const ordered = async (name: string, lines: Order['lines'], stated: Partial<Order> = {}): Promise<Order> => {
      const { carts, orders } = opened.shop.ports
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      return value(orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({ lines, ...(own === undefined ? {} : { accountId: own }) }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${name}`, ...stated,
        },
        reservations: [], mails: [],
      })))
    }

    beforeAll(async () => {
      opened = await open(smallCatalogue);
      [anna, bea, carla] = [opened.visitor(), opened.visitor(), opened.visitor()]
      for (const [who, person] of [[anna, ANNA], [bea, BEA], [carla, CARLA]] as const) {
        const { customer } = await value(who.identity.signUp({ registration: person }))
        if (person === ANNA) own = customer.accountId
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
      }
    })
    afterAll(() => opened.close())

    it('are empty at first, and unavailable to guests', async () => {
      expect(await value(anna.lensPass.getLensPass({}))).toEqual([])
      const guest = opened.visitor()
      expect(await refusal(guest.lensPass.getLensValueSuggestions({}))).toEqual({ _tag: 'NotSignedIn' })
      for (const request of [
        guest.lensPass.getLensPass({}), guest.lensPass.addLensValues({ wearer: 'Anna', values: typedValues() }),
        guest.lensPass.importLensValues({ wearer: 'Anna', orderId: 1, lineIds: ['line-1'] }),
        guest.lensPass.correctLensValues({ id: 1, values: typedValues() }),
        guest.lensPass.removeLensValues({ id: 1 }), guest.lensPass.renameLensWearer({ id: 2, name: 'Bea' }),
        guest.lensPass.removeLensWearer({ id: 2 }),
      ]) expect(await refusal<unknown, unknown>(request)).toEqual({ _tag: 'NotSignedIn' })
    })

    it('save values read from a box, for each family member, the newest of each first', async () => {
      const { lensPass } = carla
      await value(lensPass.addLensValues({ wearer: 'Carla', values: typedValues({ day: '2025-02-01', left: { sphere: '+0.5' } }) }))
      const ofBen = typedValues({ source: 'typed', right: {}, left: { sphere: 'plano' } })
      await value(lensPass.addLensValues({ wearer: 'Ben', values: ofBen }))
      const wearers = await value(carla.lensPass.addLensValues({
        wearer: ' carla ', values: typedValues({ right: { sphere: '−3.25', cylinder: '-0,75', axis: '10' }, left: { sphere: -1 } }),
      }))
      expect(wearers.map(({ name, values }) => [String(name), values.map(({ day, eyes, source }) => ({ day, eyes, source }))])).toEqual([
        ['Carla', [
          {
            day: '2026-03-01', source: { _tag: 'Given', by: 'box' },
            eyes: { right: { sphere: -3.25, cylinder: -0.75, axis: 10 }, left: { sphere: -1 } },
          },
          { day: '2025-02-01', source: { _tag: 'Given', by: 'box' }, eyes: { right: { sphere: -2.25 }, left: { sphere: 0.5 } } },
        ]],
        ['Ben', [{ day: '2026-03-01', source: { _tag: 'Given', by: 'typed' }, eyes: { left: { sphere: 0 } } }]],
      ])
      expect(await value(carla.lensPass.getLensPass({}))).toEqual(wearers)
    })

    it('reject values that no lens has, with the error of each field', async () => {
      const add = (stated: Partial<TypedLensValues>, wearer = 'Anna') =>
        refusal(bea.lensPass.addLensValues({ wearer, values: typedValues(stated) }))
      expect(await add({}, ' ')).toEqual(faults(['wearer', 'missing']))
      expect(await add({}, 'x'.repeat(61))).toEqual(faults(['wearer', 'invalid']))
      expect(await add({ right: {} })).toEqual(faults(['values', 'missing']))
      expect(await add({ day: '2026-03-03' })).toEqual(faults(['day', 'invalid']))
      expect(await add({ right: { sphere: '-2.3' }, left: { sphere: 'hm' } }))
        .toEqual(faults(['r_sphere', 'invalid'], ['l_sphere', 'invalid']))
      expect(await add({ right: { cylinder: '-0.75' } })).toEqual(faults(['r_sphere', 'missing'], ['r_axis', 'missing']))
      expect(await add({ right: { sphere: '-31' } })).toEqual(faults(['r_sphere', 'invalid']))
      expect(await value(bea.lensPass.getLensPass({}))).toEqual([])
    })

    it('save only the values that a lens is made in', async () => {
      const of = (right: TypedLensValues['right']) =>
        bea.lensPass.addLensValues({ wearer: 'Bea', values: typedValues({ productId: toric.id, right }) })
      expect(await refusal(of({ sphere: '-2.25', cylinder: '-1.25', axis: '10' })))
        .toEqual(faults(['r_cylinder', 'not_made'], ['r_axis', 'not_made']))
      expect(await refusal(of({ sphere: '-2.25' }))).toEqual(faults(['r_cylinder', 'missing'], ['r_axis', 'missing']))
      expect(await refusal(of({ sphere: '-2.25', cylinder: '-0.75', axis: '180', add: '2' }))).toEqual(faults(['r_add', 'not_made']))
      expect(await refusal(bea.lensPass.addLensValues({ wearer: 'Bea', values: typedValues({ productId: solution.id }) })))
        .toEqual({ _tag: 'NotFound', what: 'product' })
      expect(await refusal(bea.lensPass.addLensValues({ wearer: 'Bea', values: typedValues({ productId: productId(9999) }) })))
        .toEqual({ _tag: 'NotFound', what: 'product' })
      const [saved] = named(await value(of({ sphere: '-2.25', cylinder: '-0.75', axis: '180' })), 'Bea').values
      // A parameter with a single value does not need to be entered.
      expect(saved).toMatchObject({ eyes: { right: TORIC }, lens: { id: toric.id, titles: toric.titles } })
      await value(bea.lensPass.removeLensValues({ id: saved?.id ?? 0 }))
    })

    it('import the values of own orders, pair by pair, and propose nothing twice', async () => {
      const pair = (id: number, sphere: number) => [
        aLine({ id: `line-${id}`, product: lens, eye: 'right', option: { sphere, radius: 8.6, diameter: 14 } }),
        aLine({ id: `line-${id + 1}`, product: lens, eye: 'left', option: { sphere: sphere - 0.5, radius: 8.6, diameter: 14 } }),
      ]
      const { id } = await ordered('family', [
        ...pair(1, -2.25), ...pair(3, -4), aLine({ id: 'line-5', product: solution }),
      ])
      await ordered('cancelled', pair(1, -5), { status: 'cancelled' })
      const suggested = await value(anna.lensPass.getLensValueSuggestions({}))
      expect(suggested.map(({ orderId, orderNumber, day, productId: of, lineIds, eyes }) =>
        [orderId, orderNumber, day, of, lineIds, eyes.right?.sphere, eyes.left?.sphere])).toEqual([
        [id, 'IR-2026-family', '2026-03-02', lens.id, ['line-1', 'line-2'], -2.25, -2.75],
        [id, 'IR-2026-family', '2026-03-02', lens.id, ['line-3', 'line-4'], -4, -4.5],
      ])
      const imported = await value(anna.lensPass.importLensValues({ wearer: 'Anna', orderId: id, lineIds: ['line-1', 'line-2'] }))
      expect(named(imported, 'Anna').values).toMatchObject([{
        day: '2026-03-02', source: { _tag: 'Order', orderId: id, orderNumber: 'IR-2026-family' }, lens: { id: lens.id },
        eyes: { right: { sphere: -2.25 }, left: { sphere: -2.75 } },
      }])
      expect((await value(anna.lensPass.getLensValueSuggestions({}))).map(({ lineIds }) => lineIds)).toEqual([['line-3', 'line-4']])
      const noOrder = { _tag: 'NotFound', what: 'order' }
      // Both right eyes, a bottle, nothing, an unknown line: no lens values.
      for (const lineIds of [['line-1', 'line-3'], ['line-5'], [], ['line-9'], ['line-1', 'line-9']])
        expect(await refusal(anna.lensPass.importLensValues({ wearer: 'Anna', orderId: id, lineIds }))).toEqual(noOrder)
      expect(await refusal(bea.lensPass.importLensValues({ wearer: 'Bea', orderId: id, lineIds: ['line-1'] }))).toEqual(noOrder)
      expect(await value(bea.lensPass.getLensValueSuggestions({}))).toEqual([])
    })

    it('H-S10 save values once when the response was lost and they are sent again, and beside others of the same day', async () => {
      const add = (stated: Partial<TypedLensValues> = {}) =>
        anna.lensPass.addLensValues({ wearer: 'Emil', values: typedValues(stated) })
      const once = await value(add())
      expect(await value(add())).toEqual(once)
      const { id } = await ordered('again', [aLine({ id: 'line-1', product: lens, eye: 'right' })])
      const importOnce = () => anna.lensPass.importLensValues({ wearer: 'Emil', orderId: id, lineIds: ['line-1'] })
      const imported = await value(importOnce())
      expect(await value(importOnce())).toEqual(imported)
      const others = [{ source: 'typed' }, { right: { sphere: '-2.5' } }, { left: { sphere: '-2.25' } }, { productId: lens.id }] as const
      for (const other of others) await value(add(other))
      const emil = named(await value(anna.lensPass.getLensPass({})), 'Emil')
      expect(emil.values).toHaveLength(6)
      await value(anna.lensPass.removeLensWearer({ id: emil.id }))
    })

    it('can be corrected, renamed and deleted by their owner only', async () => {
      const wearer = named(await value(anna.lensPass.addLensValues({ wearer: 'Dora', values: typedValues() })), 'Dora')
      const id = wearer.values[0]?.id ?? 0
      expect(await refusal(bea.lensPass.correctLensValues({ id, values: typedValues() }))).toEqual(noValues)
      expect(await refusal(bea.lensPass.removeLensValues({ id }))).toEqual(noValues)
      expect(await refusal(bea.lensPass.renameLensWearer({ id: wearer.id, name: 'Eva' }))).toEqual(noWearer)
      expect(await refusal(bea.lensPass.removeLensWearer({ id: wearer.id }))).toEqual(noWearer)
      const corrected =
        await value(anna.lensPass.correctLensValues({ id, values: typedValues({ source: 'typed', right: { sphere: '-2.5' } }) }))
      expect(named(corrected, 'Dora').values).toMatchObject([{ id, source: { by: 'typed' }, eyes: { right: { sphere: -2.5 } } }])
      expect(await refusal(anna.lensPass.renameLensWearer({ id: wearer.id, name: 'ANNA' }))).toEqual({ _tag: 'WearerExists' })
      expect(named(await value(anna.lensPass.renameLensWearer({ id: wearer.id, name: 'Doris' })), 'Doris').id).toBe(wearer.id)
      await value(anna.lensPass.addLensValues({ wearer: 'Doris', values: typedValues({ day: '2024-01-01' }) }))
      const left = await value(anna.lensPass.removeLensValues({ id }))
      expect(named(left, 'Doris').values.map(({ day }) => day)).toEqual(['2024-01-01'])
      const forgotten = await value(anna.lensPass.removeLensWearer({ id: wearer.id }))
      expect(forgotten.map(({ name }) => String(name))).toEqual(['Anna'])
      expect(await refusal(anna.lensPass.removeLensWearer({ id: wearer.id }))).toEqual(noWearer)
    })

    it('are limited to twelve people and twenty values of each', async () => {
      for (let index = 0; index < 12; index += 1)
        await value(bea.lensPass.addLensValues({ wearer: `Kind ${index}`, values: typedValues() }))
      expect(
        await refusal(bea.lensPass.addLensValues({ wearer: 'Noch jemand', values: typedValues() })),
      ).toEqual({ _tag: 'LensPassFull', maximum: 12 })
      const ofDay = (index: number) => typedValues({ day: `2025-01-${String(index).padStart(2, '0')}` })
      for (let index = 1; index < 20; index += 1) await value(bea.lensPass.addLensValues({ wearer: 'Kind 0', values: ofDay(index) }))
      expect(await refusal(bea.lensPass.addLensValues({ wearer: 'Kind 0', values: ofDay(20) })))
        .toEqual({ _tag: 'LensPassFull', maximum: 20 })
    })
  })
}
