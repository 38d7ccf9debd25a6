import { expect, it } from 'vitest'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

it('AS-ENT-42 a page is of the checkout, at a step of it, or loads no visitor data, only if its route says so', async () => {
  const handleOf = async (load: () => Promise<unknown>) => ((await load()) as { readonly handle?: unknown }).handle
  const routes = await Promise.all(PAGES.map(async ({ name, load }) => ({ name, handle: await handleOf(load) })))
  const marked = (mark: Parameters<typeof isMarked>[0]) => routes.filter(isMarked(mark)).map(({ name }) => name).toSorted()
  expect(marked('checkout')).toEqual([
    'checkout', 'checkout-billing', 'checkout:address', 'checkout:customer', 'checkout:payment', 'checkout:shipping',
  ])
  const steps = routes.flatMap(({ handle }) => (handle as { checkoutStep?: string } | undefined)?.checkoutStep ?? [])
  expect(steps.toSorted()).toEqual(['address', 'customer', 'payment', 'shipping', 'thank-you'])
  expect(marked('noFetchInitUserData')).toEqual(expect.arrayContaining(['authenticate', 'reorder']))
  const plain = routes.find(({ name }) => name === 'product')
  for (const mark of ['checkout', 'checkoutStep', 'noFetchInitUserData'] as const) expect(isMarked(mark)(plain ?? {})).toBe(false)
  for (const handle of [undefined, null, 'checkout', {}]) expect(isMarked('checkout')({ handle })).toBe(false)
})
