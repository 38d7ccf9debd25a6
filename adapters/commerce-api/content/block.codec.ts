import * as E from 'fp-ts/lib/Either.js'
import type { Block, BlockKind } from '../../../domain/content/block.ts'
import { snakeName } from '../codec/snake-name.ts'
import type { Children, Named, Spread, Story } from './block-form.ts'
import { BLOCK_FORMS } from './block-forms.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { readEditingMark, writeEditingMark } from './editing-mark.ts'
import { isRecord, type Field } from './content-fields.ts'

/** A fault for the editor: its place in the page, and what is wrong. */
export type ContentFault = { readonly at: string; readonly problem: string }
export type OnFault = (fault: ContentFault) => void

type AnySlot = Field<unknown> | Named<unknown> | Spread<unknown> | Children

const KINDS = Object.keys(BLOCK_FORMS) as readonly BlockKind[]
const BY_COMPONENT: ReadonlyMap<string, BlockKind> = new Map(KINDS.map((kind) => [componentOf(kind), kind]))

/** The names of all kinds in the content service. */
export const COMPONENTS: readonly string[] = [...BY_COMPONENT.keys()]

/** Limits that no page written by a person exceeds. */
const DEEPEST = 10
const MOST = 300

function componentOf(kind: BlockKind): string {
  return snakeName(kind).replace(/^_/, '')
}

const slotsOf = (kind: BlockKind): readonly (readonly [string, AnySlot])[] =>
  Object.entries(BLOCK_FORMS[kind] as unknown as Readonly<Record<string, AnySlot>>)

const right = <A>(read: E.Either<unknown, A>): A | undefined => (E.isRight(read) ? read.right : undefined)

type Reading = { readonly onFault: OnFault; readonly remaining: { blocks: number } }

const readSlot = (name: string, slot: AnySlot, story: Story, at: string, depth: number, reading: Reading): unknown => {
  if (!('_tag' in slot) || slot._tag === 'Named') {
    const [wire, codec] = '_tag' in slot && slot._tag === 'Named' ? [slot.name, slot.field] : [name, slot as Field<unknown>]
    return right(codec.decode(story[wire]))
  }
  if (slot._tag === 'Spread') return slot.read(story)
  return readMany(story[slot.name], `${at}.${slot.name}`, depth + 1, reading, slot.kinds)
}

const readBlock = (input: unknown, at: string, depth: number, reading: Reading, kinds?: readonly BlockKind[]): Block | undefined => {
  const refused = (problem: string): undefined => {
    reading.onFault({ at, problem })
  }
  if (!isRecord(input)) return refused('is not a block')
  const component = typeof input['component'] === 'string' ? input['component'] : ''
  const kind = BY_COMPONENT.get(component)
  if (kind === undefined) return refused(`has an unknown component: ${component.slice(0, 60)}`)
  if (kinds !== undefined && !kinds.includes(kind)) return refused(`must not be a ${component}`)
  if (depth > DEEPEST) return refused('is nested too deeply')
  if (reading.remaining.blocks <= 0) return refused('exceeds the maximum number of blocks')
  reading.remaining.blocks -= 1
  const values = slotsOf(kind).map(([name, slot]) => [name, readSlot(name, slot, input, `${at}.${component}`, depth, reading)] as const)
  const editing = readEditingMark(input['_editable'])
  return { _tag: kind, ...Object.fromEntries(values), ...omitUndefined({ editing }) } as unknown as Block
}

const readMany = (
  input: unknown, at: string, depth: number, reading: Reading, kinds?: readonly BlockKind[],
): readonly Block[] => {
  if (input === undefined || input === null || input === '') return []
  if (!Array.isArray(input)) {
    reading.onFault({ at, problem: 'is not a list' })
    return []
  }
  return input.flatMap((entry, index) => readBlock(entry, `${at}[${index}]`, depth, reading, kinds) ?? [])
}

/** The blocks of a list; one that is unknown, broken or nested too deeply is reported and left out. Never throws. */
export const readBlocks = (input: unknown, onFault: OnFault, at = 'body'): readonly Block[] =>
  readMany(input, at, 1, { onFault, remaining: { blocks: MOST } })

const writeSlot = (name: string, slot: AnySlot, value: unknown): Story => {
  if (!('_tag' in slot)) return { [name]: slot.encode(value) }
  if (slot._tag === 'Named') return { [slot.name]: slot.field.encode(value) }
  return slot._tag === 'Spread' ? slot.write(value) : { [slot.name]: (value as readonly Block[]).map(blockToStory) }
}

/** A block as the content service has it. */
export const blockToStory = (block: Block): Story => {
  const values = new Map<string, unknown>(Object.entries(block))
  const fields = slotsOf(block._tag).flatMap(([name, slot]) => Object.entries(writeSlot(name, slot, values.get(name))))
  const mark = block.editing === undefined ? undefined : writeEditingMark(block.editing)
  const all = [['component', componentOf(block._tag)], ...fields, ['_editable', mark]] as const
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
