import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../..', import.meta.url).pathname
const filesIn = (folder: string): readonly string[] => readdirSync(`${ROOT}${folder}`, { encoding: 'utf8' })

/** The parts of the account and the shell, each with its use case or its part of the shell. */
const PARTS = [
  ['application/storefront/identity', ['sign-in.ts', 'sign-up.ts', 'send-login-link.ts', 'sign-in-with-provider.ts']],
  ['application/storefront/customer', ['update-own-profile.ts']],
  ['application/storefront/address', ['suggest-address.ts']],
  ['application/contract', [
    'address.ts', 'marketing.ts', 'subscription.ts', 'rating.ts', 'reminder.ts', 'payment.ts', 'privacy.ts', 'security.ts',
  ]],
  ['application/storefront/payment', ['propose-payment.ts']],
  ['application/storefront/tracking', ['consent-store.ts', 'session-origin.ts']],
  ['application/storefront/arrival', ['start-visitor-session.ts', 'end-impersonation.ts']],
  ['ui/shell', ['ShellFrame.tsx', 'NavigationView.tsx', 'LanguageSwitch.tsx', 'ErrorView.tsx', 'TopBanners.tsx']],
  ['ui/content', ['content.route.ts']],
  ['adapters/cookies', ['cookie-table.ts']],
] as const

describe('the account and the shell', () => {
  it.each(PARTS)('AS-SCOPE-02 have their own folders in %s', (folder, parts) => {
    expect(filesIn(folder)).toEqual(expect.arrayContaining([...parts]))
  })

  it('AS-SCOPE-02 use catalogue, cart, checkout and orders from their own folders, and duplicate nothing', () => {
    const rooms = ['catalogue', 'cart', 'checkout', 'order']
    expect(filesIn('application/storefront')).toEqual(expect.arrayContaining(rooms))
    for (const [folder] of PARTS) for (const room of rooms) expect(filesIn(folder)).not.toContain(room)
  })
})
