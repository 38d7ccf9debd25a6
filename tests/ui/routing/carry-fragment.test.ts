import { createMemoryRouter, redirect, replace } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'

const openRouter = () => {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/checkout', loader: () => redirect('/checkout/customer') },
    { path: '/checkout/customer', loader: () => redirect('/checkout/shipping') },
    { path: '/checkout/shipping' },
    { path: '/reorder', action: () => replace('/checkout?isReorder=true#reorder') },
    { path: '/named', loader: () => redirect('/#there') },
  ])
  carryFragment(router)
  return router
}

const placeOf = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }) => pathname + hash

describe('the fragment of an address', () => {
  it('CC-REORD-01 survives every redirect of the checkout', async () => {
    const router = openRouter()
    await router.navigate('/checkout#reorder')
    await vi.waitFor(() => { expect(placeOf(router.state.location)).toBe('/checkout/shipping#reorder') })
  })

  it('is replaced by one that a redirect names, and does not carry over to the next address', async () => {
    const router = openRouter()
    await router.navigate('/named#reorder')
    expect(placeOf(router.state.location)).toBe('/#there')
    await router.navigate('/#top')
    await router.navigate('/checkout/shipping')
    expect(placeOf(router.state.location)).toBe('/checkout/shipping')
    await router.navigate('/checkout')
    expect(placeOf(router.state.location)).toBe('/checkout/shipping')
  })

  it.each(['in the page', 'beside the page'])('CC-REORD-01 survives a form that was sent %s', async (how) => {
    const router = openRouter()
    const formData = new FormData()
    if (how === 'in the page') await router.navigate('/reorder', { formMethod: 'post', formData })
    else await router.fetch('button', '0', '/reorder', { formMethod: 'post', formData })
    await vi.waitFor(() => { expect(placeOf(router.state.location)).toBe('/checkout/shipping#reorder') })
    // Any other source leaves the address unchanged.
    expect(router.state.historyAction).toBe('REPLACE')
  })
})
