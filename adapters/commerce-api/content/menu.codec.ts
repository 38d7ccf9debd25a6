import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Banner } from '../../../domain/content/banner.ts'
import { readMenuKeys, writeMenuKeys, type Menu, type MenuItem } from '../../../domain/content/menu.ts'
import { list, via } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { blockToStory, readBlocks, type OnFault } from './block.codec.ts'
import type { Story } from './block-form.ts'
import { flagIn, isRecord, linkIn, textIn, writeLink } from './content-fields.ts'

/** Limits that no menu written by a person exceeds. */
const DEEPEST = 4
const MOST = 60

const isBanner = (block: { readonly _tag: string }): block is Banner => block._tag === 'Banner'

const readItem = (item: Story, depth: number, onFault: OnFault): MenuItem => ({
  uid: textIn(item['_uid']),
  displayName: textIn(item['display_name']),
  link: linkIn(item['link']),
  keys: readMenuKeys(textIn(item['category_or_type'])),
  isHidden: flagIn(item['hide']),
  banners: readBlocks(item['banners'], onFault, 'banners').filter(isBanner),
  children: readItems(item['children'], depth + 1, onFault),
})

const readItems = (input: unknown, depth: number, onFault: OnFault): readonly MenuItem[] => {
  const items = Array.isArray(input) ? input.filter(isRecord) : []
  if (depth > DEEPEST && items.length > 0) onFault({ at: 'menu', problem: 'is nested too deeply' })
  return depth > DEEPEST ? [] : items.slice(0, MOST).map((item) => readItem(item, depth, onFault))
}

/** The content of the story `menus/header-menu`; every value of a field decodes. */
export const readMenu = (content: unknown, onFault: OnFault): Menu => {
  const story: Story = isRecord(content) ? content : {}
  return { title: textIn(story['title']), items: readItems(story['items'], 1, onFault) }
}

const itemToStory = ({ uid, displayName, link, keys, isHidden, banners, children }: MenuItem): Story => ({
  _uid: uid,
  component: 'menu_item',
  display_name: displayName,
  ...(link === undefined ? {} : { link: writeLink(link) }),
  category_or_type: writeMenuKeys(keys),
  hide: isHidden,
  banners: banners.map(blockToStory),
  children: children.map(itemToStory),
})

const MenuItemWire = valueCodec<Story>(
  'MenuItem',
  {
    type: 'object',
    properties: { display_name: { type: 'string' }, category_or_type: { type: 'string' }, hide: { type: 'boolean' } },
    additionalProperties: true,
  },
  (input) => (isRecord(input) ? E.right(input) : E.left(input)),
)

export const MenuRecord = record<Menu>('Menu', {
  title: t.string, items: via(list(MenuItemWire), (items) => readItems(items, 1, () => undefined), (items) => items.map(itemToStory)),
})
