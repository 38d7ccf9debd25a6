import { createMemoryRouter, redirect } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'

const openRouter = () => {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/checkout', loader: () => redirect('/checkout/customer') },
    { path: '/checkout/customer', loader: () => redirect('/checkout/shipping') },
    { path: '/checkout/shipping' },
    { path: '/named', loader: () => redirect('/#there') },
  ])
  carryFragment(router)
  return router
}

const placeOf = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }) => pathname + hash

describe('the fragment of an address', () => {
  it('CC-REORD-01 is carried through every redirect of the checkout', async () => {
    const router = openRouter()
    await router.navigate('/checkout#reorder')
    await vi.waitFor(() => { expect(placeOf(router.state.location)).toBe('/checkout/shipping#reorder') })
  })

  it('gives way to one that a redirect names, and does not stick to the next address', async () => {
    const router = openRouter()
    await router.navigate('/named#reorder')
    expect(placeOf(router.state.location)).toBe('/#there')
    await router.navigate('/#top')
    await router.navigate('/checkout/shipping')
    expect(placeOf(router.state.location)).toBe('/checkout/shipping')
    await router.navigate('/checkout')
    expect(placeOf(router.state.location)).toBe('/checkout/shipping')
  })
})
