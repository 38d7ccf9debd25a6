import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOfTopic, TEXT_PARTS, type TextPart } from '../../../ui/messages/text-part.ts'
import { PAGES, textsOfPage } from '../../../ui/routing/pages.ts'
import { readMessageFiles } from './message-files.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SHELL = ['ui/shell/Shell.tsx', 'ui/shell/shell.route.ts']

/** Parts that may be on any page and load their texts before they are rendered. */
const WITH_TEXTS_OF_THEIR_OWN: ReadonlyMap<string, { readonly part: TextPart; readonly by: string }> = new Map([
  ['ui/login-modal/SignInByHash.tsx', { part: 'sign-in', by: 'ui/login-modal/SignInByHash.tsx' }],
  ['ui/shell/TopBanners.tsx', { part: 'sign-in', by: 'ui/shell/TopBanners.tsx' }],
  ['ui/login-modal/use-return-from-provider.ts', { part: 'sign-in', by: 'ui/login-modal/use-return-from-provider.ts' }],
  ['ui/product/PassOffer.tsx', { part: 'care', by: 'ui/product/PassOffer.tsx' }],
  ['ui/product/Device.tsx', { part: 'content', by: 'ui/product/Device.tsx' }],
  ['ui/product/GuaranteeNote.tsx', { part: 'content', by: 'ui/product/GuaranteeNote.tsx' }],
  ['ui/content/blocks/shop-blocks.tsx', { part: 'content', by: 'ui/content/blocks/shop-blocks.tsx' }],
  ['ui/content/blocks/markup-blocks.tsx', { part: 'content', by: 'ui/content/blocks/markup-blocks.tsx' }],
  ['ui/content/blocks/customer-blocks.tsx', { part: 'account', by: 'ui/content/blocks/customer-blocks.tsx' }],
  ['ui/shell/RouteErrorPage.tsx', { part: 'shopping', by: 'ui/shell/RouteErrorPage.tsx' }],
  ['ui/cart/CartSidebar.tsx', { part: 'shopping', by: 'ui/shell/DeferredHosts.tsx' }],
  ['ui/cart/GiftDialog.tsx', { part: 'shopping', by: 'ui/shell/DeferredParts.tsx' }],
  ['ui/shell/WishlistSidebar.tsx', { part: 'account', by: 'ui/shell/WishlistHost.tsx' }],
  ['ui/login-modal/LoginModal.tsx', { part: 'sign-in', by: 'ui/login-modal/LoginModalHost.tsx' }],
])

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
/** A file of which only types are imported is not run. */
const TYPES = /^(?:import|export) type [^']*'[^']*'$/gm

/** Every file of the interface a page may run, including lazy ones. */
const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.size > 0 && WITH_TEXTS_OF_THEIR_OWN.has(file)) return seen
  if (seen.has(file) || !file.startsWith('ui/') || !/\.tsx?$/.test(file)) return seen
  if (!existsSync(join(ROOT, file))) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').replaceAll(TYPES, '').matchAll(IMPORTED))
    reached(resolve('/', dirname(file), path).slice(1), seen)
  return seen
}

const files = readMessageFiles()
const idsWhere = (isMeant: (parts: readonly TextPart[]) => boolean): readonly string[] =>
  Object.entries(files).filter(([topic]) => isMeant(partsOfTopic(topic))).flatMap(([, texts]) => Object.keys(texts))

/** The message ids of a file: complete ones, and prefixes that it completes. */
const named = (file: string): { readonly ids: ReadonlySet<string>; readonly beginnings: readonly string[] } => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return {
    ids: new Set([...source.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, id = '']) => id)),
    beginnings: [...source.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)].map(([, id = '']) => id),
  }
}

const messagesOf = (file: string, ids: readonly string[]): readonly string[] => {
  const { ids: whole, beginnings } = named(file)
  return ids.filter((id) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning)))
}

describe('a page loads only the messages it may show', () => {
  const pages = PAGES.map((page) => ({ name: page.name, from: [page.file, ...SHELL], part: textsOfPage(page) }))

  it.each(pages)('$name shows no message of a part it does not load', ({ from, part }) => {
    const seen = new Set<string>()
    for (const file of from) reached(file, seen)
    const missing = idsWhere((parts) => !parts.includes('common') && parts.every((one) => one !== part))
    expect([...seen].flatMap((file) => messagesOf(file, missing).map((id) => `${file}: ${id}`))).toEqual([])
  })

  it.each([...WITH_TEXTS_OF_THEIR_OWN])('%s shows no message of a part that is not loaded for it', (file, { part, by }) => {
    const brings = readFileSync(join(ROOT, by), 'utf8')
    expect([`loadPartTexts('${part}').then`, `<WithTexts part="${part}"`].some((method) => brings.includes(method))).toBe(true)
    const missing = idsWhere((parts) => !parts.includes('common') && !parts.includes(part))
    const seen = reached(file)
    expect(seen.size).toBeGreaterThan(3)
    expect([...seen].flatMap((one) => messagesOf(one, missing).map((id) => `${one}: ${id}`))).toEqual([])
  })

  it('has only parts worth a separate request', () => {
    for (const part of TEXT_PARTS) expect(idsWhere((parts) => parts.includes(part)).length, part).toBeGreaterThan(40)
  })
})
