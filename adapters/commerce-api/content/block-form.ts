import type { Block, BlockKind, BlockOf } from '../../../domain/content/block.ts'
import type { Field } from './content-fields.ts'

export type Story = Readonly<Record<string, unknown>>

/** Blocks within a block: all kinds, or only some. */
export type Children = { readonly _tag: 'Children'; readonly name: string; readonly kinds: readonly BlockKind[] | undefined }

export const children = (name: string, ...kinds: readonly BlockKind[]): Children =>
  ({ _tag: 'Children', name, kinds: kinds.length === 0 ? undefined : kinds })

/** A field under its name in the content service. */
export type Named<A> = { readonly _tag: 'Named'; readonly name: string; readonly field: Field<A> }

export const fieldNamed = <A>(name: string, field: Field<A>): Named<A> => ({ _tag: 'Named', name, field })

/** A value that is written as several fields. */
export type Spread<A> = {
  readonly _tag: 'Spread'
  readonly read: (story: Story) => A
  readonly write: (value: A) => Story
}

type Slot<A> = [A] extends [readonly Block[]] ? Children : Field<A> | Named<A> | Spread<A>

/** How each value of a block is read and written; a missing one does not compile. */
export type BlockForm<Kind extends BlockKind> = {
  readonly [Name in Exclude<keyof BlockOf<Kind>, '_tag' | 'editing'>]-?: Slot<BlockOf<Kind>[Name]>
}
