import { PARCEL, ZURICH } from './catalogue.ts'
import type { InitialState, Packs, Shopper } from './shopper.ts'

const fill = async (shopper: Shopper, packs: readonly Packs[]): Promise<void> => {
  for (const { lens, quantity } of packs) {
    await shopper.addToCart(lens)
    if (quantity > 1) await shopper.changeQuantity(lens, quantity)
  }
}

const walkTo = async (shopper: Shopper, { isCustomer, upTo }: InitialState): Promise<void> => {
  if (upTo === undefined) return
  if (isCustomer !== true) await shopper.setEmail()
  if (upTo === 'address') return
  await shopper.setAddresses({ billing: ZURICH })
  if (upTo === 'shipping') return
  await shopper.chooseShipping(PARCEL.key)
}

/** Performs the steps that lead to the start of a scenario. */
export const advanceTo = async (shopper: Shopper, input: InitialState): Promise<Shopper> => {
  if (input.isCustomer === true) await shopper.register()
  if (input.ordered !== undefined) {
    await fill(shopper, input.ordered)
    await walkTo(shopper, { ...input, upTo: 'payment' })
    await shopper.order('twint')
    await shopper.pay('paid')
  }
  await fill(shopper, input.cart ?? [])
  await walkTo(shopper, input)
  return shopper
}
