import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsOfParts } from '../../../tools/text-modules.ts'
import { readMessageFiles } from './message-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const { mail: _mail, 'back-office': _backOffice, 'payment-page': _paymentPage, ...shown } = readMessageFiles()
const ids = Object.values(shown).flatMap((texts) => Object.keys(texts))
const parts = textsOfParts(ids)
const idsOf = (part: string): readonly string[] => [...parts.get(part) ?? []]
const topicsOf = (part: string): ReadonlySet<string> =>
  new Set(Object.keys(shown).filter((topic) => idsOf(part).some((id) => shown[topic]?.[id] !== undefined)))

/** What loads each part that is loaded later. */
const LOADED_BY: readonly (readonly [part: string, ...files: string[]])[] = [
  [
    'refusals', 'adapters/composition/browser/open-texts.ts', 'ui/messages/use-refusal.ts', 'ui/product/LensForm.tsx',
    'ui/identity/LogoutPage.tsx',
  ],
  ['cards', 'ui/listing/ProductCardView.tsx', 'ui/listing/ProductCardContent.tsx'],
  ['cart', 'ui/shell/DeferredHosts.tsx', 'ui/shell/DeferredParts.tsx'],
  ['wishlist', 'ui/shell/WishlistHost.tsx'],
  ['sign-in', 'ui/login-modal/LoginModalHost.tsx', 'ui/login-modal/SignInByHash.tsx', 'ui/shell/TopBanners.tsx'],
  ['lens-profile', 'ui/product/PassOffer.tsx'],
  ['product-notes', 'ui/product/Device.tsx', 'ui/product/GuaranteeNote.tsx'],
  ['blocks', 'ui/content/blocks/BlockPart.tsx'],
  ['failure', 'ui/shell/RouteErrorPage.tsx'],
  ['server', 'adapters/composition/browser/open-texts.ts'],
]

// That a page has all texts it shows is checked by every test that renders one (`tests/ui/checkout/browse.tsx`).
describe('the parts in which texts are loaded', () => {
  it('have every text that a browser may show', () => {
    const all = new Set([...parts.values()].flatMap((part) => [...part]))
    // Of the preview banner and of mails.
    expect(ids.filter((id) => !all.has(id)).sort()).toEqual(
      ['banner.preview', 'banner.preview_off', 'guarantee.link', 'guarantee.order', 'order.transfer.title'],
    )
  })

  it('have no text of another topic of the account, and later ones none that every page has', () => {
    const foreign = ['password', 'passkey', 'lens-pass', 'refusals']
    expect([...topicsOf('OverviewPage')].filter((topic) => foreign.includes(topic))).toEqual([])
    expect(idsOf('OverviewPage').length).toBeGreaterThan(30)
    const common = idsOf('common')
    const others = [...parts].filter(([part]) => part !== 'common' && !part.endsWith('Page'))
    for (const [part, own] of others) expect(common.filter((id) => own.has(id)), part).toEqual([])
  })

  it.each(LOADED_BY)('%s is loaded by what shows it', (part, ...files) => {
    expect(idsOf(part).length).toBeGreaterThan(0)
    for (const file of files) {
      const source = readFileSync(join(ROOT, file), 'utf8')
      const loads = [`load('${part}')`, `loadPartTexts('${part}')`, `useTexts('${part}')`, `<WithTexts part="${part}"`]
      expect(loads.some((one) => source.includes(one)), file).toBe(true)
    }
  })

  it('a page that failed has the texts of refusals, which it shows', () => {
    expect(idsOf('failure')).toEqual(expect.arrayContaining([...idsOf('refusals')]))
  })

  it('later are all in the list above', () => {
    const later = [...parts.keys()].filter((part) => part !== 'common' && !part.endsWith('Page'))
    expect(later.toSorted()).toEqual(LOADED_BY.map(([part]) => part).toSorted())
  })
})
